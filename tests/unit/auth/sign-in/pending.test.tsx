// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import {
  type FakeService,
  html,
  json,
  type Reply,
  sessionFor,
  sessionWithFactors,
} from '#tests/unit/auth/fake-service.ts'
import { arrive, choose, go, screens } from '#tests/unit/auth/message-link/link-screen.tsx'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { alert, signIn } from './sign-in-screen.tsx'

quietConsole()
let fake: FakeService
eachWithService((service) => {
  fake = service
  fake.answer('challenge', json(200, { id: 'challenge', type: 'totp', expires_at: 9_999_999_999 }))
  fake.answer('logout', () => new Response(null, { status: 204 }))
})

const email = 'a@client.example'
const half = sessionWithFactors(email, 'aal1')
const whole = sessionWithFactors(email, 'aal2')
const wrong = json(422, { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' })
const endpoints = () => fake.calls.map(({ endpoint }) => endpoint)
const field = () => screen.getByLabelText<HTMLInputElement>(/^Code from the app/)
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Continue|Checking)/ })

async function enter(code = '123 456'): Promise<void> {
  fireEvent.input(field(), { target: { value: code } })
  await userEvent.click(submit())
}

async function reachCode(session: object = half, loaders = screens): Promise<void> {
  fake.answer('password', json(200, session))
  render(<SignIn {...fake.service} captcha={null} openAccess={fake.open} screens={loaders} />)
  await signIn()
}

async function expectCode(): Promise<void> {
  const title = await screen.findByRole('heading', { name: 'Enter your code' })
  expect(document.activeElement).toBe(title)
}

const atDashboard = () => waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/welcome'))

test('a right password with a second factor leads to its code, and only the code stores a session', async () => {
  fake.answer('code', json(200, whole))
  await reachCode()
  await expectCode()
  expect(localStorage.length + sessionStorage.length).toBe(0)
  expect(fake.navigation.open).not.toHaveBeenCalled()
  expect(field()).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric', required: true })
  await enter()
  await atDashboard()
  expect(fake.calls.at(-1)?.body).toMatchObject({ challenge_id: 'challenge', code: '123456' })
  expect(localStorage.getItem(fake.key)).toContain(whole.access_token)
  expect(submit().disabled).toBe(true)
})

test.each<[string, Reply, string]>([
  ['wrong', wrong, 'This code is wrong, too old, or used already'],
  ['late for its challenge', json(422, { code: 'mfa_challenge_expired', message: 'no' }), 'This code is wrong'],
  [
    'for a service that checks none',
    json(422, { code: 'mfa_totp_verify_not_enabled', message: 'no' }),
    'checks no codes',
  ],
  ['sent from another address', json(422, { code: 'mfa_ip_address_mismatch', message: 'no' }), 'This code is wrong'],
  ['not answered', 'offline', 'did not answer'],
  ['answered with 500', json(500, { code: 'unexpected_failure', message: 'no' }), 'did not answer'],
  ['answered with a page of HTML', html(503), 'did not answer'],
  ['answered with null', json(200, null), 'did not answer'],
  ['one of too many', json(429, { code: 'over_request_rate_limit', message: 'no' }), 'Too many attempts'],
])('a code that is %s gets one sentence, and another can be sent', async (_, reply, words) => {
  fake.answer('code', reply, json(200, whole))
  await reachCode()
  await expectCode()
  await enter()
  await waitFor(() => expect(alert().textContent).toContain(words))
  expect(document.activeElement).toBe(words.includes('wrong') ? field() : submit())
  expect(localStorage.length).toBe(0)
  await enter('654321')
  await atDashboard()
})

test('a mistake in a code is found without a request, and typing clears the sentence', async () => {
  await reachCode()
  await expectCode()
  await enter('12a456')
  await waitFor(() => expect(alert().textContent).toContain('digits alone'))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(field(), { target: { value: '1' } })
  expect(alert().textContent).toBe('')
  expect(endpoints()).toEqual(['password'])
})

