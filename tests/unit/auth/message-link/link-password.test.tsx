// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { passwordCharacters } from '#auth/limits.ts'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, html, json, type Reply, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { alert } from '#tests/unit/auth/sign-in/sign-in-screen.tsx'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { choose, email, first, newPassword, redeem, second, set } from './link-screen.tsx'

quietConsole()
let fake: FakeService
eachWithService((service) => {
  fake = service
})

const { user } = sessionFor(email)
const endpoints = () => fake.calls.map(({ endpoint }) => endpoint)
const weak = (...reasons: string[]): Reply =>
  json(422, { code: 'weak_password', message: 'Password is weak', weak_password: { reasons } })

test('the rules are shown before typing, and the fields are marked for password managers', async () => {
  await redeem(fake)
  expect(document.body.textContent).toContain(`At least ${passwordCharacters} characters`)
  for (const field of [first(), second()])
    expect(field).toMatchObject({ type: 'password', autocomplete: 'new-password', required: true })
  expect(screen.getByLabelText('Account')).toMatchObject({ value: email, autocomplete: 'username', readOnly: true })
  expect(alert().textContent).toBe('')
})

test.each([
  ['new password', first],
  ['repeated password', second],
])('the %s can be shown, and is hidden again on submit', async (name, field) => {
  await redeem(fake)
  const toggle = screen.getByRole('button', { name: `Show ${name}` })
  await userEvent.click(toggle)
  expect(field().type).toBe('text')
  await choose('short')
  expect(field().type).toBe('password')
})

test.each([
  ['nothing', '', '', 'has fewer than 12 characters', first],
  ['eleven characters', 'a'.repeat(11), undefined, 'has fewer than 12 characters', first],
  ['eleven characters of two units each', '🗻'.repeat(11), undefined, 'has fewer than 12 characters', first],
  ['73 letters', 'a'.repeat(73), undefined, 'too long', first],
  ['37 letters of two bytes each', 'é'.repeat(37), undefined, 'too long', first],
  ['two that differ', newPassword, `${newPassword}.`, 'The two passwords differ', second],
] as const)('%s as new password is refused without a request', async (_, password, repeated, words, field) => {
  await redeem(fake)
  await choose(password, repeated)
  await waitFor(() => expect(alert().textContent).toContain(words))
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(endpoints()).toEqual(['verify'])
  await userEvent.type(field(), 'x')
  expect(alert().textContent).toBe('')
})

test('an accepted password leads to the dashboard, and only then is the session stored', async () => {
  fake.answer('setUser', json(200, user))
  await redeem(fake)
  expect(localStorage.length).toBe(0)
  await choose()
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/welcome'))
  expect(fake.calls[1]?.body).toMatchObject({ password: newPassword })
  expect(fake.calls[1]?.headers.get('Authorization')).toBe(`Bearer ${sessionFor(email).access_token}`)
  expect(localStorage.getItem(fake.key)).toContain(email)
  expect(Object.keys(localStorage)).toEqual([fake.key])
  expect(set().disabled).toBe(true)
})

test('the session that was here is ended first, at the service too', async () => {
  fake.answer('setUser', json(200, user))
  fake.answer('logout', () => new Response(null, { status: 204 }))
  fake.store(sessionFor('b@client.example'))
  await redeem(fake)
  await choose()
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/welcome'))
  const end = fake.calls.find(({ endpoint }) => endpoint === 'logout')
  expect(end?.url.search).toBe('?scope=local')
  expect(end?.headers.get('Authorization')).toContain('b@client.example')
  expect(localStorage.getItem(fake.key)).toContain(email)
})

test.each<[string, Reply, string]>([
  ['leaked', weak('pwned'), 'known from a leak'],
  ['leaked and more', weak('characters', 'pwned'), 'known from a leak'],
  ['too few kinds of characters', weak('characters'), 'more kinds of characters'],
  ['too short for the service', weak('length'), 'too easy to guess'],
  ['weak without a reason', weak(), 'too easy to guess'],
  ['the old one', json(422, { code: 'same_password', message: 'no' }), 'that the account has already'],
  ['refused', json(400, { code: 'validation_failed', message: 'Password cannot be longer' }), 'does not take this'],
])('a password that is %s gets its own message, and another can be set', async (_, reply, words) => {
  fake.answer('setUser', reply, json(200, user))
  await redeem(fake)
  await choose()
  await waitFor(() => expect(alert().textContent).toContain(words))
  expect(document.activeElement).toBe(first())
  expect(localStorage.length).toBe(0)
  await choose('another cairn of stones')
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/welcome'))
})

test.each<[string, Reply, string]>([
  ['no network', 'offline', 'did not answer'],
  ['500', json(500, { code: 'unexpected_failure', message: 'no' }), 'did not answer'],
  ['a 503 page of HTML', html(503), 'did not answer'],
  ['200 with null', json(200, null), 'did not answer'],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'no' }), 'Too many attempts'],
])('after %s both passwords stay in their fields, and can be sent again', async (_, reply, words) => {
  fake.answer('setUser', reply, json(200, user))
  await redeem(fake)
  await choose()
  await waitFor(() => expect(alert().textContent).toContain(words))
  expect([first().value, second().value]).toEqual([newPassword, newPassword])
  expect(document.activeElement).toBe(set())
  await userEvent.click(set())
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/welcome'))
})

test('a password counts as set when its answer was lost and the service then calls it the same', async () => {
  const same = json(422, { code: 'same_password', message: 'no' })
  fake.answer('setUser', 'offline', same)
  fake.answer('refresh', json(200, sessionFor(email)))
  await redeem(fake)
  await choose()
  await waitFor(() => expect(alert().textContent).toContain('did not answer'))
  await userEvent.click(set())
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/welcome'))
})

test.each<[string, Reply]>([
  ['session_not_found', json(403, { code: 'session_not_found', message: 'no' })],
  ['bad_jwt', json(403, { code: 'bad_jwt', message: 'no' })],
  ['reauthentication_needed', json(401, { code: 'reauthentication_needed', message: 'no' })],
  ['user_not_found', json(404, { code: 'user_not_found', message: 'no' })],
])('after %s the screen says that the time is over, and offers a new message', async (_, reply) => {
  fake.answer('setUser', reply)
  await redeem(fake)
  await choose()
  await screen.findByText(/The time to choose a password is over/)
  expect(screen.getByRole('button', { name: 'Ask for a new message' })).toBeTruthy()
  expect(localStorage.length).toBe(0)
})

test('two submits at once send one request', async () => {
  fake.answer('setUser', 'silence')
  await redeem(fake)
  await choose()
  await userEvent.dblClick(set())
  await userEvent.type(first(), '{Enter}')
  expect(endpoints()).toEqual(['verify', 'setUser'])
})

test('in a browser that stores nothing, the password is set and the screen says how to sign in', async () => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  fake.answer('setUser', json(200, user))
  fake.answer('logout', () => new Response(null, { status: 204 }))
  await redeem(fake)
  await choose()
  await screen.findByRole('heading', { name: 'Your password is set' })
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  expect(endpoints()).toEqual(['verify', 'setUser', 'logout'])
})
