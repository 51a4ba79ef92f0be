/* The account screen: password, other sessions, initial passwords. */

import type { Browser, Page } from 'playwright/test'
import type { Client } from '#server/local/auth/accounts.ts'
import { alert, openAccount, signOut } from './authenticator.ts'
import { choosePassword, newEmail } from './messages.ts'
import { expect, fillIn, host, signIn, signInButton, storedSession, test } from './session.ts'

const next = 'a cairn of eight stones'
const ended = 'Your session has ended. Sign in again to continue.'

/** Signs a client in, in a browser of its own. Returns its dashboard. */
async function signInElsewhere(browser: Browser, client: Client): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, client)
  return page
}

async function expectEnded(page: Page): Promise<void> {
  // A dashboard asks whether its session is still valid every ten seconds, and at once when it is looked at.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(`${host.origin}/login`)
  await expect(page.getByText(ended)).toBeVisible()
  expect(await storedSession(page)).toBeNull()
}

test('accented letters are the same password, in one character or in two', async ({ page, accounts, allow }) => {
  allow(/status of 400/)
  const [first, second] = ['Été à Québec, 2026', 'Hiver à Montréal, 2027']
  const { email } = await accounts.addClient(`${crypto.randomUUID()}@agency.example`, first.normalize('NFC'))
  await signIn(page, { email, password: first })
  await openAccount(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await change(page, first.normalize('NFD'), second.normalize('NFC'), second.normalize('NFD'))
  await expect(page.getByText('Your password is changed.')).toBeVisible()
})

async function change(page: Page, current: string, chosen: string, repeated = chosen): Promise<void> {
  await page.getByLabel(/^Current password/).fill(current)
  await page.getByLabel(/^New password(?!,)/).fill(chosen)
  await page.getByLabel(/^Repeat new password/).fill(repeated)
  await page.getByRole('button', { name: 'Set password' }).click()
}

test('the account screen shows what the service knows, and the button and Back lead to the dashboard', async ({
  page,
  client,
}) => {
  await signIn(page, client)
  await openAccount(page)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused()
  await expect(page).toHaveTitle('Your account | Cairnline')
  const details = page.getByRole('region', { name: 'Account' })
  await expect(details).toContainText(client.email)
  await expect(details.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
  for (const leave of [
    () => page.getByRole('button', { name: 'Back to the dashboard' }).click(),
    () => page.goBack(),
  ]) {
    await leave()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeFocused()
    await expect(page).toHaveTitle('Dashboard | Cairnline')
    await openAccount(page)
  }
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveTitle('Change your password | Cairnline')
  await page.getByRole('button', { name: 'Back to the dashboard' }).click()
  await page.goto(`${host.origin}/about`)
  await page.goBack()
  await expect(page.getByText(client.email)).toBeVisible()
})

test('a changed password needs the present one, and signs out the other browser', async ({
  page,
  client,
  browser,
  allow,
}) => {
  allow(/status of 4\d\d/)
  const elsewhere = await signInElsewhere(browser, client)
  await signIn(page, client)
  await openAccount(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeFocused()
  for (const [current, chosen, repeated, words, field] of [
    ['', next, next, 'Enter your current password', /^Current password/],
    ['not the password', next, next, 'This is not your current password', /^Current password/],
    [client.password, 'short', 'short', 'at least 12 characters', /^New password(?!,)/],
    [client.password, next, `${next}.`, 'The two passwords are not the same', /^Repeat new password/],
    [client.password, client.password, client.password, 'already your password', /^New password(?!,)/],
  ] as const) {
    await change(page, current, chosen, repeated)
    await expect(alert(page)).toContainText(words)
    await expect(page.getByLabel(field)).toBeFocused()
  }
  await change(page, client.password, next)
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expectEnded(elsewhere)
  await elsewhere.context().close()
  await page.reload()
  await expect(page.getByText(client.email)).toBeVisible()
  await signOut(page)
  await fillIn(page, client)
  await signInButton(page).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await signIn(page, { ...client, password: next })
})

test('the other browser is signed out, and this one stays', async ({ page, client, browser, allow }) => {
  allow(/status of 4\d\d/)
  const elsewhere = await signInElsewhere(browser, client)
  await signIn(page, client)
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(page.getByText('Every other device will be signed out within an hour.', { exact: true })).toBeVisible()
  await expectEnded(elsewhere)
  await elsewhere.context().close()
  await page.reload()
  await expect(page.getByText(client.email)).toBeVisible()
})

test('the password of an operator is replaced at the first sign-in, and not asked for again', async ({
  page,
  accounts,
  allow,
}) => {
  allow(/status of 422/)
  const client = { email: newEmail('initial'), password: 'seven stones and a line' }
  await accounts.addClientWithInitialPassword(client.email, client.password)
  await fillIn(page, client)
  await signInButton(page).click()
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeFocused()
  await expect(page.getByText('only for your first sign-in')).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  await choosePassword(page, client.password)
  await expect(alert(page)).toContainText('already your password')
  await choosePassword(page, next)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(client.email)).toBeVisible()
  await signOut(page)
  await signIn(page, { ...client, password: next })
})