test('with several devices the code of the chosen one is sent', async () => {
  fake.answer('code', json(200, whole))
  await reachCode(sessionWithFactors(email, 'aal1', 'Phone', 'Key in the safe'))
  await expectCode()
  await userEvent.selectOptions(screen.getByLabelText('Device'), 'Key in the safe')
  await enter()
  await atDashboard()
  expect(fake.calls.at(-1)?.url.pathname).toBe('/auth/v1/factors/factor-Key in the safe/verify'.replaceAll(' ', '%20'))
})

test.each<[string, Reply]>([
  ['401', json(401, { code: 'no_authorization', message: 'no' })],
  ['403', json(403, { code: 'session_not_found', message: 'no' })],
])('after %s the form of the password says that the sign-in was not finished in time', async (_, reply) => {
  fake.answer('challenge', reply)
  await reachCode()
  await expectCode()
  await enter()
  await waitFor(() => expect(alert().textContent).toContain('not finished in time'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign In' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(email)
})

test('a device that was removed in the meantime is named no longer, and the last one is not asked for', async () => {
  fake.answer('challenge', json(404, { code: 'mfa_factor_not_found', message: 'no' }))
  fake.answer('refresh', json(200, sessionWithFactors(email, 'aal1', 'Phone')), json(200, sessionFor(email)))
  await reachCode(sessionWithFactors(email, 'aal1', 'Phone', 'Tablet'))
  await expectCode()
  await enter()
  await waitFor(() => expect(alert().textContent).toContain('was removed from your account'))
  expect(screen.queryByLabelText('Device')).toBeNull()
  await enter()
  await atDashboard()
})

test('the way back ends the session at the service, and keeps the email', async () => {
  await reachCode()
  await expectCode()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the password' }))
  await waitFor(() => expect(endpoints()).toEqual(['password', 'logout']))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(email)
})

test('a screen of the code that cannot be loaded leaves a usable form', async () => {
  const pending = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await reachCode(half, { ...screens, pending })
  await waitFor(() => expect(alert().textContent).toContain('could not be loaded'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('a factor of another kind is not asked for here: the screen says whom to write to', async () => {
  const other = { ...half, user: { ...half.user, factors: [{ id: 'p', factor_type: 'phone', status: 'verified' }] } }
  await reachCode(other)
  await expectCode()
  expect(document.body.textContent).toContain('this page can ask for no other kind')
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
})

const mark = '2026-11-22T19:00:00Z'
const marked = { ...sessionFor(email).user, app_metadata: { initial_password: mark } }

test("an operator's initial password is replaced before a session is stored, with the mark and the typed password", async () => {
  fake.answer('setUser', json(200, { ...marked, user_metadata: { replaced_initial_password: mark } }))
  await reachCode({ ...sessionFor(email), user: marked })
  await screen.findByText(/for the first sign-in alone/)
  expect(localStorage.length).toBe(0)
  await choose()
  await atDashboard()
  expect(fake.calls.at(-1)?.body).toMatchObject({
    password: 'a cairn of eight stones',
    current_password: 'correct horse',
    data: { replaced_initial_password: mark },
  })
})

test('a link of an account with a second factor asks for the code, then for the password', async () => {
  fake.answer('verify', json(200, half))
  fake.answer('code', json(200, whole))
  fake.answer('setUser', json(200, whole.user))
  await arrive(fake)
  await userEvent.click(go())
  await expectCode()
  expect(screen.queryByRole('button', { name: 'Back to the password' })).toBeNull()
  await enter()
  await screen.findByRole('heading', { name: 'Choose your password' })
  await choose()
  await atDashboard()
  expect(fake.calls.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${whole.access_token}`)
  expect(fake.calls.at(-1)?.body).not.toHaveProperty('current_password')
})

test('a factor that appears while a password is chosen is asked for, and no sentence calls the time over', async () => {
  fake.answer('verify', json(200, sessionFor(email)))
  fake.answer('setUser', json(401, { code: 'insufficient_aal', message: 'AAL2 session is required' }))
  fake.answer('refresh', json(200, half))
  await arrive(fake)
  await userEvent.click(go())
  await screen.findByRole('heading', { name: 'Choose your password' })
  await choose()
  await expectCode()
})
