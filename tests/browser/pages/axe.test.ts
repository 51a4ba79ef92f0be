import { addressesByKind } from '#tests/browser/addresses.ts'
import { findings } from '#tests/browser/axe.ts'
import { states } from '#tests/browser/states.ts'
import { expect, host, test } from '#tests/browser/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const address of addressesByKind) {
  test(`axe finds nothing on ${address}`, async ({ page, allow }) => {
    allow(/status of 404/)
    await page.goto(`${host.origin}${address}`)
    expect(await findings(page)).toEqual([])
  })
}

for (const { name, address, complaint, widestScreen, reach } of states) {
  test(`axe finds nothing in the state ${name}`, async ({ page, allow }) => {
    if (complaint) allow(complaint)
    if (widestScreen !== undefined) await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(`${host.origin}${address}`)
    await reach(page, host.client)
    expect(await findings(page)).toEqual([])
  })
}
