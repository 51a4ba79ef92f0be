import { addClient, choosePassword, invite, newEmail, newestLink, redeem } from './mail.ts'
import { expect, fillIn, host, signIn, signInButton, signInByForm, test } from './session.ts'

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

test('forgotten, message, new password, the old one refused, the other device signed out', async ({
  page,
  browser,
  allow,
}) => {
  allow(/status of 400/)
  const email = newEmail('forgetful')
  const old = 'seven stones and a line'
  await addClient(email, old)
  const device = await browser.newContext()
  const elsewhere = await device.newPage()
  await signIn(elsewhere, { email, password: old })

  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeFocused()
  await redeem(page, await newestLink(email))
  await choosePassword(page, password)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)

  await fillIn(page, { email, password: old })
  await signInButton(page).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await device.close()
})
