/* The fixtures of tests that sign in: a client of their own for each, and its stored session. */

import type { Page } from 'playwright/test'
import { localSettings } from '#server/environment.ts'
import { type Accounts, type Client, openAccounts } from '#server/local/auth/accounts.ts'
import { test as base, expect, host } from '#tests/browser/fixtures.ts'

const key = 'sb-localhost-auth-token'

/** Each test has a client of its own, because a sign-out ends all sessions of a client. */
export const test = base.extend<{ client: Client }, { accounts: Accounts }>({
  accounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const accounts = await openAccounts(host.dataFolder, localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY)
      await use(accounts)
      await accounts.close()
    },
    { scope: 'worker' },
  ],
  client: async ({ accounts }, use) => use(await accounts.addClient(`${crypto.randomUUID()}@agency.example`)),
})

export { expect, host }

/** Opens sign-in and fills in its form. */
export async function fillIn(page: Page, { email, password }: Client): Promise<void> {
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
}

export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })

/** Signs in by the form. The page then shows the dashboard. */
export async function signInByForm(page: Page, client: Client): Promise<void> {
  await fillIn(page, client)
  await signInButton(page).click()
  await expect(page.getByText(client.email)).toBeVisible()
}

/** Opens the dashboard with a new session, for tests of what comes after signing in. */
export async function signIn(page: Page, client: Client): Promise<void> {
  await startSession(page, client)
  await page.goto(`${host.origin}/welcome`)
  await expect(page.getByText(client.email)).toBeVisible()
}

/** Stores a new session, of a password alone. @throws {Error} with the status, when the service refuses */
export async function startSession(page: Page, client: Client): Promise<void> {
  const response = await fetch(`${host.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY },
    body: JSON.stringify(client),
  })
  if (!response.ok) throw new Error(`The service answered ${response.status}`)
  // A file of the site: the dashboard's own page would ask for the session before it is there.
  await page.goto(`${host.origin}/version.json`)
  await storeSession(page, await response.text())
}

export const storedSession = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)

export async function storeSession(page: Page, session: object | string): Promise<void> {
  const text = typeof session === 'string' ? session : JSON.stringify(session)
  await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, text])
}

export async function storedTokens(page: Page): Promise<{ access_token: string }> {
  const session: { access_token?: string } | null = JSON.parse((await storedSession(page)) ?? 'null')
  if (!session?.access_token) throw new Error('There is no session')
  return { ...session, access_token: session.access_token }
}

/** Leaves the page, which would renew the session, and makes the stored session look expired for hours. */
export async function letExpire(page: Page): Promise<void> {
  await page.goto(`${host.origin}/about`)
  await storeSession(page, { ...(await storedTokens(page)), expires_at: 1_700_000_000, expires_in: 0 })
}
