/*
 * Every state of a page that has no address of its own, and the steps that lead there: tests and `npm run look` visit them.
 */

import type { Page } from 'playwright/test'
import { passwordBytes, passwordCharacters } from '#auth/limits.ts'
import { localSettings } from '#server/environment.ts'
import { english, type Words } from '#tests/browser/words/english.ts'

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

/** The fragment of a link in the form of an invitation's. */
const wholeLink = `#token_hash=${'0123456789abcdef'.repeat(4).slice(0, 56)}&type=invite`

/** The states of the islands and of the menu, in one language. `reach` starts after `address` has been opened. */
export function statesIn(words: Words): readonly State[] {
  const limits = { least: passwordCharacters, most: passwordBytes }
  const { paths, contactForm, signInForm, linkOffer, passwordForm, recoverScreen } = words
  const { dashboard, accountScreen, apps, nameApp, passkeyList } = words
  return [
    {
      name: 'menu-open',
      address: paths.home,
      widestScreen: 900,
      reach: async (page) => {
        await page.getByRole('button', { name: words.layout.menu.open }).click()
        await page.locator('#menu').waitFor({ state: 'visible' })
      },
    },
    {
      name: 'contact-invalid',
      address: paths.contact,
      reach: async (page) => {
        await enquire(page, words, { email: 'nobody' })
        await page.locator('[id$="-mistake"]').waitFor()
      },
    },
    {
      name: 'contact-error',
      address: paths.contact,
      complaint: /form\/submit|ERR_FAILED/,
      reach: async (page) => {
        await page.route('**/form/submit', (route) => route.abort())
        await enquire(page, words)
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'contact-success',
      address: paths.contact,
      reach: async (page) => {
        await page.route('**/form/submit', (route) => route.fulfill({ json: { success: true } }))
        await enquire(page, words)
        await page.getByRole('button', { name: contactForm.success.again }).waitFor()
      },
    },
    {
      name: 'contact-sent-without-script',
      address: `${paths.contact}#sent`,
      reach: (page) => page.locator('#sent').waitFor(),
    },
    {
      name: 'sign-in-invalid',
      address: paths.signIn,
      reach: async (page, { password }) => {
        await signIn(page, words, { email: 'nobody', password })
        await page.locator('[type="email"][aria-invalid="true"]:focus').waitFor()
      },
    },
    {
      name: 'sign-in-error',
      address: paths.signIn,
      complaint: /status of 400/,
      reach: async (page, { email }) => {
        await signIn(page, words, { email, password: 'not the password' })
        await page.getByText(signInForm.failure.refused).waitFor()
      },
    },
    {
      name: 'sign-in-password-shown',
      address: paths.signIn,
      reach: async (page, { email }) => {
        await page.getByLabel(signInForm.email).fill(email)
        await page.getByLabel(labelled(signInForm.password)).fill('a password')
        await page.locator('[data-island-status="hydrated"]').waitFor()
        await page.getByRole('button', { name: `${signInForm.show} ${signInForm.showWhat}` }).click()
      },
    },
    {
      name: 'link-offered',
      address: `${paths.signIn}${wholeLink}`,
      reach: (page) => page.getByRole('heading', { name: linkOffer.invite.title }).waitFor(),
    },
    {
      name: 'link-dead',
      address: `${paths.signIn}#token_hash=cut&type=invite`,
      reach: (page) => page.getByRole('heading', { name: words.deadLink.title }).waitFor(),
    },
    {
      name: 'password-choice',
      address: `${paths.signIn}${wholeLink}`,
      reach: (page) => reachPasswordChoice(page, words),
    },
    {
      name: 'password-too-short',
      address: `${paths.signIn}${wholeLink}`,
      reach: async (page) => {
        await reachPasswordChoice(page, words)
        await page.getByLabel(labelled(passwordForm.password)).fill('short')
        await page.getByRole('button', { name: `${signInForm.show} ${passwordForm.showPassword}` }).click()
        await page.getByRole('button', { name: passwordForm.submit }).click()
        await page.getByText(passwordForm.failure.short(limits)).waitFor()
      },
    },
    { name: 'recover', address: paths.signIn, reach: (page) => reachRecover(page, words) },
    {
      name: 'recover-asked',
      address: paths.signIn,
      reach: async (page) => {
        await page.route('**/auth/v1/recover?*', (route) => route.fulfill({ json: {} }))
        await reachRecover(page, words)
        await page.getByRole('button', { name: recoverScreen.submit }).click()
        await page.getByRole('heading', { name: recoverScreen.asked.title }).waitFor()
      },
    },
    {
      name: 'dashboard-loading',
      address: paths.about,
      reach: async (page) => {
        await page.route('**/assets/**/*.js', () => undefined)
        await page.goto(new URL(paths.dashboard, page.url()).href, { waitUntil: 'commit' })
        await page.getByText(dashboard.loading).waitFor()
      },
    },
    {
      name: 'dashboard',
      address: paths.about,
      reach: async (page, client) => {
        await openDashboard(page, words, client)
        await page.getByText(client.email).waitFor()
      },
    },
    {
      name: 'dashboard-unanswered',
      address: paths.about,
      complaint: /auth\/v1|ERR_FAILED/,
      reach: async (page, client) => {
        await page.route('**/auth/v1/user', (route) => route.abort())
        await openDashboard(page, words, client)
        await page.getByText(dashboard.session.unanswered).waitFor()
      },
    },
    { name: 'account', address: paths.about, reach: (page, client) => reachAccount(page, words, client) },
    {
      name: 'account-devices',
      address: paths.about,
      reach: async (page, client) => {
        await answerWithDevices(page)
        await reachAccount(page, words, client)
        await page.getByRole('button', { name: `${apps.remove} Phone` }).waitFor()
      },
    },
    {
      name: 'device-removal',
      address: paths.about,
      reach: async (page, client) => {
        await answerWithDevices(page)
        await reachAccount(page, words, client)
        await page.getByRole('button', { name: `${apps.remove} Phone` }).click()
        await givePassword(page, words, client)
        await page.locator('h2:focus', { hasText: words.codeToRemove.title }).waitFor()
      },
    },
    {
      name: 'device-password',
      address: paths.about,
      reach: async (page, client) => {
        await reachAccount(page, words, client)
        await page.getByRole('button', { name: apps.add }).click()
        await page.getByRole('button', { name: words.passwordQuestion.submit }).click()
        await page.getByText(words.passwordQuestion.failure.missing).waitFor()
      },
    },
    {
      name: 'device-unnamed',
      address: paths.about,
      reach: async (page, client) => {
        await reachAccount(page, words, client)
        await page.getByRole('button', { name: apps.add }).click()
        await givePassword(page, words, client)
        await page.getByRole('button', { name: nameApp.submit }).click()
        await page.getByText(nameApp.failure.unnamed).waitFor()
      },
    },
    {
      name: 'passkey-addition',
      address: paths.about,
      reach: async (page, client) => {
        await reachAccount(page, words, client)
        await page.getByRole('button', { name: passkeyList.add }).click()
        await givePassword(page, words, client)
        await page.locator('h2:focus', { hasText: words.passkeyAddition.title }).waitFor()
      },
    },
    {
      name: 'passkey-unnamed',
      address: paths.about,
      reach: async (page, client) => {
        await answerWithDevices(page)
        await reachAccount(page, words, client)
        await page.getByRole('button', { name: `${passkeyList.rename} Laptop` }).click()
        await page.locator('#passkey-name').fill('')
        await page.getByRole('button', { name: words.passkeyNaming.submit }).click()
        await page.getByText(words.passkeyNaming.failure.unnamed).waitFor()
      },
    },
    { name: 'device-key', address: paths.about, reach: (page, client) => reachKey(page, words, client) },
    {
      name: 'password-change',
      address: paths.about,
      reach: async (page, client) => {
        await reachAccount(page, words, client)
        await page.getByRole('button', { name: accountScreen.password.change }).click()
        await page.getByRole('button', { name: passwordForm.submit }).click()
        await page.getByText(passwordForm.failure.missing()).waitFor()
      },
    },
    { name: 'code', address: paths.signIn, reach: (page, client) => reachCode(page, words, client) },
    {
      name: 'initial-password',
      address: paths.signIn,
      reach: async (page, client) => {
        await changeUser(page, '**/auth/v1/token**', { app_metadata: { initial_password: '2026-11-22T12:00:00Z' } })
        await signIn(page, words, client)
        await page.locator('h2:focus', { hasText: words.passwordChoice.title }).waitFor()
      },
    },
    {
      name: 'dashboard-unreachable',
      address: paths.about,
      // In this state the dashboard shows nothing of what it preloads.
      complaint: /auth\/v1|ERR_FAILED|preloaded using link preload/,
      reach: async (page, client) => {
        await openDashboard(page, words, client)
        await page.getByText(client.email).waitFor()
        await page.route('**/auth/v1/**', (route) => route.abort())
        await page.evaluate(expireSession)
        await page.reload()
        await page.getByRole('alert').waitFor()
      },
    },
  ]
}

/** Those of English pages. */
export const states = statesIn(english)

/** The label of a field that the word 'required' follows, and not that of the field for the same once more. */
const labelled = (label: string) => new RegExp(`^${label}(?!,)`)

async function reachPasswordChoice(page: Page, words: Words): Promise<void> {
  const user = { id: 'invited', email: 'noor.tremblay@agency.example' }
  const session = { access_token: 'e30.e30.e30', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
  await page.route('**/auth/v1/verify', (route) => route.fulfill({ json: session }))
  await page.getByRole('button', { name: words.linkOffer.submit }).click()
  await page.getByRole('heading', { name: words.passwordChoice.title }).waitFor()
}

/** Two authenticator apps of the account, as the service names them. */
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

const passkey = {
  id: '00000000-0000-4000-8000-000000000001',
  friendly_name: 'Laptop',
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: '2026-11-20T10:00:00Z',
}

/** Answers a sign-in and every question about the account as for a client with two authenticator apps, who has given a code. */
async function answerWithDevices(page: Page): Promise<void> {
  const claims = btoa(JSON.stringify({ aal: 'aal2', exp: 9_999_999_999 }))
  await page.route('**/auth/v1/token**', async (route) => {
    const response = await route.fetch()
    const session = await response.json()
    const user = { ...session.user, factors }
    await page.route('**/auth/v1/user', (question) => question.fulfill({ json: user }))
    await page.route('**/auth/v1/passkeys', (question) => question.fulfill({ json: [passkey] }))
    await route.fulfill({ response, json: { ...session, access_token: `e30.${claims}.e30`, user } })
  })
  // The check of the password ends its own session, whose token the service does not know.
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 204 }))
}

