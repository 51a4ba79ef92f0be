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
      await page.route('**/auth/v1/recover?*', (route) => route.fulfill({ status: 429, json: {} }))
      await reachRecover(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByText('Too many attempts').waitFor()
    },
  },
  {
    name: 'recover-asked',
    address: '/login',
    reach: async (page) => {
      await page.route('**/auth/v1/recover?*', (route) => route.fulfill({ json: {} }))
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
    name: 'dashboard-unanswered',
    address: '/login',
    complaint: /auth\/v1|ERR_FAILED/,
    reach: async (page, client) => {
      await page.route('**/auth/v1/user', (route) => route.abort())
      await signIn(page, client)
      await page.getByText('does not answer just now').waitFor()
    },
  },
  { name: 'account', address: '/login', reach: reachAccount },
  {
    name: 'account-unreachable',
    address: '/login',
    complaint: /auth\/v1|ERR_FAILED/,
    reach: async (page, client) => {
      await page.route('**/auth/v1/user', (route) => route.abort())
      await signIn(page, client)
      await page.getByRole('button', { name: 'Account', exact: true }).click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'account-devices',
    address: '/login',
    reach: async (page, client) => {
      await answerWithDevices(page)
      await reachAccount(page, client)
      await page.getByRole('button', { name: 'Remove Phone' }).waitFor()
    },
  },
  {
    name: 'device-removal',
    address: '/login',
    reach: async (page, client) => {
      await answerWithDevices(page)
      await reachAccount(page, client)
      await page.getByRole('button', { name: 'Remove Phone' }).click()
      await page.locator('h2:focus', { hasText: 'Remove a device' }).waitFor()
    },
  },
  {
    name: 'device-unnamed',
    address: '/login',
    reach: async (page, client) => {
      await reachAccount(page, client)
      await page.getByRole('button', { name: 'Add a device' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('The name is missing.').waitFor()
    },
  },
  { name: 'device-key', address: '/login', reach: reachKey },
  {
    name: 'device-code-letters',
    address: '/login',
    reach: async (page, client) => {
      await reachKey(page, client)
      await page.getByLabel('Code from the app').fill('letters')
      await page.getByRole('button', { name: 'Add the device' }).click()
      await page.getByText('A code has digits alone.').waitFor()
    },
  },
  {
    name: 'password-change',
    address: '/login',
    reach: async (page, client) => {
      await reachAccount(page, client)
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByRole('button', { name: 'Set password' }).click()
      await page.getByText('The present password is missing.').waitFor()
    },
  },
  {
    name: 'others-signed-out',
    address: '/login',
    reach: async (page, client) => {
      await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 204 }))
      await reachAccount(page, client)
      await page.getByRole('button', { name: 'Sign out other devices' }).click()
      await page
        .getByText('Every other device is signed out, at the latest within the hour.', { exact: true })
        .waitFor()
    },
  },
  { name: 'code', address: '/login', reach: reachCode },
  {
    name: 'code-refused',
    address: '/login',
    complaint: /status of 422/,
    reach: async (page, client) => {
      const json = { code: 'mfa_verification_failed', message: 'no' }
      const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
      await page.route('**/auth/v1/factors/**', (route) => route.fulfill({ status: 422, headers, json }))
      await reachCode(page, client)
      await page.getByLabel('Code from the app').fill('123 456')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('This code is wrong').waitFor()
    },
  },
  {
    name: 'initial-password',
    address: '/login',
    reach: async (page, client) => {
      await changeUser(page, '**/auth/v1/token**', { app_metadata: { initial_password: '2026-11-22T12:00:00Z' } })
      await signIn(page, client)
      await page.locator('h2:focus', { hasText: 'Choose your password' }).waitFor()
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

/** Two devices of the account, as the service names them. */
const factors = ['Phone', 'Key in the safe'].map((friendly_name) => ({
  id: crypto.randomUUID(),
  friendly_name,
  factor_type: 'totp',
  status: 'verified',
}))

/** Adds fields to the account in the service's answers. The service itself keeps them out, so that the client stays as it is. */
async function changeUser(page: Page, address: string, fields: object): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const user = json.user === undefined ? { ...json, ...fields } : { ...json, user: { ...json.user, ...fields } }
    await route.fulfill({ response, json: user })
  })
}

/** Answers a sign-in and every question about the account as for a client with two devices, who has given a code. */
async function answerWithDevices(page: Page): Promise<void> {
  const claims = btoa(JSON.stringify({ aal: 'aal2', exp: 9_999_999_999 }))
  await page.route('**/auth/v1/token**', async (route) => {
    const response = await route.fetch()
    const session = await response.json()
    const user = { ...session.user, factors }
    await page.route('**/auth/v1/user', (question) => question.fulfill({ json: user }))
    await route.fulfill({ response, json: { ...session, access_token: `e30.${claims}.e30`, user } })
  })
}

async function reachAccount(page: Page, client: Client): Promise<void> {
  await signIn(page, client)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('heading', { name: 'Second factor' }).waitFor()
}

async function reachKey(page: Page, client: Client): Promise<void> {
  const totp = {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Cairnline:client@agency.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Cairnline',
  }
  const json = { id: crypto.randomUUID(), type: 'totp', friendly_name: 'Phone', totp }
  await page.route('**/auth/v1/factors', (route) => route.fulfill({ json }))
  await reachAccount(page, client)
  await page.getByRole('button', { name: 'Add a device' }).click()
  await page.getByLabel('Name of the device').fill('Phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('h2:focus', { hasText: 'Scan the key' }).waitFor()
}

async function reachCode(page: Page, client: Client): Promise<void> {
  await changeUser(page, '**/auth/v1/token**', { factors })
  await signIn(page, client)
  await page.locator('h2:focus', { hasText: 'Enter your code' }).waitFor()
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
