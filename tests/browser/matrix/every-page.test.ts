/* Before a release: every page in every width, colour scheme and medium. */

import { addressesByKind, allAddresses } from '#tests/browser/addresses.ts'
import { findings } from '#tests/browser/axe.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { unseenFigures } from '#tests/browser/forced-colours.ts'
import { hoverKinds, moving } from '#tests/browser/motion.ts'
import { overflow, setTextSize } from '#tests/browser/overflow.ts'
import { leadsOn, wordsLostOnPaper } from '#tests/browser/print.ts'
import { states } from '#tests/browser/states.ts'

/** Widths from the narrowest phone to a wide screen, with both sides of each breakpoint. */
const widths = [...Array.from({ length: 41 }, (_, index) => 320 + 40 * index), 607, 608, 609, 959, 961]
const schemes = ['light', 'dark'] as const

for (const address of allAddresses) {
  const details = { tag: addressesByKind.includes(address) ? '@sample' : [] }

  test(
    `axe finds nothing on ${address} in either scheme, and nothing moves under reduced motion`,
    details,
    async ({ page, allow }) => {
      allow(/status of 404/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${host.origin}${address}`)
      await hoverKinds(page)
      expect(await moving(page)).toEqual([])
      for (const colorScheme of schemes)
        for (const width of [320, 1280]) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.setViewportSize({ width, height: 900 })
          expect(await findings(page), `${colorScheme}, ${width} px`).toEqual([])
        }
    },
  )

  for (const colorScheme of schemes)
    test(
      `the figures of ${address} can be seen in a ${colorScheme} forced scheme`,
      details,
      async ({ page, allow }) => {
        allow(/status of 404/)
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        // Now and then Chromium draws a file of SVG for the forced scheme of an earlier page. A second load draws it anew.
        await expect(async () => {
          await page.goto(`${host.origin}${address}`)
          expect(await unseenFigures(page)).toEqual([])
        }).toPass({ timeout: 30_000 })
        expect(await overflow(page)).toBe('')
      },
    )

  test(
    `${address} is printed with its words, legibly, and without what only leads on`,
    details,
    async ({ page, allow }) => {
      allow(/status of 404/)
      await page.setViewportSize({ width: 720, height: 960 })
      await page.goto(`${host.origin}${address}`)
      expect(await wordsLostOnPaper(page)).toEqual([])
      await expect(page.locator(leadsOn).filter({ visible: true })).toHaveCount(0)
      expect(await overflow(page)).toBe('')
      // Nobody presses a link on paper.
      expect((await findings(page)).filter((one) => !one.startsWith('target-size'))).toEqual([])
    },
  )

  test(`${address} never scrolls sideways, from 320 to 1920 px and at twice the text size`, async ({ page, allow }) => {
    allow(/status of 404/)
    await page.goto(`${host.origin}${address}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${width} px`).toBe('')
    }
    await setTextSize(page, 200)
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${width} px, text at 200 %`).toBe('')
    }
  })
}

for (const { name, address, complaint, widestScreen = Number.POSITIVE_INFINITY, reach } of states)
  test(`axe finds nothing in the state ${name} in either scheme`, async ({ page, allow }) => {
    if (complaint) allow(complaint)
    await page.setViewportSize({ width: 320, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${host.origin}${address}`)
    await reach(page, host.client)
    for (const colorScheme of schemes)
      for (const width of [320, 1280].filter((one) => one <= widestScreen)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        expect(await findings(page), `${colorScheme}, ${width} px`).toEqual([])
      }
  })
