// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { eachWithPage, openPage, openSignedIn, shown } from '#tests/unit/auth/dashboard/dashboard-screen.tsx'
import {
  type FakeService,
  html,
  json,
  type Reply,
  sessionFor,
  sessionWithFactors,
  withFactors,
} from '#tests/unit/auth/fake-service.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'

quietConsole()
let fake: FakeService
eachWithPage((service) => {
  fake = service
  fake.answer('challenge', json(200, { id: 'challenge', type: 'totp', expires_at: 9_999_999_999 }))
  fake.answer('password', json(200, sessionFor(email)))
  fake.answer('logout', () => new Response(null, { status: 204 }))
})

const email = 'a@client.example'
const key = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Cairnline:a?secret=JBSWY3DPEHPK3PXP' }
const enrolled = json(200, { id: 'new', type: 'totp', friendly_name: 'Phone', totp: key })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const failure = () => [...document.querySelectorAll('.failure')].map(({ textContent }) => textContent).join('')
const called = (endpoint: string) => fake.calls.filter((call) => call.endpoint === endpoint)

async function openAccount(): Promise<void> {
  await press('Account')
  await screen.findByRole('heading', { name: 'Second factor' })
}

async function openWithDevices(...names: string[]): Promise<void> {
  fake.answer('user', json(200, withFactors(email, ...names)))
  fake.store(sessionWithFactors(email, 'aal2', ...names))
  openPage(fake)
  await screen.findByText(email)
  await openAccount()
}

async function givePassword(typed = 'correct horse'): Promise<void> {
  fireEvent.input(await screen.findByLabelText(/^Present password/), { target: { value: typed } })
  await press('Continue')
}

async function scan(name = 'Phone'): Promise<void> {
  await press('Add a device')
  await givePassword()
  fireEvent.input(await screen.findByLabelText(/^Name of the device/), { target: { value: name } })
  await press('Continue')
}

async function enter(submit: string, code = '123 456'): Promise<void> {
  fireEvent.input(await screen.findByLabelText(/^Code from the app/), { target: { value: code } })
  await press(submit)
}

test('the account shows what the service says of it', async () => {
  const user = { ...withFactors(email, 'Phone', ''), last_sign_in_at: '2026-11-22T15:24:00Z' }
  fake.answer('user', json(200, user))
  fake.store({ ...sessionWithFactors(email, 'aal2'), user })
  openPage(fake)
  await screen.findByText(email)
  await openAccount()
  expect(document.querySelector('.account-list time')?.getAttribute('datetime')).toBe('2026-11-22T15:24:00.000Z')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PhoneRemove Phone',
    'Device without a nameRemove Device without a name',
  ])
})

test.each<[string, Reply, string]>([
  ['a wrong password', json(400, { code: 'invalid_credentials', message: 'no' }), 'not your present password'],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'no' }), 'Too many attempts'],
  ['no network', 'offline', 'did not answer'],
  ['an answer without meaning', json(200, null), 'did not answer'],
  [
    'a sign-in of long ago, where a captcha is asked',
    json(400, { code: 'captcha_failed', message: 'no' }),
    'ten minutes',
  ],
])('a device is neither added nor removed after %s', async (_, reply, words) => {
  await openWithDevices('Phone')
  fake.answer('password', reply)
  const before = localStorage.getItem(fake.key)
  for (const task of ['Add another device', 'Remove Phone']) {
    await press(task)
    await givePassword('')
    await waitFor(() => expect(failure()).toContain('is missing'))
    await givePassword()
    await waitFor(() => expect(failure()).toContain(words))
    expect(screen.queryByLabelText(/^(Code from|Name of)/)).toBeNull()
    await press('Back without a change')
  }
  expect(localStorage.getItem(fake.key)).toBe(before)
  expect(['enrol', 'code', 'unenrol'].flatMap(called)).toEqual([])
})

test('where a captcha is asked, a sign-in of the last ten minutes stands in for the password', async () => {
  fake.answer('password', json(400, { code: 'captcha_failed', message: 'no' }))
  fake.answer('user', json(200, { ...sessionFor(email).user, last_sign_in_at: new Date().toISOString() }))
  fake.store(sessionFor(email))
  openPage(fake)
  await screen.findByText(email)
  await openAccount()
  await press('Add a device')
  await givePassword()
  await screen.findByLabelText(/^Name of the device/)
})

test('the password is checked by a session that is kept nowhere and ended at once', async () => {
  await openSignedIn(fake)
  await openAccount()
  const before = localStorage.getItem(fake.key)
  await press('Add a device')
  await givePassword()
  await screen.findByLabelText(/^Name of the device/)
  expect(called('password').map(({ body }) => body)).toMatchObject([{ email, password: 'correct horse' }])
  await waitFor(() => expect(called('logout').map(({ url }) => url.search)).toEqual(['?scope=local']))
  expect(localStorage.getItem(fake.key)).toBe(before)
  expect(sessionStorage).toHaveLength(0)
})

