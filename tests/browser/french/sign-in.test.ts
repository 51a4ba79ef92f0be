/* Sign-in and the dashboard in French. */

import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/sign-in/session.ts'
import { english } from '#tests/browser/words/english.ts'
import { french } from '#tests/browser/words/french.ts'

const { paths, signInForm, dashboard } = french

const passwordField = (page: Page) => page.getByLabel(new RegExp(`^${signInForm.password}`))

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(signInForm.email).fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: signInForm.submit, exact: true }).click()
}

test('a wrong password is refused in French, a right one opens the French dashboard, and sign-out ends it', async ({
  page,
  client,
  allow,
}) => {
  allow(/status of 400/)
  await page.goto(`${host.origin}${paths.dashboard}`)
  await expect(page).toHaveURL(`${host.origin}${paths.signIn}`)
  await signIn(page, client.email, 'pas le mot de passe')
  await expect(page.getByRole('alert')).toContainText(signInForm.failure.refused)
  await passwordField(page).fill(client.password)
  await page.getByRole('button', { name: signInForm.submit, exact: true }).click()
  await expect(page).toHaveURL(`${host.origin}${paths.dashboard}`)
  await expect(page.getByText(client.email)).toBeVisible()
  for (const { label, value } of dashboard.overview.tiles) {
    await expect(page.getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByText(value, { exact: true })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByText(client.email)).toBeVisible()
  await page.getByRole('button', { name: dashboard.account.signOut }).click()
  await expect(page).toHaveURL(`${host.origin}${paths.signIn}`)
  await expect(page.getByText(signInForm.signOutMessage.signedOut)).toBeVisible()
})

test('a session is one in both languages', async ({ page, client }) => {
  await page.goto(`${host.origin}${paths.signIn}`)
  await signIn(page, client.email, client.password)
  await expect(page.getByText(client.email)).toBeVisible()
  await page.locator('header a[hreflang="en-CA"]').click()
  await expect(page).toHaveURL(`${host.origin}${english.paths.dashboard}`)
  await expect(page.getByText(client.email)).toBeVisible()
  await page.getByRole('button', { name: english.dashboard.account.signOut }).click()
  await expect(page).toHaveURL(`${host.origin}${english.paths.signIn}`)
  await page.goto(`${host.origin}${paths.dashboard}`)
  await expect(page).toHaveURL(`${host.origin}${paths.signIn}`)
})
