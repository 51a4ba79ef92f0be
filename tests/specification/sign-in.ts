import type { Page } from 'playwright/test'
import { expect, host } from '#tests/browser/test.ts'

/** Fills in the sign-in form with a client's email and password, and presses Sign In. */
export async function askToSignIn(page: Page, { email, password } = host.client) {
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens the dashboard as a client. */
export async function signIn(page: Page) {
  await askToSignIn(page)
  await expect(page.getByText(host.client.email)).toBeVisible()
}
