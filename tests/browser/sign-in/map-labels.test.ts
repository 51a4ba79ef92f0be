import { contrastWithin } from '#tests/browser/forced-colours.ts'
import { expect, signIn, test } from './session.ts'

const labels = ['Geofence', 'S6 15:14']

test('the labels of the map are large enough, and no panel covers them', async ({ page, client }) => {
  await signIn(page, client)
  for (const width of [320, 375, 768, 961, 1000, 1100, 1199, 1280, 1290, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await page.locator('.ground text').evaluateAll((texts) => {
      const panels = [...document.querySelectorAll('.panel, .dash-title span, .ground-note')].map((panel) =>
        panel.getBoundingClientRect(),
      )
      const map = document.querySelector('.ground')?.getBoundingClientRect()
      return texts.flatMap((text) => {
        const box = text.getBoundingClientRect()
        const size =
          Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 0)
        const isCovered = panels.some(
          (panel) =>
            panel.left < box.right && box.left < panel.right && panel.top < box.bottom && box.top < panel.bottom,
        )
        const isInside =
          map && map.left <= box.left && box.right <= map.right && map.top <= box.top && box.bottom <= map.bottom
        return isCovered || !isInside || size < 12 ? [`${text.textContent} ${Math.round(size)} px`] : []
      })
    })
    expect(faults, `${width} px`).toEqual([])
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`in a ${colorScheme} forced scheme the labels of the map can be read`, async ({ page, client }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await signIn(page, client)
    for (const label of labels) {
      const text = page.locator('.ground text').filter({ hasText: label })
      // Panels rise as the dashboard opens.
      await expect.poll(() => contrastWithin(page, text), label).toBeGreaterThan(4.5)
      expect(await text.evaluate((element) => getComputedStyle(element).stroke), label).toBe(
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      )
    }
  })
