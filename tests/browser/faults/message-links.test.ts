/* Links of invitations and forgotten passwords that are cut, used, opened late, or opened under faults of the service. */

import type { Page } from 'playwright/test'
import {
  addClient,
  choosePassword,
  invite,
  newEmail,
  newestLink,
  redeem,
  startRecovery,
} from '#tests/browser/sign-in/messages.ts'
import { expect, host, signIn, storedSession, test } from '#tests/browser/sign-in/session.ts'

const password = 'a cairn of eight stones'
const token = '0123456789abcdef'.repeat(4).slice(0, 56)
const go = (page: Page) => page.getByRole('button', { name: 'Continue' })
const alert = (page: Page) => page.getByRole('alert')

/** Everything that this browser stores about a session. */
const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(''))

/** Altered links from the path on. */
const deadLinks = [
  `#token_hash=${token.slice(0, 12)}&type=invite`,
  `#token_hash=${token}`,
  `#token_hash=${'a'.repeat(4_000)}&type=invite`,
  '#token_hash=<script>alert(1)</script>&type=invite',
  `#token_hash=${token}&type=email_change`,
  `?token_hash=${token.slice(0, 12)}&type=invite`,
] as const

test('a link that is cut, too long, scripted or of another type shows why, sends no request, and offers a next step', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/auth/v1/') && asked.push(request.url()))
  for (const link of deadLinks) {
    await page.goto('about:blank')
    await page.goto(`${host.origin}/login${link}`)
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused()
    await expect(page.getByText('Part of the link is missing or wrong')).toBeVisible()
    await expect(page).toHaveURL(`${host.origin}/login`)
    await expect(page.locator('main script')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Ask for a new email' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  expect(asked).toEqual([])
})

test('unknown and used tokens have another message than an unreachable service', async ({ page, allow }) => {
  allow(/status of 403/)
  const link = await invite(newEmail('used'))
  for (const address of [`${host.origin}/login#token_hash=${token}&type=recovery`, link, link]) {
    await page.goto('about:blank')
    await page.goto(address)
    await go(page).click()
    await page.getByRole('heading', { name: /Choose your password|This link does not work/ }).waitFor()
  }
  await expect(page.getByText('This link has been used, is more than 60 minutes old')).toBeVisible()
})

test('the link of a closed account says so and stays unused, so that it works once the account is open', async ({
  page,
  allow,
}) => {
  allow(/status of 403/)
  const json = { code: 403, error_code: 'user_banned', msg: 'User is banned' }
  await page.route('**/auth/v1/verify**', (route) => route.fulfill({ status: 403, json }), { times: 1 })
  await page.goto(await invite(newEmail('closed')))
  await go(page).click()
  await expect(alert(page)).toContainText('This account cannot sign in at the moment. Contact us.')
  await go(page).click()
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeFocused()
})

test('the token is only in memory: not in the address, history, storage, a referrer or any request', async ({
  page,
}) => {
  const link = await invite(newEmail('careful'))
  const [secret = ''] = /\w{32,}/.exec(link) ?? []
  expect(secret).toMatch(/^\w{32,}$/)
  const traces: string[] = []
  page.on('request', (request) => {
    const trace = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`
    if (trace.includes(secret)) traces.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.goto(link)
  await go(page).waitFor()
  expect(traces).toEqual([])
  expect(
    await page.evaluate(() => [location.href, JSON.stringify(history.state), document.body.innerHTML].join()),
  ).not.toContain(secret)
  expect(await kept(page)).toBe('')
  await go(page).click()
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  expect(traces).toEqual(['POST /auth/v1/verify'])
  expect(await kept(page)).toBe('')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${host.origin}/`)
  expect(await page.evaluate(() => document.referrer)).not.toContain(secret)
  await page.goBack()
  await expect(page).toHaveURL(`${host.origin}/login`)
})

test('a link that is pasted into the address bar of the sign-in page opens there', async ({ page }) => {
  const email = newEmail('pasted')
  const link = await invite(email)
  await page.goto(`${host.origin}/login#token_hash=cut&type=invite`)
  await expect(page.getByText('copy the whole address from the email')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeFocused()
  await go(page).click()
  await expect(page.getByLabel('Account')).toHaveValue(email)
})

for (const times of ['once', 'twice'] as const)
  test(`a link that a mail program has encoded ${times} opens from the not-found page`, async ({ page, allow }) => {
    allow(/status of 404/)
    const link = await invite(newEmail('encoded'))
    const percent = times === 'once' ? '%' : '%25'
    await page.goto(link.replace('#', `${percent}23`).replaceAll('=', `${percent}3D`))
    await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeFocused()
    await expect(page).toHaveURL(`${host.origin}/login`)
  })

for (const [name, fault] of [
  ['no answer', 'abort'],
  ['500', 500],
  ['429', 429],
] as const) {
  const words = fault === 429 ? 'Too many attempts.' : 'The sign-in service did not respond'

  test(`${name} at each step: one calm sentence, and the form goes on where it was`, async ({ page, allow }) => {
    allow(/ERR_FAILED|auth\/v1|status of/)
    const email = newEmail(`fault-${String(fault)}`)
    await addClient(email, 'seven stones and a line')
    // The query of a request for a message contains the page that it comes from.
    const addresses = (path: string) => new RegExp(`/auth/v1/${path}(?:\\?|$)`)
    const fail = (path: string) =>
      page.route(addresses(path), (route) =>
        fault === 'abort' ? route.abort() : route.fulfill({ status: fault, json: { code: fault, msg: 'no' } }),
      )
    const restore = (path: string) => page.unroute(addresses(path))

    await page.goto(`${host.origin}/login`)
    await page.locator('[data-island-status="hydrated"]').waitFor()
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
    await page.getByLabel('Email').fill('nobody@agency.example')
    await fail('recover')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(alert(page)).toContainText(words)
    await expect(page.getByLabel('Email')).toHaveValue('nobody@agency.example')
    await restore('recover')

    // From another page: at the same one, only the fragment would change, and the page would load itself once more.
    await page.goto('about:blank')
    await page.goto(await startRecovery(email))
    await fail('verify')
    await go(page).click()
    await expect(alert(page)).toContainText(words)
    await expect(go(page)).toBeFocused()
    await restore('verify')
    await go(page).click()
    await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()

    await fail('user')
    await choosePassword(page, password)
    await expect(alert(page)).toContainText(words)
    await expect(page.getByRole('button', { name: 'Set password' })).toBeFocused()
    expect(await kept(page)).toBe('')
    await restore('user')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page).toHaveURL(`${host.origin}/welcome`)
    await expect(page.getByText(email)).toBeVisible()
  })
}

test('lost answers: a link that was used all the same says so, a password that was set all the same leads on', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED|auth\/v1|status of/)
  const email = newEmail('lost')
  await addClient(email, 'seven stones and a line')
  const lose = async (path: string) =>
    page.route(
      `**/auth/v1/${path}`,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  await page.goto(await startRecovery(email))
  await lose('verify')
  await go(page).click()
  await expect(alert(page)).toContainText('did not respond')
  await go(page).click()
  await expect(page.getByRole('button', { name: 'Ask for a new email' })).toBeVisible()

  await page.goto(await startRecovery(email, 2))
  await go(page).click()
  await lose('user')
  await choosePassword(page, password)
  await expect(alert(page)).toContainText('did not respond')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(email)).toBeVisible()
})

