/* Signing in by the form and signing out: what is sent and stored, and what the client reads. */

import type { Request } from 'playwright/test'
import {
  expect,
  fillIn,
  host,
  signIn,
  signInButton,
  signInByForm,
  storedSession,
  storeSession,
  test,
} from './session.ts'

const signedOut = 'You have signed out on this browser. Every other device will be signed out within an hour.'
const ended = 'Your session has ended. Sign in again to continue.'

test('a wrong password is refused in the specified words, and editing either field clears them', async ({
  page,
  allow,
}) => {
  allow(/status of 400/)
  const password = page.getByLabel(/^Password/)
  const email = page.getByLabel('Email')
  const error = page.getByText('Invalid email or password. Please check your credentials and try again.')
  for (const edited of [password, email]) {
    await fillIn(page, { ...host.client, password: 'not the password' })
    await signInButton(page).click()
    await expect(error).toBeVisible()
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/^We cleared the password./)
    await expect(email).toHaveAccessibleDescription(/^Invalid email or password\./)
    await edited.press('x')
    await expect(error).toBeHidden()
    await expect(password).toHaveAccessibleDescription('')
  }
})

test('a double click and an Enter make one request, as the service asks for it, and leave one session', async ({
  page,
}) => {
  const requests: Request[] = []
  const answer = Promise.withResolvers<void>()
  await page.route('**/auth/v1/token**', async (route) => {
    requests.push(route.request())
    await answer.promise
    await route.continue()
  })
  await fillIn(page, host.client)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await signInButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  answer.resolve()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(host.client.email)).toBeVisible()
  expect(requests).toHaveLength(1)
  const [request] = requests
  expect(request?.method()).toBe('POST')
  expect(new URL(request?.url() ?? '').search).toBe('?grant_type=password')
  expect(request?.headers().apikey).toMatch(/^sb_publishable_/)
  expect(request?.postDataJSON()).toMatchObject({ ...host.client, gotrue_meta_security: expect.any(Object) })

  const [label] = new URL(host.origin).hostname.split('.')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([`sb-${label}-auth-token`])
  expect(JSON.parse((await storedSession(page)) ?? '')).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_at: expect.any(Number),
    expires_in: expect.any(Number),
    token_type: 'bearer',
    user: { email: host.client.email },
  })
})

test('the password can be shown, is hidden again, and is hidden when it is sent', async ({ page, allow }) => {
  allow(/auth\/v1\/token|ERR_FAILED/)
  await page.route('**/auth/v1/token**', (route) => route.abort())
  await fillIn(page, { ...host.client, password: 'secret' })
  const password = page.getByLabel(/^Password/)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await signInButton(page).click()
  // An unreachable service is not reported as a wrong password.
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('secret')
  await expect(signInButton(page)).toBeEnabled()
})

test('the button names its next action on a page that the browser has translated', async ({ page }) => {
  await page.goto(`${host.origin}/login`)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  // As browsers translate: each text that is read goes into an element of its own.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.matches('style, script')) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text.nodeValue ?? '')
    }
  })
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

const accented = 'Été à Québec, 2026'
for (const [name, set, typed] of [
  ['composed and is typed decomposed', accented, accented.normalize('NFD')],
  ['decomposed and is typed composed', accented.normalize('NFD'), accented],
  ['with other spaces, and is typed so', 'Deux\u00a0pierres ½ et\u202ftrois', 'Deux\u00a0pierres ½ et\u202ftrois'],
  ['with plain spaces and is typed with others', 'Deux pierres ½ et trois', 'Deux\u00a0pierres ½ et\u202ftrois'],
] as const)
  test(`a password that was set elsewhere ${name} signs in`, async ({ page, accounts, allow }) => {
    allow(/status of 400/)
    const { email } = await accounts.addClient(`${crypto.randomUUID()}@agency.example`, set)
    await fillIn(page, { email, password: typed })
    await signInButton(page).click()
    await expect(page.getByText(email)).toBeVisible()
  })

test('a draft in the tab is dropped when its client signs out', async ({ page, client }) => {
  await page.goto(`${host.origin}/contact`)
  await page.getByRole('textbox', { name: 'Message' }).fill('Not for the next person')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
  await signInByForm(page, client)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText(signedOut)).toBeVisible()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('a visitor who is not signed in is redirected from the dashboard to sign-in', async ({ page }) => {
  await page.goto(`${host.origin}/about`)
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
  await page.goBack()
  await expect(page).toHaveURL(`${host.origin}/about`)
})

test('an address cannot choose the page after sign-in', async ({ page }) => {
  await page.goto(`${host.origin}/login?next=//evil.example&redirect=javascript:alert(1)`)
  await page.getByLabel('Email').fill(host.client.email)
  await page.getByLabel(/^Password/).fill(host.client.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
})

test('going back after signing out shows nothing of the dashboard', async ({ page, client }) => {
  await signInByForm(page, client)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await page.goBack()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await expect(page.getByText(client.email)).toHaveCount(0)
})

test('after signing out, sign-in says so, once', async ({ page, client }) => {
  await signIn(page, client)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText(signedOut)).toBeVisible()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await page.reload()
  await expect(page.locator('[data-island-status="hydrated"]')).toBeAttached()
  await expect(page.getByText(signedOut)).toHaveCount(0)
})

for (const answer of [401, 403, 404, 500, 'none'] as const)
  test(`signing out, with ${answer} for an answer, shows the dashboard no longer, and says that devices may be signed in`, async ({
    page,
    client,
    allow,
  }) => {
    allow(/auth\/v1\/logout|status of/)
    await signIn(page, client)
    const asked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    await page.route('**/auth/v1/logout*', async (route) => {
      asked.resolve()
      await goOn.promise
      if (answer !== 'none') await route.fulfill({ status: answer, json: { code: 'no', message: 'no' } })
    })
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await asked.promise
    await expect(page.getByRole('heading', { name: 'Signing Out...' })).toBeVisible()
    await expect(page.getByText(client.email)).toHaveCount(0)
    expect(await storedSession(page)).toBeNull()
    goOn.resolve()
    await expect(page.getByText('other devices: they may still be signed in')).toBeVisible()
  })

test('after a session has ended, sign-in says so; a visitor without a session gets no message', async ({
  page,
  context,
  client,
}) => {
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
  await expect(page.locator('[data-island-status="hydrated"]')).toBeAttached()
  await expect(page.getByText(ended)).toHaveCount(0)
  // The answer to this check would be a 403, an error in the console, if the session ended before it.
  const checked = page.waitForResponse('**/auth/v1/user')
  await signIn(page, client)
  await checked
  const other = await context.newPage()
  await other.goto(`${host.origin}/welcome`)
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText(ended)).toBeVisible()
  await storeSession(page, '{{{')
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
})
