import type { Page } from 'playwright/test'
import { addressesByKind } from '#tests/browser/addresses.ts'
import { expect, host, test } from '#tests/browser/test.ts'

const screens = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]

for (const address of addressesByKind) {
  test(`${address} preloads the fonts that its first view is set in, and lets only lower images wait`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/)
    const seen = { fonts: new Set<string>(), images: new Set<string>() }
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.goto(`${host.origin}${address}`)
      const { fonts, images } = await firstView(page)
      for (const font of fonts) seen.fonts.add(font)
      for (const image of images) seen.images.add(image)
    }
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(seen.fonts.size)
    const eager = await page
      .locator('img:not([loading="lazy"])')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
    expect(eager.sort()).toEqual([...seen.images].sort())
  })
}

test('the first ring that a keyboard shows is the site’s own', async ({ page }) => {
  await page.goto(`${host.origin}/about`)
  for (const selector of ['.skip', '.logo']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(selector).first()).toBeFocused()
    await expect(page.locator(selector).first()).toHaveCSS('outline-width', '3px')
  }
})

/** The loaded fonts and the images in the first view. */
function firstView(page: Page): Promise<{ fonts: string[]; images: string[] }> {
  return page.evaluate(() => {
    const inSight = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return element.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        inSight(element) && [...element.childNodes].some((node) => node.nodeName === '#text' && node.nodeValue?.trim()),
    )
    return {
      fonts: [...new Set(texts.map((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? ''))],
      // Decorative images can load late anywhere.
      images: [...document.images]
        .filter((image) => image.alt !== '' && inSight(image))
        .map((image) => image.getAttribute('src') ?? ''),
    }
  })
}
