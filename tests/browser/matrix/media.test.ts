import { allAddresses } from '#tests/browser/addresses.ts'
import { findings } from '#tests/browser/axe.ts'
import { unseenFigures } from '#tests/browser/forced-colours.ts'
import { hoverKinds, moving } from '#tests/browser/motion.ts'
import { overflow } from '#tests/browser/overflow.ts'
import { leadsOn, wordsLostOnPaper } from '#tests/browser/paper/print.ts'
import { expect, host, test } from '#tests/browser/test.ts'

for (const address of allAddresses) {
  test(`nothing moves on ${address} under reduced motion`, async ({ page, allow }) => {
    allow(/status of 404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${host.origin}${address}`)
    expect(await moving(page)).toEqual([])
    await hoverKinds(page)
    expect(await moving(page)).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the figures of ${address} can be seen in a ${colorScheme} forced scheme`, async ({ page, allow }) => {
      allow(/status of 404/)
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      // Now and then Chromium draws a file of SVG for the forced scheme of an earlier page. A second load draws it anew.
      await expect(async () => {
        await page.goto(`${host.origin}${address}`)
        expect(await unseenFigures(page)).toEqual([])
      }).toPass({ timeout: 30_000 })
      expect(await overflow(page)).toBe('')
    })
  }

  test(`${address} is printed with its words, legibly, and without what only leads on`, async ({ page, allow }) => {
    allow(/status of 404/)
    await page.setViewportSize({ width: 720, height: 960 })
    await page.goto(`${host.origin}${address}`)
    expect(await wordsLostOnPaper(page)).toEqual([])
    await expect(page.locator(leadsOn).filter({ visible: true })).toHaveCount(0)
    expect(await overflow(page)).toBe('')
    expect(await findings(page)).toEqual([])
  })
}
