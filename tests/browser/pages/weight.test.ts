import { addressesByKind } from '#tests/browser/addresses.ts'
import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { weigh } from '#tests/browser/weight.ts'
import { homeBudgets } from '#tests/dist/cost/budgets.ts'

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test(`home keeps to its weight at ${width} px, before scrolling and with every plate`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { beforeScrolling, whole } = await weigh(page, host.origin)
    // A page has at least a document, two fonts and a script. Fewer requests mean that some were not counted.
    expect(beforeScrolling.requests).toBeGreaterThanOrEqual(4)
    expect(whole.requests).toBeGreaterThan(beforeScrolling.requests)
    expect(beforeScrolling.bodyBytes).toBeLessThanOrEqual(homeBudgets.beforeScrolling)
    expect(whole.bodyBytes).toBeLessThanOrEqual(homeBudgets.whole)
  })
}

for (const address of addressesByKind) {
  test(`the first paint of ${address} waits for no request, and nothing moves after it`, async ({ page, allow }) => {
    allow(/status of 404/)
    await watchShifts(page)
    expect((await weigh(page, `${host.origin}${address}`)).blocking).toEqual([])
    expect(await shifts(page)).toEqual([])
  })
}
