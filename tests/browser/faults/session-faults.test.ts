/* Sign-in and the dashboard when the auth service fails, is silent, or storage is blocked. */

import type { Page } from 'playwright/test'
import { blockStorage } from '#tests/browser/sign-in/blocked-storage.ts'
import {
  expect,
  fillIn,
  host,
  letExpire,
  signIn,
  signInButton,
  storedSession,
  storeSession,
  test,
} from '#tests/browser/sign-in/session.ts'

/** Stops the clock of a page, so that a limit passes only when its test says so. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)

const unexpected = 'An unexpected error occurred. Please try again.'
const limited = 'Too many attempts. Wait a few minutes, then try again.'
const barred = 'This account cannot sign in at the moment. Contact us.'

/** Answers to a sign-in that open no session: limits, closed accounts, failures, and answers of a proxy or a broken service. */
const noSessions = [
  [limited, { status: 429, json: { code: 429, error_code: 'over_request_rate_limit', msg: 'slow down' } }],
  [barred, { status: 400, json: { code: 400, error_code: 'user_banned', msg: 'User is banned' } }],
  [barred, { status: 400, json: { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' } }],
  [unexpected, { status: 500, json: { msg: 'oops' } }],
  [unexpected, { status: 503, contentType: 'text/html', body: '<h1>Down</h1>' }],
  [unexpected, { status: 200, contentType: 'application/json', body: 'null' }],
  [unexpected, { status: 200, contentType: 'text/html', body: '<script>alert(1)</script>' }],
  [unexpected, { status: 200, json: { access_token: 'a.b.c', refresh_token: 'r', expires_in: 9 } }],
] as const

test('an answer to a sign-in that is no refusal of the password says so, and leaves the form usable', async ({
  page,
  client,
  allow,
}) => {
  allow(/status of (400|429|5\d\d)/)
  await fillIn(page, client)
  for (const [sentence, answer] of noSessions) {
    await page.route('**/auth/v1/token**', (route) => route.fulfill(answer))
    await signInButton(page).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(signInButton(page)).toBeEnabled()
    await expect(page).toHaveURL(`${host.origin}/login`)
    expect(await storedSession(page)).toBeNull()
    await page.unroute('**/auth/v1/token**')
    // Editing clears the sentence.
    await page.getByLabel(/^Password/).fill(client.password.slice(1))
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await page.getByLabel(/^Password/).fill(client.password)
  }
  await signInButton(page).click()
  await expect(page.getByText(client.email)).toBeVisible()
})

test('a sign-in that the service never answers times out with a message', async ({ page, client, allow }) => {
  allow(/auth\/v1\/token/)
  await page.clock.install()
  await page.route('**/auth/v1/token**', () => {})
  await fillIn(page, client)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await stopClock(page)
  await signInButton(page).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await page.clock.fastForward(15_000)
  await expect(page.getByText(unexpected)).toBeVisible()
  await expect(signInButton(page)).toBeEnabled()
})

test('a signed-in visitor is redirected from /login to the dashboard, once', async ({ page, client }) => {
  await signIn(page, client)
  await page.goto(`${host.origin}/about`)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto(`${host.origin}/login`)
  await expect(page.getByText(client.email)).toBeVisible()
  expect(visited).toEqual(['/login', '/welcome'])
  await page.goBack()
  await expect(page).toHaveURL(`${host.origin}/about`)
})

test('an expired session is kept while the service is down, and continues with Retry', async ({
  page,
  client,
  allow,
}) => {
  allow(/auth\/v1\/token|ERR_FAILED|preloaded using link preload/)
  await signIn(page, client)
  await letExpire(page)
  let isDown = true
  await page.route('**/auth/v1/token**', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${host.origin}/welcome`)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeFocused({ timeout: 12_000 })
  expect(await storedSession(page)).not.toBeNull()
  // The service comes back after the page has reloaded: a renewal that leaving a page cuts off spends its token.
  const reloaded = page.waitForEvent('load')
  await retry.click()
  await reloaded
  isDown = false
  await expect(page.getByText(client.email)).toBeVisible({ timeout: 40_000 })
})

test('a forged session opens only the fixed page, without client data', async ({ page, client }) => {
  // Until the service has answered.
  await page.route('**/auth/v1/user', () => undefined)
  // A page without sign-in does not go on to the dashboard by itself.
  await page.goto(`${host.origin}/about`)
  const user = { id: 'forged', email: '<img src=x onerror=alert(1)>' }
  const session = { access_token: 'e30.e30.e30', refresh_token: 'x', expires_at: 4_000_000_000, expires_in: 9, user }
  await storeSession(page, { ...session, token_type: 'bearer' })
  await page.goto(`${host.origin}/welcome`)
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page.getByText(client.email)).toHaveCount(0)
})

test.describe('where storage throws', () => {
  test.beforeEach(({ page }) => blockStorage(page))

  test('sign-in says that the session cannot be kept, and the dashboard leads back', async ({ page, client }) => {
    await fillIn(page, client)
    await signInButton(page).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page).toHaveURL(`${host.origin}/login`)
    await page.goto(`${host.origin}/welcome`)
    await expect(page).toHaveURL(`${host.origin}/login`)
  })
})
