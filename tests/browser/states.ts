import type { Page } from 'playwright/test'

interface Client {
  email: string
  password: string
}

/** A state that a visitor brings about, which no address shows. */
export interface State {
  name: string
  address: string
  /** For what only small screens have, in CSS pixels. */
  widestScreen?: number
  /** What the browser writes to its console on the way. */
  complaint?: RegExp
  reach: (page: Page, client: Client) => Promise<void>
}

/** The states of the islands and of the menu. `reach` starts on a page that has opened `address`. */
export const states: readonly State[] = [
  {
    name: 'menu-open',
    address: '/',
    widestScreen: 900,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.locator('#menu').waitFor({ state: 'visible' })
    },
  },
  {
    name: 'contact-invalid',
    address: '/contact',
    reach: async (page) => {
      await enquire(page, { email: 'nobody' })
      await page.locator('#email:user-invalid').waitFor()
    },
  },
  {
    name: 'contact-sending',
    address: '/contact',
    reach: async (page) => {
      await page.route('**/form/submit', () => undefined)
      await enquire(page)
      await page.getByRole('button', { name: 'Sending...' }).waitFor()
    },
  },
  {
    name: 'contact-error',
    address: '/contact',
    complaint: /form\/submit|ERR_FAILED/,
    reach: async (page) => {
      await page.route('**/form/submit', (route) => route.abort())
      await enquire(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'contact-success',
    address: '/contact',
    reach: async (page) => {
      await page.route('**/form/submit', (route) => route.fulfill({ json: { success: true } }))
      await enquire(page)
      await page.getByRole('button', { name: 'Send Another Message' }).waitFor()
    },
  },
  { name: 'contact-sent-without-script', address: '/contact#sent', reach: (page) => page.locator('#sent').waitFor() },
  {
    name: 'sign-in-error',
    address: '/login',
    complaint: /status of 400/,
    reach: async (page, { email }) => {
      await signIn(page, { email, password: 'not the password' })
      await page.getByText('Invalid email or password').waitFor()
    },
  },
  {
    name: 'sign-in-password-shown',
    address: '/login',
    reach: async (page, { email }) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel(/^Password/).fill('a password')
      await page.locator('[data-island-status="hydrated"]').waitFor()
      await page.getByRole('button', { name: 'Show password' }).click()
    },
  },
  {
    name: 'sign-in-submitting',
    address: '/login',
    reach: async (page, client) => {
      await page.route('**/auth/v1/token**', () => undefined)
      await signIn(page, client)
      await page.getByRole('button', { name: 'Signing In...' }).waitFor()
    },
  },
  {
    name: 'dashboard-loading',
    address: '/about',
    reach: async (page) => {
      await page.route('**/assets/**/*.js', () => undefined)
      await page.goto(new URL('/welcome', page.url()).href, { waitUntil: 'commit' })
      await page.getByText('Loading...').waitFor()
    },
  },
  {
    name: 'dashboard',
    address: '/login',
    reach: async (page, client) => {
      await signIn(page, client)
      await page.getByText(client.email).waitFor()
    },
  },
  {
    name: 'dashboard-unreachable',
    address: '/login',
    complaint: /auth\/v1|ERR_FAILED/,
    reach: async (page, client) => {
      await signIn(page, client)
      await page.getByText(client.email).waitFor()
      await page.route('**/auth/v1/**', (route) => route.abort())
      await page.evaluate(expireSession)
      await page.reload()
      await page.getByRole('alert').waitFor()
    },
  },
]

async function enquire(page: Page, { email = 'ada@city.example' } = {}): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Ng')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your question').fill('Which cells may a contractor see?')
  await page.getByRole('button', { name: 'Send message' }).click()
}

async function signIn(page: Page, { email, password }: Client): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Makes the stored session one that must be renewed before anything else. */
function expireSession(): void {
  const key = Object.keys(localStorage).find((one) => one.endsWith('-auth-token'))
  if (key === undefined) throw new Error('no session is stored')
  const session = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
}
