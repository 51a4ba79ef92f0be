/* Second factors under faults: a device that was removed elsewhere, a service that fails or has them switched off. */

import {
  alert,
  codeField,
  enrol,
  enterCode,
  givePassword,
  openAccount,
  scan,
  signOut,
} from '#tests/browser/sign-in/authenticator.ts'
import {
  expect,
  fillIn,
  host,
  signIn,
  signInButton,
  startSession,
  storedSession,
  test,
} from '#tests/browser/sign-in/session.ts'

const codeTitle = 'Enter your code'

test('a device that is removed elsewhere while its code is asked: the sign-in goes on without it', async ({
  page,
  client,
  accounts,
  allow,
}) => {
  allow(/status of 404/)
  await signIn(page, client)
  await openAccount(page)
  const app = await enrol(page, client, 'Phone')
  await signOut(page)
  await fillIn(page, client)
  await signInButton(page).click()
  await expect(page.getByRole('heading', { name: codeTitle })).toBeFocused()
  await accounts.resetFactors(client.email)
  await enterCode(page, app.wrong())
  await expect(page.getByText(client.email)).toBeVisible()
})

for (const [name, fault] of [
  ['no answer', 'abort'],
  ['429', 429],
] as const) {
  const words = fault === 429 ? 'Too many attempts.' : 'The sign-in service did not respond'

  test(`${name} at each step of a second factor: one sentence, and the form goes on`, async ({
    page,
    client,
    allow,
  }) => {
    allow(/ERR_FAILED|auth\/v1|status of/)
    const fail = (path: string) =>
      page.route(`**/auth/v1/${path}`, (route) =>
        fault === 'abort' ? route.abort() : route.fulfill({ status: fault, json: { code: fault, msg: 'no' } }),
      )
    await signIn(page, client)
    await openAccount(page)
    await fail('factors')
    await page.getByRole('button', { name: 'Add a device' }).click()
    await givePassword(page, client)
    await page.getByLabel('Name of the device').fill('Phone')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(alert(page)).toContainText(words)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
    await page.unroute('**/auth/v1/factors')
    await page.getByRole('button', { name: 'Cancel' }).click()
    const app = await scan(page, client, 'Phone')
    const code = app.code()
    for (const step of ['challenge', 'verify']) {
      await fail(`factors/*/${step}`)
      await codeField(page).fill(code)
      await page.getByRole('button', { name: 'Add the device' }).click()
      await expect(alert(page)).toContainText(words)
      await page.unroute(`**/auth/v1/factors/*/${step}`)
    }
    await page.getByRole('button', { name: 'Add the device' }).click()
    await expect(page.getByText('The device is added.')).toBeVisible()
  })
}

test('a service without second factors says so, and leaves the account as it was', async ({ page, client, allow }) => {
  allow(/status of 4\d\d/)
  await signIn(page, client)
  await openAccount(page)
  const json = { code: 'mfa_totp_enroll_not_enabled', message: 'no' }
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
  for (const answer of [
    { status: 422, headers, json },
    { status: 404, json: {} },
  ]) {
    await page.route('**/auth/v1/factors', (route) => route.fulfill(answer))
    await page.getByRole('button', { name: 'Add a device' }).click()
    await givePassword(page, client)
    await page.getByLabel('Name of the device').fill('Phone')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(alert(page)).toContainText('cannot add a second factor at the moment')
    await page.unroute('**/auth/v1/factors')
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
  await expect(page.getByText('A password alone opens your account.')).toBeVisible()
})

test('a session that lacks the code of its second factor opens no dashboard, and ends one that was open', async ({
  page,
  client,
  browser,
  allow,
}) => {
  allow(/status of 403/)
  await signIn(page, client)
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signIn(elsewhere, client)
  await openAccount(elsewhere)
  await enrol(elsewhere, client, 'Phone')
  await other.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(`${host.origin}/login`)
  expect(await storedSession(page)).toBeNull()
  await startSession(page, client)
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
  expect(await storedSession(page)).toBeNull()
})

test('where the service takes no password without a captcha, a sign-in of the last ten minutes stands in for it', async ({
  page,
  client,
  allow,
}) => {
  allow(/status of 400/)
  // The times of the sign-in are the service's, and this computer's clock may be wrong.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 3_600_000
  })
  await signIn(page, client)
  await openAccount(page)
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
  const json = { code: 'captcha_failed', message: 'no' }
  await page.route('**/auth/v1/token?grant_type=password', (route) => route.fulfill({ status: 400, headers, json }))
  await page.getByRole('button', { name: 'Add a device' }).click()
  await givePassword(page, client)
  await expect(page.getByLabel('Name of the device')).toBeVisible()
})
