/* Addresses made up to plant markup, a session or a redirect. */

import { expect, host, test } from '#tests/browser/fixtures.ts'

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJldmlsIiwiZXhwIjo0MDAwMDAwMDAwfQ.AAAA'

const parts = [
  `#access_token=${token}&refresh_token=evil&expires_in=3600&expires_at=4000000000&token_type=bearer`,
  `#access_token=${token}&refresh_token=evil&expires_in=3600&token_type=bearer&type=signup`,
  '#error=access_denied&error_code=otp_expired&error_description=<script>alert(1)</script>',
  '#error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '#sb=%E0%A4%A&__proto__[x]=1&constructor=1',
  '?code=evil&state=evil&error_description=<script>alert(1)</script>',
  '?next=//evil.example&redirect=javascript:alert(1)',
  '#<svg onload=alert(1)>',
  '#:~:text=<script>',
]

for (const path of ['/login', '/welcome']) {
  test(`nothing in an address of ${path} creates markup, a session or a redirect`, async ({ page }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`A script from an address ran: ${dialog.message()}`)
    })
    for (const part of parts) {
      await page.goto('about:blank')
      await page.goto(`${host.origin}${path}${part}`)
      if (path === '/welcome') await expect(page, part).toHaveURL(`${host.origin}/login`)
      await expect(page.getByRole('heading', { level: 1 }), part).toBeVisible()
      // Only the script of these two pages could take a session from an address.
      const signIn = page.locator('[data-island="sign-in"]')
      if (page.url().includes('/login')) await expect(signIn, part).toHaveAttribute('data-island-status', 'hydrated')
      await expect(page.locator('img[src="x"], svg[onload], main script'), part).toHaveCount(0)
      const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
      expect(stored, part).toEqual({})
      expect(new URL(page.url()).origin, part).toBe(host.origin)
    }
  })
}
