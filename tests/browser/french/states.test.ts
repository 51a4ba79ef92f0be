import { findings } from '#tests/browser/axe.ts'
import { overflow } from '#tests/browser/overflow.ts'
import { statesIn } from '#tests/browser/states.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { french } from '#tests/browser/words/french.ts'

/** The narrowest phone and the widest desk, in CSS pixels. */
const widths = [320, 1920]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, address, complaint, widestScreen = Number.POSITIVE_INFINITY, reach } of statesIn(french)) {
  test(`${name} keeps to the screen in French, and axe finds nothing`, async ({ page, allow }) => {
    if (complaint) allow(complaint)
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`${host.origin}${address}`)
    await reach(page, host.client)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    for (const width of widths.filter((one) => one <= widestScreen)) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${width} px`).toBe('')
      expect(await findings(page), `${width} px`).toEqual([])
    }
  })
}
