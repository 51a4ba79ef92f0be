import { givePassword, openAccount, signOut } from './authenticator.ts'
import { expect, host, signIn, test } from './session.ts'
import { Device } from './virtual-authenticator.ts'

test('register, and sign in by the button', async ({ page, client }) => {
  const device = await Device.plugInto(page)
  await signIn(page, client)
  await openAccount(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await givePassword(page, client)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Name the passkey' })).toBeFocused()
  expect(await device.passkeys()).toHaveLength(1)
  await page.getByLabel('Name of the passkey').fill('Laptop')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toContainText('not used yet')
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(client.email)).toBeVisible()
})