async function reachAccount(page: Page, words: Words, client: Client): Promise<void> {
  await openDashboard(page, words, client)
  await page.getByRole('button', { name: words.dashboard.account.open, exact: true }).click()
  await page.getByRole('heading', { name: words.apps.title }).waitFor()
}

/** Answers the question for the password, which comes before a device is added or removed. */
async function givePassword(
  page: Page,
  { passwordForm, passwordQuestion }: Words,
  { password }: Client,
): Promise<void> {
  await page.locator('h2:focus', { hasText: passwordQuestion.title }).waitFor()
  await page.getByLabel(passwordForm.current).fill(password)
  await page.getByRole('button', { name: passwordQuestion.submit }).click()
}

async function reachKey(page: Page, words: Words, client: Client): Promise<void> {
  const totp = {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Cairnline:client@agency.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Cairnline',
  }
  const json = { id: crypto.randomUUID(), type: 'totp', friendly_name: 'Phone', totp }
  await page.route('**/auth/v1/factors', (route) => route.fulfill({ json }))
  await reachAccount(page, words, client)
  await page.getByRole('button', { name: words.apps.add }).click()
  await givePassword(page, words, client)
  await page.getByLabel(words.nameApp.name).fill('Phone')
  await page.getByRole('button', { name: words.nameApp.submit }).click()
  await page.locator('h2:focus', { hasText: words.scanKey.title }).waitFor()
}

