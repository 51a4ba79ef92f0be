/* The same of every state of the forms, the menu and the dashboard. */

import { findings } from '#tests/browser/axe.ts'
import { expect, host, test } from '#tests/browser/fixtures.ts'
import { lostWords, narrowColumns, spaceText } from '#tests/browser/legibility.ts'
import { laidOut } from '#tests/browser/motion.ts'
import { overflow } from '#tests/browser/overflow.ts'
import { statesIn } from '#tests/browser/states.ts'
import { english } from '#tests/browser/words/english.ts'
import { french } from '#tests/browser/words/french.ts'

const widths = [320, 620, 1000, 1280]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const words of [english, french])
  for (const { name, address, complaint, widestScreen = Number.POSITIVE_INFINITY, reach } of statesIn(words))
    test(`${name} at ${address} can be read at every width, and axe finds nothing`, {
      tag: words === french ? '@ci' : [],
    }, async ({ page, allow }) => {
      if (complaint) allow(complaint)
      await page.setViewportSize({ width: 320, height: 900 })
      await page.goto(`${host.origin}${address}`)
      await reach(page, host.client)
      await laidOut(page)
      await expect(page.locator('html')).toHaveAttribute('lang', words === french ? 'fr-CA' : 'en-CA')
      await expect(page.locator('h1').filter({ visible: true })).toHaveCount(name === 'menu-open' ? 0 : 1)
      const faults = await findings(page)
      const look = async (label: string, check: () => Promise<readonly string[]>) => {
        for (const width of widths.filter((one) => one <= widestScreen)) {
          await page.setViewportSize({ width, height: 900 })
          const found = [await overflow(page), ...(await check())].filter((one) => one !== '')
          faults.push(...found.map((fault) => `at ${width} px${label}: ${fault}`))
        }
      }
      await look('', () => narrowColumns(page, page.viewportSize()?.width === 320 ? 25 : 40))
      await spaceText(page)
      await look(', text spaced', () => lostWords(page))
      expect(faults).toEqual([])
    })
