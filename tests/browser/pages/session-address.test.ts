/* Tokens that the auth service puts into an address do not stay there. */

import { expect, host, test } from '#tests/browser/fixtures.ts'

/** What the auth service appends to the address that its own links lead to. */
const fragments = [
  '#access_token=e30.e30.e30&expires_in=3600&provider_token=x&refresh_token=y&token_type=bearer&type=magiclink',
  '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  '#token_hash=0123456789abcdef&type=invite',
  '#access_token%3De30',
]

/** One script of every page takes the tokens away. The first of these pages shows it with each form of them, the others with one. */
for (const path of ['/about', '/', '/contact', '/nowhere', '/fr/a-propos']) {
  test(`the tokens of a session do not stay in the address of ${path}, nor in the history`, async ({ page, allow }) => {
    if (path === '/nowhere') allow(/status of 404/)
    for (const fragment of path === '/about' ? fragments : fragments.slice(0, 1)) {
      await page.goto('about:blank')
      await page.goto(`${host.origin}${path}?a=1${fragment}`)
      await expect(page, fragment).toHaveURL(`${host.origin}${path}?a=1`)
    }
    // A page that is already open is not loaded again.
    await page.goto(`${host.origin}${path}?a=1${fragments[0]}`)
    await expect(page).toHaveURL(`${host.origin}${path}?a=1`)
    const entries = await page.evaluate(() => history.length)
    for (let back = 1; back < entries; back += 1) {
      await page.goBack()
      expect(page.url()).not.toContain('token')
    }
  })
}

test('the switch between the languages copies a section, but no token', async ({ page, allow }) => {
  allow(/ERR_FAILED|\.js$/)
  const other = page.locator('header a[hreflang]:visible')
  await page.goto(`${host.origin}/services#gis`)
  await other.click()
  await expect(page).toHaveURL(`${host.origin}/fr/services#gis`)
  // Before the script of the sign-in page has taken the link.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${host.origin}/login${fragments[2]}`)
  await other.click()
  await expect(page).toHaveURL(`${host.origin}/fr/connexion`)
})