test('a link survives the reload of a page whose scripts are of an earlier deployment', async ({ page, allow }) => {
  allow(/status of 404/)
  const email = newEmail('deployed')
  const link = await invite(email)
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.route('**/assets/chunks/**', async (route) => {
    const response = await route.fetch()
    const isGone = loads.length === 1 && (await response.text()).includes('grant_type=password')
    await route.fulfill(isGone ? { status: 404 } : { response })
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeFocused()
  expect(loads).toEqual([`${host.origin}/login`, `${host.origin}/login`])
  await expect(page).toHaveURL(`${host.origin}/login`)
  await go(page).click()
  await expect(page.getByLabel('Account')).toHaveValue(email)
})

test('screens that cannot be loaded leave the form, and say what to do', async ({ page, allow }) => {
  allow(/ERR_FAILED|assets\/chunks/)
  await page.goto(`${host.origin}/login`)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByLabel('Email').fill(host.client.email)
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(alert(page)).toContainText('could not be loaded')
  await page.unroute('**/assets/**/*.js')
  await page.getByLabel(/^Password/).fill(host.client.password)
  await expect(alert(page)).toBeHidden()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
})

test('a service that sends no messages is not taken for a mistake in the typed address', async ({ page, allow }) => {
  allow(/status of 400/)
  const json = { code: 400, error_code: 'email_provider_disabled', msg: 'Email logins are disabled' }
  await page.route('**/auth/v1/recover**', (route) => route.fulfill({ status: 400, json }))
  await page.goto(`${host.origin}/login`)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(alert(page)).toHaveText('The sign-in service did not respond. Try again in a moment.')
})

test('a request for a message does not reveal whether an account exists', async ({ page, allow }) => {
  allow(/status of 429/)
  const asked = async (email: string) => {
    await page.goto(`${host.origin}/login`)
    await page.locator('[data-island-status="hydrated"]').waitFor()
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    // The screen takes the focus when it appears, and text typed before that is lost.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    return (await page.locator('[data-island="sign-in"]').innerText()).replace(email, '')
  }
  const [somebody, nobody] = [newEmail('somebody'), newEmail('nobody')]
  await addClient(somebody, password)
  const answers = [await asked(somebody), await asked(nobody)]
  answers.push(await asked(somebody), await asked(nobody))
  expect(new Set(answers).size).toBe(1)
  await newestLink(somebody)
})

test('an invitation that was opened and left is taken up again by a new message', async ({ page }) => {
  const email = newEmail('interrupted')
  await redeem(page, await invite(email))
  expect(await storedSession(page)).toBeNull()
  // Leaving before a password is set signs nobody in, here or on the next page.
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
  await redeem(page, await startRecovery(email, 2))
  await choosePassword(page, password)
  await expect(page.getByText(email)).toBeVisible()
})

test('a link opened by somebody who is signed in wins with its password, not before', async ({ page, context }) => {
  const email = newEmail('second')
  const link = await invite(email)
  await signIn(page, host.client)
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText(`signed in here as ${host.client.email}`)).toBeVisible()
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  // The service has to answer for the first session before the second tab ends it.
  await Promise.all([page.waitForResponse('**/auth/v1/user'), page.reload()])
  await expect(page.getByText(host.client.email)).toBeVisible()
  await choosePassword(other, password)
  await expect(other.getByText(email)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(host.client.email)).toHaveCount(0)
})

test('a leaked password is refused with that reason', async ({ page, allow }) => {
  allow(/status of 422/)
  const email = newEmail('same')
  await addClient(email, 'seven stones and a line')
  await redeem(page, await startRecovery(email))
  const json = { code: 'weak_password', message: 'no', weak_password: { reasons: ['pwned'] } }
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 422, headers, json }))
  await choosePassword(page, password)
  await expect(page.getByRole('alert')).toContainText('known from a data leak')
  await page.unroute('**/auth/v1/user')
  await choosePassword(page, password)
  await expect(page).toHaveURL(`${host.origin}/welcome`)
})
