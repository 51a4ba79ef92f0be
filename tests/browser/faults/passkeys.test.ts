/* Passkeys that the service or the browser refuses: each refusal has its sentence. */

import type { Page, Route } from 'playwright/test'
import type { Accounts } from '#server/local/auth/accounts.ts'
import { addPasskey as storePasskey } from '#server/local/auth/passkeys.ts'
import { alert, openAccount, signOut } from '#tests/browser/sign-in/authenticator.ts'
import { expect, host, signIn, storedSession, test } from '#tests/browser/sign-in/session.ts'
import {
  accountWithPasskey,
  beginPasskey,
  Device,
  namePasskey,
  offerNoneInFields,
  passkeyButton,
  passkeyItem,
  removePasskey,
} from '#tests/browser/sign-in/virtual-authenticator.ts'

const options = '**/auth/v1/passkeys/*/options'
const verify = '**/auth/v1/passkeys/*/verify'

const createButton = (page: Page) => page.getByRole('button', { name: 'Create a passkey' })

/** Does something before the service gets a request. */
const after = (act: (route: Route) => unknown) => async (route: Route) => {
  await act(route)
  await route.continue()
}

const sendTwice = after((route) => route.fetch())

/** Another challenge than that of the service. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch()
  const answer = await response.json()
  await route.fulfill({ response, json: { ...answer, options: { ...answer.options, challenge: 'AAAA' } } })
}

const idOf = (accounts: Accounts, email: string): string =>
  accounts.listClients().find((one) => one.email === email)?.id ?? ''

const expire = ({ database }: Accounts) =>
  after((route) => {
    const { challenge_id } = route.request().postDataJSON()
    const sql = 'update "auth.webauthn_challenges" set expires_at = ? where id = ?'
    database.run(sql, '2020-01-01T00:00:00.000Z', challenge_id)
  })

test('a passkey that the service does not accept: a sentence, no session, and the next attempt succeeds', async ({
  page,
  client,
  accounts,
  allow,
}) => {
  allow(/status of [45]\d\d/)
  await accountWithPasskey(page, client, () => signIn(page, client))
  await signOut(page)
  const id = idOf(accounts, client.email)
  const change = (column: string, value: string | null) => () =>
    void accounts.database.run(`update "auth.users" set ${column} = ? where id = ?`, value, id)
  const confirmed = new Date().toISOString()
  const nothing = () => undefined
  for (const [fault, begin, words, end] of [
    ['expired', () => page.route(verify, expire(accounts)), 'was open for too long', nothing],
    ['replayed', () => page.route(verify, sendTwice), 'was open for too long', nothing],
    ['tampered', () => page.route(options, tamper), 'was not accepted', nothing],
    ['unconfirmed', change('email_confirmed_at', null), 'cannot sign in', change('email_confirmed_at', confirmed)],
    ['banned', change('banned_until', '2100-01-01T00:00:00.000Z'), 'cannot sign in', change('banned_until', null)],
    ['429 to begin', () => refuse(page, options, 429), 'Too many attempts', nothing],
    ['429 to end', () => refuse(page, verify, 429), 'Too many attempts', nothing],
    ['500 to begin', () => refuse(page, options, 500), 'An unexpected error occurred', nothing],
    ['500 to end', () => refuse(page, verify, 500), 'An unexpected error occurred', nothing],
    ['not an object', () => page.route(options, (route) => route.fulfill({ json: 3 })), 'unexpected error', nothing],
    ['switched off', () => refuse(page, options, 404, 'passkey_disabled'), 'switched off', nothing],
  ] as const) {
    await test.step(fault, async () => {
      await begin()
      await page.goto(`${host.origin}/login`)
      await passkeyButton(page).click()
      await expect(alert(page)).toContainText(words)
      await expect(passkeyButton(page)).toBeFocused()
      expect(await storedSession(page)).toBeNull()
      await page.unrouteAll({ behavior: 'wait' })
      await end()
    })
  }
  await passkeyButton(page).click()
  await expect(page.getByText(client.email)).toBeVisible()
})

/** Has the service refuse requests. */
async function refuse(page: Page, address: string, status: number, code = 'unexpected_failure'): Promise<void> {
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
  await page.route(address, (route) => route.fulfill({ status, headers, json: { code, message: 'no' } }))
}

test('a passkey of another account, one that was removed and one of another site open no session', async ({
  page,
  client,
  accounts,
  allow,
}) => {
  allow(/status of 4\d\d/)
  const device = await accountWithPasskey(page, client, () => signIn(page, client))
  await signOut(page)
  const other = await accounts.addClient(`${crypto.randomUUID()}@agency.example`)
  const handle = (email: string) => Buffer.from(idOf(accounts, email)).toString('base64')
  await device.change({ userHandle: handle(other.email) })
  await passkeyButton(page).click()
  await expect(alert(page)).toContainText('was not accepted')
  await device.change({ userHandle: handle(client.email) })
  accounts.resetFactors(client.email)
  await passkeyButton(page).click()
  await expect(alert(page)).toContainText('may have been removed from your account')
  await device.change({ rpId: 'agency.example' })
  await passkeyButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'No passkey was used' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('a device that cannot verify its user adds no passkey, and a sentence names what it lacks', async ({
  page,
  client,
}) => {
  await offerNoneInFields(page)
  const device = await Device.plugInto(page, { verifies: false })
  await signIn(page, client)
  await openAccount(page)
  await beginPasskey(page, client)
  await createButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'needs a PIN' })).toBeVisible()
  expect(await device.passkeys()).toHaveLength(0)
})

