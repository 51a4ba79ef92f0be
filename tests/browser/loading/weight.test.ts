import { addressesByKind } from '#tests/browser/addresses.ts'
import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { weigh } from '#tests/browser/weight.ts'

for (const address of addressesByKind) {
  test(`the first paint of ${address} waits for no request, and nothing moves after it`, async ({ page, allow }) => {
    allow(/status of 404/)
    await watchShifts(page)
    expect((await weigh(page, `${host.origin}${address}`)).blocking).toEqual([])
    expect(await shifts(page)).toEqual([])
  })
}
