/* A dashboard that is open while its account or its session ends elsewhere, or the network fails. */

import type { Page } from 'playwright/test'
import {
  expect,
  host,
  signIn,
  storedSession,
  storedTokens,
  storeSession,
  test,
} from '#tests/browser/sign-in/session.ts'

async function expectEnded(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${host.origin}/login`)
  await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible()
  expect(await storedSession(page)).toBeNull()
}

test('an account that is removed closes its open dashboard', async ({ page, client, accounts, allow }) => {
  allow(/status of 403/)
  await signIn(page, client)
  await accounts.removeClient(client.email)
  await expectEnded(page)
})

test('a forged session, and a stale one, are out as soon as the service has answered', async ({
  page,
  client,
  allow,
}) => {
  allow(/status of 4\d\d/)
  await signIn(page, client)
  const session = await storedTokens(page)
  const [header, , signature] = session.access_token.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: 'forged', exp: 9_999_999_999, aal: 'aal2' })).toString('base64url')
  await page.goto(`${host.origin}/about`)
  const forged = { access_token: `${header}.${claims}.${signature}`, refresh_token: 'forged' }
  await storeSession(page, { ...session, ...forged })
  await page.goto(`${host.origin}/welcome`)
  await expectEnded(page)
})

test('a network that fails changes nothing, and is said quietly', async ({ page, client, allow }) => {
  allow(/ERR_FAILED|auth\/v1/)
  await signIn(page, client)
  await page.route('**/auth/v1/user', (route) => route.abort())
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('is not responding')).toBeVisible()
  expect(await storedSession(page)).not.toBeNull()
  await page.unroute('**/auth/v1/user')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('is not responding')).toBeHidden()
})
