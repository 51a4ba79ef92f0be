/* Adding, using and removing an authenticator app. */

import { alert, codeField, enrol, enterCode, givePassword, openAccount, signOut } from './authenticator.ts'
import { newestLink } from './messages.ts'
import { expect, fillIn, host, signIn, signInButton, storedSession, test } from './session.ts'

const codeTitle = 'Enter your code'

test('enrol, sign out, sign in with a code, and with a wrong one', async ({ page, context, client, allow }) => {
  allow(/status of 422/)
  await signIn(page, client)
  await openAccount(page)
  const app = await enrol(page, client, 'Phone')
  await expect(page.getByRole('listitem').filter({ hasText: 'Phone' })).toBeVisible()
  await signOut(page)

  await fillIn(page, client)
  await signInButton(page).click()
  await expect(page.getByRole('heading', { name: codeTitle })).toBeFocused()
  await expect(page).toHaveTitle(`${codeTitle} | Cairnline`)
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  // Before the code, this browser has no session, on this page or another.
  expect(await storedSession(page)).toBeNull()
  const other = await context.newPage()
  await other.goto(`${host.origin}/welcome`)
  await expect(other).toHaveURL(`${host.origin}/login`)
  await other.close()

  for (const [typed, words] of [
    ['', 'Enter the six digits'],
    ['12a456', 'Enter numbers only'],
    ['12345', 'Enter all six digits'],
    ['1234567', 'Enter only six digits'],
    [app.wrong(), 'This code is wrong, expired or already used'],
    [app.code(3), 'This code is wrong, expired or already used'],
  ] as const) {
    await enterCode(page, typed)
    await expect(alert(page)).toContainText(words)
    await expect(codeField(page)).toBeFocused()
  }
  await page.getByRole('button', { name: 'Back to the password' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(client.email)
  expect(await storedSession(page)).toBeNull()
  await page.getByLabel(/^Password/).fill(client.password)
  await signInButton(page).click()
  const code = app.code()
  await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(client.email)).toBeVisible()
})

test('a forgotten password asks for the code before it is set', async ({ page, client, allow }) => {
  allow(/status of 422/)
  await signIn(page, client)
  await openAccount(page)
  const app = await enrol(page, client, 'Phone')
  await signOut(page)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await page.getByLabel('Email').fill(client.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await page.goto(await newestLink(client.email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: codeTitle })).toBeFocused()
  await enterCode(page, app.wrong())
  await expect(alert(page)).toContainText('This code is wrong')
  await enterCode(page, app.code())
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeFocused()
  await page.getByLabel(/^New password(?!,)/).fill('a cairn of eight stones')
  await page.getByLabel(/^Repeat new password/).fill('a cairn of eight stones')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(client.email)).toBeVisible()
})

test('several devices: a second is added against a code of the first, and one removed against a code of another', async ({
  page,
  client,
  allow,
}) => {
  allow(/status of 422/)
  await signIn(page, client)
  await openAccount(page)
  const phone = await enrol(page, client, 'Phone')
  await page.getByRole('button', { name: 'Add another device' }).click()
  await givePassword(page, client)
  await enterCode(page, phone.code())
  await page.getByLabel('Name of the device').fill('Phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(alert(page)).toContainText('has this name')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const key = await enrol(page, client, 'Key in the safe', phone)
  await expect(page.getByRole('button', { name: 'Remove Phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Phone' }).click()
  await givePassword(page, client)
  await expect(page.getByRole('heading', { name: 'Remove a device' })).toBeFocused()
  await codeField(page).fill(key.code())
  await page.getByRole('button', { name: 'Remove the device' }).click()
  await expect(page.getByText('The device is removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Phone' })).toHaveCount(0)
})

test('in an open session, devices cannot be changed without the password and a code', async ({
  page,
  client,
  allow,
}) => {
  allow(/status of 4\d\d/)
  await signIn(page, client)
  await openAccount(page)
  await page.getByRole('button', { name: 'Add a device' }).click()
  await givePassword(page, { ...client, password: 'not the password' })
  await expect(alert(page)).toContainText('This is not your current password')
  await expect(page.getByLabel(/^Current password/)).toBeFocused()
  const before = await storedSession(page)
  await page.getByLabel(/^Current password/).fill(client.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Name of the device')).toBeVisible()
  // The sign-in that checks the password leaves this browser's session as it was.
  expect(await storedSession(page)).toBe(before)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const phone = await enrol(page, client, 'Phone')
  for (const task of ['Add another device', 'Remove Phone']) {
    await page.getByRole('button', { name: task }).click()
    await givePassword(page, client)
    await codeField(page).fill(phone.wrong())
    await page.getByRole('button', { name: /^(Continue|Remove the device)$/ }).click()
    await expect(alert(page)).toContainText('This code is wrong')
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
  await expect(page.getByRole('button', { name: 'Remove Phone' })).toBeVisible()
})