test('each screen of the account names the page', async () => {
  await openSignedIn(fake)
  await openAccount()
  expect(document.title).toBe('Your account')
  await press('Add a device')
  await screen.findByLabelText(/^Present password/)
  expect(document.title).toBe('Enter your password')
  await press('Back without a change')
  expect(document.title).toBe('Your account')
  await press('Back to the dashboard')
  expect(document.title).toBe('')
})

test('the key is drawn as elements and written as text, without the picture of the service', async () => {
  fake.answer('enrol', enrolled)
  await openSignedIn(fake)
  await openAccount()
  await scan('  Phone ')
  const picture = await screen.findByRole('img', { name: /^QR code/ })
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M\d/)
  expect(shown()).toContain('JBSW Y3DP EHPK 3PXP')
  expect(document.querySelector('[src^="data:"], [style]')).toBeNull()
  expect(called('enrol')[0]?.body).toMatchObject({ friendly_name: 'Phone', factor_type: 'totp', issuer: 'Cairnline' })
})

test('the key can be copied without its spaces, and a browser that refuses says so', async () => {
  fake.answer('enrol', enrolled)
  await openSignedIn(fake)
  await openAccount()
  await scan()
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await screen.findByRole('img', { name: /^QR code/ })
  fireEvent.click(screen.getByRole('button', { name: 'Copy the key' }))
  await screen.findByText(/The key is copied/)
  expect(writeText).toHaveBeenCalledWith(key.secret)
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  fireEvent.click(screen.getByRole('button', { name: 'Copy the key' }))
  await screen.findByText(/copy it by hand/)
})

test('an enrolment that was left unfinished is given up for a new one', async () => {
  const unfinished = { id: 'old', friendly_name: 'Phone', factor_type: 'totp', status: 'unverified' }
  fake.answer('user', json(200, { ...sessionFor(email).user, factors: [unfinished] }))
  fake.answer('unenrol', json(200, { id: 'old' }))
  fake.answer('enrol', enrolled)
  await openSignedIn(fake)
  await openAccount()
  expect(screen.queryByRole('listitem', { name: /Phone/ })).toBeNull()
  await scan()
  await screen.findByRole('img', { name: /^QR code/ })
  expect(called('unenrol')[0]?.url.pathname).toBe('/auth/v1/factors/old')
  await press('Back without a change')
  await waitFor(() => expect(called('unenrol')[1]?.url.pathname).toBe('/auth/v1/factors/new'))
})

test.each<[string, Reply, string]>([
  ['a taken name', json(422, { code: 'mfa_factor_name_conflict', message: 'no' }), 'has this name'],
  ['too many devices', json(422, { code: 'too_many_enrolled_mfa_factors', message: 'no' }), 'Remove one first'],
  [
    'factors turned off',
    json(422, { code: 'mfa_totp_enroll_not_enabled', message: 'no' }),
    'no second factor at present',
  ],
  ['a service without factors', json(404, { message: 'not found' }), 'no second factor at present'],
  ['no network', 'offline', 'did not answer'],
  ['500', json(500, { code: 'unexpected_failure', message: 'no' }), 'did not answer'],
  ['a 503 page of HTML', html(503), 'did not answer'],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'no' }), 'Too many attempts'],
])('after %s the name stays, one sentence says why, and the form can be sent again', async (_, reply, words) => {
  fake.answer('enrol', reply, enrolled)
  await openSignedIn(fake)
  await openAccount()
  await scan()
  await waitFor(() => expect(failure()).toContain(words))
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the device/).value).toBe('Phone')
  await press('Continue')
  await screen.findByRole('img', { name: /^QR code/ })
})

test('a key that another tab has replaced leads back to the name', async () => {
  fake.answer('enrol', enrolled)
  fake.answer('challenge', json(404, { code: 'mfa_factor_not_found', message: 'no' }))
  fake.answer('refresh', json(200, sessionFor(email)))
  await openSignedIn(fake)
  await openAccount()
  await scan()
  await enter('Add the device')
  await waitFor(() => expect(failure()).toContain('The key is no longer valid'))
})

test('the last device is removed against its own code, and the session is renewed', async () => {
  await openWithDevices('Phone')
  fake.answer('code', json(200, sessionWithFactors(email, 'aal2', 'Phone')))
  fake.answer('unenrol', json(200, { id: 'factor-Phone' }))
  fake.answer('refresh', json(200, sessionFor(email)))
  await press('Remove Phone')
  await givePassword()
  await screen.findByText(/This is your last device/)
  fake.answer('user', json(200, sessionFor(email).user))
  await enter('Remove the device')
  await screen.findByText('The device is removed.')
  expect(called('code')[0]?.url.pathname).toBe('/auth/v1/factors/factor-Phone/verify')
  expect(called('unenrol')[0]?.url.pathname).toBe('/auth/v1/factors/factor-Phone')
  expect(called('refresh')).toHaveLength(1)
})

