import type { Page } from 'playwright/test'
import { allAddresses } from '#tests/browser/addresses.ts'
import { findings } from '#tests/browser/axe.ts'
import { states } from '#tests/browser/states.ts'
import { expect, host, test } from '#tests/browser/test.ts'

const schemes = ['light', 'dark'] as const
const widths = [320, 1280]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One page serves all schemes and widths: to load it again would take longer than the rules themselves. */
async function expectNothing(page: Page, name: string, widestScreen = Number.POSITIVE_INFINITY): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths.filter((one) => one <= widestScreen)) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findings(page), `${name}, ${colorScheme}, at ${width} px`).toEqual([])
    }
  }
}

for (const address of allAddresses) {
  test(`axe finds nothing on ${address}`, async ({ page, allow }) => {
    allow(/status of 404/)
    await page.goto(`${host.origin}${address}`)
    await expectNothing(page, address)
  })
}

for (const { name, address, complaint, widestScreen, reach } of states) {
  test(`axe finds nothing in the state ${name}`, async ({ page, allow }) => {
    if (complaint) allow(complaint)
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(`${host.origin}${address}`)
    await reach(page, host.client)
    await expectNothing(page, name, widestScreen)
  })
}
