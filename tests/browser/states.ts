import type { Page } from 'playwright/test'

interface Client {
  email: string
  password: string
}

/** A state of a page that a visitor brings about and that has no address. */
export interface State {
  name: string
  address: string
  /** The widest screen that has this state, in CSS pixels. */
  widestScreen?: number
  /** The complaints in the console that reaching the state provokes. */
  complaint?: RegExp
  reach: (page: Page, client: Client) => Promise<void>
}

/** A link in the form of an invitation's. */
const wholeLink = `/login?token_hash=${'0123456789abcdef'.repeat(4).slice(0, 56)}&type=invite`

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
      await page.evaluate(withoutBubble)
      await enquire(page, { email: 'nobody' })
      await page.locator('[data-island="contact-form"][data-island-status="hydrated"]').waitFor()
      await page.locator('#email:user-invalid:focus').waitFor()
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
    name: 'link-offered',
    address: wholeLink,
    reach: (page) => page.getByRole('heading', { name: 'Your invitation' }).waitFor(),
  },
  {
    name: 'link-unreachable',
    address: wholeLink,
    complaint: /auth\/v1|ERR_FAILED/,
    reach: async (page) => {
      await page.route('**/auth/v1/verify', (route) => route.abort())
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('did not answer').waitFor()
    },
  },
  {
    name: 'link-dead',
    address: '/login?token_hash=cut&type=invite',
    reach: (page) => page.getByRole('heading', { name: 'This link does not work' }).waitFor(),
  },
  { name: 'password-choice', address: wholeLink, reach: reachPasswordChoice },
  {
    name: 'password-too-short',
    address: wholeLink,
    reach: async (page) => {
      await reachPasswordChoice(page)
      await page.getByLabel(/^New password(?!,)/).fill('short')
      await page.getByRole('button', { name: 'Show new password' }).click()
      await page.getByRole('button', { name: 'Set password' }).click()
      await page.getByText('fewer than 12 characters').waitFor()
    },
  },
  { name: 'recover', address: '/login', reach: reachRecover },
  {
    name: 'recover-limited',
    address: '/login',
    complaint: /status of 429/,
    reach: async (page) => {
      await page.route('**/auth/v1/recover', (route) => route.fulfill({ status: 429, json: {} }))
      await reachRecover(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByText('Too many attempts').waitFor()
    },
  },
  {
    name: 'recover-asked',
    address: '/login',
    reach: async (page) => {
      await page.route('**/auth/v1/recover', (route) => route.fulfill({ json: {} }))
      await reachRecover(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByRole('heading', { name: 'Look at your mail' }).waitFor()
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
    // In this state the dashboard shows nothing of what it preloads.
    complaint: /auth\/v1|ERR_FAILED|preloaded using link preload/,
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

async function reachPasswordChoice(page: Page): Promise<void> {
  const user = { id: 'invited', email: 'noor.tremblay@agency.example' }
  const session = { access_token: 'e30.e30.e30', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
  await page.route('**/auth/v1/verify', (route) => route.fulfill({ json: session }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Choose your password' }).waitFor()
}

async function reachRecover(page: Page): Promise<void> {
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByLabel('Email').fill('noor.tremblay@agency.example')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.locator('h2:focus', { hasText: 'Forgot your password?' }).waitFor()
}

async function enquire(page: Page, { email = 'ada@city.example' } = {}): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Ng')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your question').fill('Which cells may a contractor see?')
  await page.getByRole('button', { name: 'Send message' }).click()
}

/** Hides the browser's bubble about a field: it fades in and out, and no two pictures would agree. The focus stays. */
function withoutBubble(): void {
  const focus = (event: Event) => {
    event.preventDefault()
    if (event.target instanceof HTMLElement) event.target.focus()
  }
  document.addEventListener('invalid', focus, { capture: true })
}

async function signIn(page: Page, { email, password }: Client): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Makes the stored session expire, so that a page has to renew it first. */
function expireSession(): void {
  const key = Object.keys(localStorage).find((one) => one.endsWith('-auth-token'))
  if (key === undefined) throw new Error('no session is stored')
  const session = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
}