test('of two devices one is removed against the code of the other', async () => {
  await openWithDevices('Phone', 'Tablet')
  fake.answer('code', json(200, sessionWithFactors(email, 'aal2', 'Phone', 'Tablet')))
  fake.answer('unenrol', json(200, { id: 'factor-Phone' }))
  fake.answer('refresh', json(200, sessionWithFactors(email, 'aal2', 'Tablet')))
  await press('Remove Phone')
  await givePassword()
  await enter('Remove the device')
  await screen.findByText('The device is removed.')
  expect(called('code')[0]?.url.pathname).toBe('/auth/v1/factors/factor-Tablet/verify')
  expect(called('unenrol')[0]?.url.pathname).toBe('/auth/v1/factors/factor-Phone')
})

test('after a change the account shows nothing before the service has said how it is now', async () => {
  const answer = Promise.withResolvers<Response>()
  await openWithDevices('Phone')
  fake.answer('enrol', enrolled)
  fake.answer('code', json(200, sessionWithFactors(email, 'aal2', 'Phone', 'Tablet')))
  await press('Add another device')
  await givePassword()
  await enter('Continue')
  fireEvent.input(await screen.findByLabelText(/^Name of the device/), { target: { value: 'Tablet' } })
  await press('Continue')
  await screen.findByRole('img', { name: /^QR code/ })
  fake.answer('user', () => answer.promise)
  await enter('Add the device')
  await screen.findByText(/The device is added/)
  expect(screen.queryByRole('button', { name: 'Remove Phone' })).toBeNull()
  answer.resolve(Response.json(withFactors(email, 'Phone', 'Tablet')))
  await press((await screen.findByRole('button', { name: 'Remove Phone' })).textContent)
  await givePassword()
  await screen.findByText(/Type a code of a device that stays/)
})

test.each<[string, Reply, string]>([
  [
    'a wrong present password',
    json(400, { code: 'current_password_invalid', message: 'no' }),
    'not your present password',
  ],
  ['a missing one', json(400, { code: 'current_password_required', message: 'no' }), 'not your present password'],
  ['the old password', json(422, { code: 'same_password', message: 'no' }), 'that the account has already'],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'no' }), 'Too many attempts'],
  ['no network', 'offline', 'did not answer'],
])('after %s the password can be changed with another attempt', async (_, reply, words) => {
  fake.answer('setUser', reply, json(200, sessionFor(email).user))
  await openSignedIn(fake)
  await openAccount()
  await press('Change password')
  await screen.findByRole('heading', { name: 'Change your password' })
  const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
  type(/^Present password/, 'correct horse')
  type(/^New password(?!,)/, 'a cairn of eight stones')
  type(/^New password, again/, 'a cairn of eight stones')
  await press('Set password')
  await waitFor(() => expect(failure()).toContain(words))
  await press('Set password')
  await screen.findByText(/Your password is changed/)
  expect(called('setUser').at(-1)?.body).toMatchObject({
    password: 'a cairn of eight stones',
    current_password: 'correct horse',
  })
})

test('other devices are signed out, and this one stays', async () => {
  fake.answer('logout', json(500, { message: 'no' }), () => new Response(null, { status: 204 }))
  await openSignedIn(fake)
  await openAccount()
  await press('Sign out other devices')
  await waitFor(() => expect(failure()).toContain('did not answer'))
  await press('Sign out other devices')
  await screen.findByText('Every other device is signed out, at the latest within the hour.')
  expect(called('logout').map(({ url }) => url.search)).toEqual(['?scope=others', '?scope=others'])
  expect(localStorage.getItem(fake.key)).toContain(email)
})

test('a session that has ended leads to sign-in from every task', async () => {
  await openSignedIn(fake)
  await openAccount()
  fake.answer('user', json(403, { code: 'session_not_found', message: 'no' }))
  await press('Sign out other devices')
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(shown()).toBe('Loading...')
})

test('an account that the service does not show says so, and can be asked for again', async () => {
  await openSignedIn(fake)
  fake.answer('user', 'offline', json(200, sessionFor(email).user))
  await press('Account')
  await waitFor(() => expect(failure()).toContain('did not answer'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
  await press('Try again')
  await screen.findByRole('heading', { name: 'Second factor' })
})

test('an account screen that cannot be loaded leaves the dashboard', async () => {
  fake.store(sessionFor(email))
  openPage(fake, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await screen.findByText(email)
  await press('Account')
  await waitFor(() => expect(failure()).toContain('could not be loaded'))
  expect(shown()).toContain('Recent Activity')
})
