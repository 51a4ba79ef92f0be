import { builtAddresses } from '#tests/browser/addresses.ts'
import { contentsOf, heightOf } from '#tests/browser/contents.ts'
import { expect, host, test } from '#tests/browser/test.ts'

test('a page higher than 6,000 px on a phone lists its sections before the first of them', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const long: string[] = []
  const unlisted: string[] = []
  for (const address of builtAddresses) {
    await page.goto(`${host.origin}${address}`)
    if ((await heightOf(page)) <= 6_000) continue
    long.push(address)
    const { listed, missing, isBefore, unreachable } = await contentsOf(page)
    if (listed < 3) unlisted.push(`${address}: ${listed} links`)
    if (!isBefore) unlisted.push(`${address}: the list comes after a section`)
    unlisted.push(...[...missing, ...unreachable].map((words) => `${address}: ${words}`))
  }
  expect(unlisted).toEqual([])
  for (const address of ['/services', '/services/movement', '/privacy', '/sectors']) expect(long).toContain(address)
})
