import { allAddresses } from '#tests/browser/addresses.ts'
import { findings } from '#tests/browser/axe.ts'
import { states } from '#tests/browser/states.ts'
import { expect, host, test } from '#tests/browser/test.ts'

const schemes = ['light', 'dark'] as const
const widths = [320, 1280]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const colorScheme of schemes) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const address of allAddresses) {
      test(`axe finds nothing on ${address}`, async ({ page, allow }) => {
        allow(/status of 404/)
        await page.goto(`${host.origin}${address}`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect(await findings(page), `${address} at ${width} px`).toEqual([])
        }
      })
    }

    for (const { name, address, complaint, widestScreen = Number.POSITIVE_INFINITY, reach } of states) {
      test(`axe finds nothing in the state ${name}`, async ({ page, allow }) => {
        if (complaint) allow(complaint)
        await page.setViewportSize({ width: 320, height: 900 })
        await page.goto(`${host.origin}${address}`)
        await reach(page, host.client)
        for (const width of widths.filter((one) => one <= widestScreen)) {
          await page.setViewportSize({ width, height: 900 })
          expect(await findings(page), `${name} at ${width} px`).toEqual([])
        }
      })
    }
  })
}
