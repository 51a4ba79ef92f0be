/* Passkeys of a client: added, used to sign in, renamed and removed, on one device and on two. */

import { enrol, enterCode, openAccount, signOut } from './authenticator.ts'
import { choosePassword, invite, newEmail, redeem, startRecovery } from './messages.ts'
import { expect, fillIn, host, signIn, signInButton, storedSession, test } from './session.ts'
import {
  accountWithPasskey,
  addPasskey,
  beginPasskey,
  Device,
  namePasskey,
  offerNoneInFields,
  passkeyButton,
  passkeyItem,
  removePasskey,
} from './virtual-authenticator.ts'

const none = /^No passkey was (used|added)/

test('a passkey is added, signs in by the button, and its list says when', async ({ page, client }) => {
  const device = await accountWithPasskey(page, client, () => signIn(page, client))
  expect(await device.passkeys()).toHaveLength(1)
  await expect(page.getByRole('status').filter({ hasText: 'has its new name' })).toBeVisible()
  await expect(passkeyItem(page, 'Laptop')).toContainText('not used yet')
  await signOut(page)
  await passkeyButton(page).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(client.email)).toBeVisible()
  await openAccount(page)
  await expect(passkeyItem(page, 'Laptop')).toContainText('Last used')
  await expect(passkeyItem(page, 'Laptop').locator('time')).toHaveCount(2)
})

test('a passkey that the browser offers in the email field signs in without a press', async ({ page, client }) => {
  await Device.plugInto(page)
  await signIn(page, client)
  await openAccount(page)
  await addPasskey(page, client, 'Laptop')
  await signOut(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/passkeys/') && asked.push(request.url()))
  await page.goto(`${host.origin}/login`)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  expect(asked).toEqual([])
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await page.getByLabel('Email').focus()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(client.email)).toBeVisible()
})

test('a closed prompt is no error, and the password still signs in', async ({ page, client }) => {
  const device = await accountWithPasskey(page, client, () => signIn(page, client))
  await device.refuse()
  await page.goto(`${host.origin}/welcome`)
  await openAccount(page)
  await beginPasskey(page, client)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('status').filter({ hasText: none })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await signOut(page)
  await fillIn(page, client)
  await passkeyButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: none })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(passkeyButton(page)).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(client.email)
  await signInButton(page).click()
  await expect(page.getByText(client.email)).toBeVisible()
})

test('two passkeys: each signs in, one is renamed, the last one is removed with a word about the password', async ({
  page,
  client,
}) => {
  const laptop = await accountWithPasskey(page, client, () => signIn(page, client))
  // A device has one passkey for an account.
  await beginPasskey(page, client)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'already has a passkey' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await laptop.unplug()
  const key = await Device.plugInto(page, { transport: 'usb' })
  await addPasskey(page, client, 'Key in the safe')
  await signOut(page)
  await passkeyButton(page).click()
  await expect(page.getByText(client.email)).toBeVisible()
  await openAccount(page)
  await page.getByRole('button', { name: 'Rename Laptop' }).click()
  await expect(page.getByLabel('Name of the passkey')).toHaveValue('Laptop')
  await namePasskey(page, ' ')
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a name' })).toBeVisible()
  await namePasskey(page, 'é'.repeat(100))
  await expect(page.getByRole('alert').filter({ hasText: 'too long' })).toBeVisible()
  await expect(page.getByLabel('Name of the passkey')).toBeFocused()
  await namePasskey(page, 'Old laptop')
  await removePasskey(page, client, 'Old laptop')
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(passkeyItem(page, 'laptop')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Key in the safe' }).click()
  await page.getByLabel(/^Current password/).fill(client.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('you sign in with your password')).toBeVisible()
  await expect(page.getByText('its session stays open')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  expect(await key.passkeys()).toHaveLength(1)
})

test('a second factor is asked for after a passkey, and before one is added or removed', async ({ page, client }) => {
  await offerNoneInFields(page)
  await Device.plugInto(page)
  await signIn(page, client)
  await openAccount(page)
  const app = await enrol(page, client, 'Phone')
  await addPasskey(page, client, 'Laptop', app.code())
  await signOut(page)
  await passkeyButton(page).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
  expect(await storedSession(page)).toBeNull()
  await enterCode(page, app.code())
  await expect(page.getByText(client.email)).toBeVisible()
  await openAccount(page)
  await removePasskey(page, client, 'Laptop', app.code())
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
})

test('two tabs: a passkey that the other tab has removed cannot be renamed, and is not there to remove', async ({
  page,
  client,
  context,
  allow,
}) => {
  allow(/status of 404/)
  await accountWithPasskey(page, client, () => signIn(page, client))
  const other = await context.newPage()
  await other.goto(`${host.origin}/welcome`)
  await openAccount(other)
  await removePasskey(other, client, 'Laptop')
  await expect(other.getByText('The passkey is removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Rename Laptop' }).click()
  await namePasskey(page, 'Desktop')
  await expect(page.getByRole('alert').filter({ hasText: 'has been removed' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep the present name' }).click()
  await removePasskey(page, client, 'Laptop')
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
})

test('a new password by mail leaves the passkey as it is', async ({ page, client }) => {
  await accountWithPasskey(page, client, () => signIn(page, client))
  await signOut(page)
  await redeem(page, await startRecovery(client.email))
  await choosePassword(page, 'a cairn of eight stones')
  await expect(page.getByText(client.email)).toBeVisible()
  await signOut(page)
  await passkeyButton(page).click()
  await expect(page.getByText(client.email)).toBeVisible()
})

for (const answer of ['Not now', 'Create a passkey'] as const) {
  test(`after an invitation a passkey is offered: ${answer}`, async ({ page }) => {
    const device = await Device.plugInto(page)
    const email = newEmail('invited')
    await redeem(page, await invite(email))
    await choosePassword(page, 'a cairn of eight stones')
    await expect(page.getByRole('heading', { name: 'Add a passkey' })).toBeFocused()
    await page.getByRole('button', { name: answer }).click()
    await expect(page).toHaveURL(`${host.origin}/welcome`)
    await expect(page.getByText(email)).toBeVisible()
    expect(await device.passkeys()).toHaveLength(answer === 'Not now' ? 0 : 1)
  })
}
