/* The whole way of a client, from the invitation to the second sign-in. */

import { choosePassword, invite, newEmail } from './messages.ts'
import { expect, host, signInByForm, test } from './session.ts'

const password = 'a cairn of eight stones'

test('invitation, password, dashboard, sign-out, sign-in', async ({ page }) => {
  const email = newEmail('invited')
  const link = await invite(email)
  expect(link).toContain('type=invite')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeFocused()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Account')).toHaveValue(email)
  await choosePassword(page, password)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await signInByForm(page, { email, password })
})
