import { expect, host, test } from '#tests/browser/fixtures.ts'

test('a page with drawings says once that they use synthetic data, and a page without does not', async ({ page }) => {
  const note = page.getByText('Drawings and examples use synthetic data').filter({ visible: true })
  for (const [address, times] of [
    ['/', 1],
    ['/services', 1],
    ['/privacy', 0],
  ] as const) {
    await page.goto(`${host.origin}${address}`)
    await expect(note, address).toHaveCount(times)
  }
})

test('the year in the copyright line is computed from the current date', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-07-01T12:00:00Z'))
  await page.goto(`${host.origin}/about`)
  await expect(page.getByRole('contentinfo')).toContainText('© 2041')
})
