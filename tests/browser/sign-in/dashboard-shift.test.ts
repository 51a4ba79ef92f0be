import { shifts, watchShifts } from '#tests/browser/layout-shift.ts'
import { expect, host, signIn, test } from './session.ts'

for (const width of [375, 1440])
  test(`nothing moves at ${width} px when the dashboard learns whose it is, by a long address`, async ({
    page,
    client,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, client)
    await watchShifts(page)
    await page.goto(`${host.origin}/welcome`)
    await expect(page.getByText(client.email)).toBeVisible()
    expect(await shifts(page)).toEqual([])
  })