async function reachCode(page: Page, words: Words, client: Client): Promise<void> {
  await changeUser(page, '**/auth/v1/token**', { factors })
  await signIn(page, words, client)
  await page.locator('h2:focus', { hasText: words.codeScreen.title }).waitFor()
}

async function reachRecover(page: Page, words: Words): Promise<void> {
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByLabel(words.signInForm.email).fill('noor.tremblay@agency.example')
  await page.getByRole('button', { name: words.signInForm.forgot }).click()
  await page.locator('h2:focus', { hasText: words.recoverScreen.title }).waitFor()
}

async function enquire(page: Page, words: Words, { email = 'ada@city.example' } = {}): Promise<void> {
  const { fields, send } = words.contactForm
  await page.getByLabel(fields.firstName).fill('Ada')
  await page.getByLabel(labelled(fields.lastName)).fill('Ng')
  await page.getByLabel(fields.email).fill(email)
  await page.getByRole('textbox', { name: fields.message }).fill('Which cells may a contractor see?')
  // Before hydration the browser itself reports a mistake in a form.
  await page.locator('[data-island="contact-form"][data-island-status="hydrated"]').waitFor()
  await page.getByRole('button', { name: send }).click()
}

async function signIn(page: Page, words: Words, { email, password }: Client): Promise<void> {
  const { signInForm } = words
  await page.getByLabel(signInForm.email).fill(email)
  await page.getByLabel(labelled(signInForm.password)).fill(password)
  await page.getByRole('button', { name: signInForm.submit, exact: true }).click()
}

/** Opens the dashboard with a session that the page itself has requested, like its form. */
async function openDashboard(page: Page, { paths }: Words, client: Client): Promise<void> {
  await page.evaluate(
    async ({ apikey, key, client }) => {
      const body = JSON.stringify(client)
      const answer = await fetch('/auth/v1/token?grant_type=password', { method: 'POST', headers: { apikey }, body })
      localStorage.setItem(key, await answer.text())
    },
    { apikey: localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY, key: 'sb-localhost-auth-token', client },
  )
  await page.goto(new URL(paths.dashboard, page.url()).href)
}

/** Makes the stored session expire, so that a page has to renew it first. */
function expireSession(): void {
  const key = Object.keys(localStorage).find((one) => one.endsWith('-auth-token'))
  if (key === undefined) throw new Error('no session is stored')
  const session = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
}