test('what browsers say of a prompt, each in its own sentence', async ({ page, client }) => {
  await accountWithPasskey(page, client, () => signIn(page, client))
  const say = (name: string) =>
    page.evaluate((error) => {
      const fail = () => Promise.reject(new DOMException('no', error))
      navigator.credentials.get = fail
      navigator.credentials.create = fail
    }, name)
  await beginPasskey(page, client)
  for (const [name, words] of [
    ['AbortError', 'was interrupted'],
    ['InvalidStateError', 'already has a passkey'],
    ['SecurityError', 'belong to another address'],
    ['NotSupportedError', 'does not support passkeys'],
    ['ConstraintError', 'cannot check that it is you'],
    ['UnknownError', 'could not be created'],
  ] as const) {
    await say(name)
    await createButton(page).click()
    await expect(alert(page)).toContainText(words)
    await expect(createButton(page)).toBeFocused()
  }
  await signOut(page)
  for (const [name, words] of [
    ['AbortError', 'was interrupted'],
    ['SecurityError', 'belong to another address'],
    ['NotSupportedError', 'does not support passkeys'],
    ['UnknownError', 'An unexpected error occurred'],
  ] as const) {
    await say(name)
    await passkeyButton(page).click()
    await expect(alert(page)).toContainText(words)
  }
})

test('at an IP address, and in a browser without passkeys, the button says so', async ({ page, allow }) => {
  const numbered = host.origin.replace('localhost', '127.0.0.1')
  allow(/elsewhere: http:\/\/127\.0\.0\.1/)
  await offerNoneInFields(page)
  await Device.plugInto(page)
  await page.goto(`${numbered}/login`)
  await passkeyButton(page).click()
  await expect(alert(page)).toContainText('Open the site at its usual address')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto(`${host.origin}/login`)
  await passkeyButton(page).click()
  await expect(alert(page)).toContainText('This browser does not support passkeys')
})

test('the challenge of passkeys in the email field is renewed before it expires', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    navigator.credentials.get = ({ signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  let asked = 0
  await page.route(options, (route) => {
    asked += 1
    return route.continue()
  })
  await page.goto(`${host.origin}/login`)
  await page.locator('[data-island-status="hydrated"]').waitFor()
  await page.getByLabel('Email').focus()
  await expect(() => expect(asked).toBe(1)).toPass()
  await page.clock.fastForward('04:01')
  await expect(() => expect(asked).toBe(2)).toPass()
  await page.clock.fastForward('04:01')
  await expect(() => expect(asked).toBe(3)).toPass()
})

test('in the account, every refusal has a sentence, and nothing is lost', async ({ page, client, accounts, allow }) => {
  allow(/status of [45]\d\d/)
  const device = await accountWithPasskey(page, client, () => signIn(page, client))
  const [{ credentialId = '' } = {}] = await device.passkeys()
  const { database } = accounts
  const id = idOf(accounts, client.email)
  await beginPasskey(page, client)
  // As the device would, without the account's own passkey on its list.
  database.run('update "auth.webauthn_credentials" set credential_id = ? where user_id = ?', 'AAAA', id)

  await test.step('a passkey is added', async () => {
    for (const [begin, words] of [
      [() => page.route(verify, expire(accounts)), 'nothing was added'],
      [() => page.route(options, tamper), 'was not accepted'],
      [() => refuse(page, options, 429), 'Too many attempts'],
      [() => refuse(page, verify, 429), 'Too many attempts'],
      [() => refuse(page, options, 500), 'did not respond'],
      [() => refuse(page, verify, 500), 'did not respond'],
      [() => refuse(page, options, 404, 'passkey_disabled'), 'cannot add a passkey at the moment'],
    ] as const) {
      await begin()
      await createButton(page).click()
      await expect(alert(page)).toContainText(words)
      await page.unrouteAll({ behavior: 'wait' })
    }
    for (let count = 1; count < 10; count += 1)
      storePasskey(database, { userId: id, credentialId: `${credentialId}${count}`, publicKey: 'AAAA' })
    await createButton(page).click()
    await expect(alert(page)).toContainText('maximum number of passkeys')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('one is renamed', async () => {
    await page.getByRole('button', { name: 'Rename Laptop' }).click()
    for (const status of [429, 500, 404]) {
      await refuse(page, '**/auth/v1/passkeys/*', status, status === 404 ? 'passkey_disabled' : undefined)
      await namePasskey(page, 'Desktop')
      await expect(alert(page)).toContainText(status === 429 ? 'Too many attempts' : 'did not respond')
      await page.unrouteAll({ behavior: 'wait' })
    }
    await page.getByRole('button', { name: 'Keep the present name' }).click()
  })

  await test.step('one is removed', async () => {
    await refuse(page, '**/auth/v1/passkeys/*', 500)
    await removePasskey(page, client, 'Laptop')
    await expect(alert(page)).toContainText('did not respond')
    await page.unrouteAll({ behavior: 'wait' })
    // Switched off, the service keeps the passkey: it must not be called removed.
    await refuse(page, '**/auth/v1/passkeys/*', 404, 'passkey_disabled')
    await page.getByRole('button', { name: 'Remove the passkey' }).click()
    await expect(alert(page)).toContainText('did not respond')
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Remove the passkey' }).click()
    await expect(passkeyItem(page, 'Laptop')).toHaveCount(0)
  })

  await test.step('they are listed', async () => {
    await refuse(page, '**/auth/v1/passkeys', 500)
    await page.reload()
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await expect(alert(page)).toContainText('did not respond')
    await page.unrouteAll({ behavior: 'wait' })
  })
  await refuse(page, '**/auth/v1/passkeys', 404, 'passkey_disabled')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toHaveCount(0)
})
