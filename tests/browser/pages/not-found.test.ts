import { expect, host, test } from '#tests/browser/fixtures.ts'

test('unknown paths answer 404 with the nearest page', async ({ page, allow }) => {
  allow(/status of 404/)
  for (const [path, title] of [
    ['/services/x', 'Service Not Found'],
    ['/services/constructor', 'Service Not Found'],
    ['/sectors/x', 'Sector not found'],
    ['/sectors/GOVERNMENT', 'Sector not found'],
    ['/x/y', 'Oops! Page Not Found'],
    ['/%E0%A4%A', 'Oops! Page Not Found'],
  ] as const) {
    const response = await page.goto(`${host.origin}${path}`)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})
