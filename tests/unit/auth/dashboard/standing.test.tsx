// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { standingDelay, standingInterval } from '#auth/limits.ts'
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
import { eachWithPage, openPage, openSignedIn, shown } from './dashboard-screen.tsx'

quietConsole()
let fake: FakeService
eachWithPage((service) => {
  fake = service
})

const email = 'a@client.example'
const quiet = 'does not answer just now'
const questions = () => fake.calls.filter(({ endpoint }) => endpoint === 'user').length

async function expectEnded() {
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(shown()).toBe('Loading...')
  expect(localStorage.getItem(fake.key)).toBeNull()
  expect(sessionStorage.getItem('farewell')).toBe('ended')
}

test('the dashboard shows the stored session at once, and asks the service soon after whether it stands', async () => {
  fake.answer('user', 'silence')
  await openSignedIn(fake)
  await waitFor(() => expect(questions()).toBe(1))
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test.each<[string, Reply]>([
  ['a forged session', json(403, { code: 'bad_jwt', message: 'invalid JWT' })],
  ['a session that was ended elsewhere', json(403, { code: 'session_not_found', message: 'no' })],
  ['the session of a removed account', json(403, { code: 'user_not_found', message: 'no' })],
  ['the session of a removed account, as older services answer', json(404, { code: 'user_not_found', message: 'no' })],
  ['a token that the service does not take', json(401, { code: 'no_authorization', message: 'no' })],
])('%s is out after one answer', async (_, reply) => {
  fake.answer('user', reply)
  fake.store(sessionFor(email))
  openPage(fake)
  await expectEnded()
})

test.each<[string, Reply]>([
  ['no network', 'offline'],
  ['500', json(500, { code: 'unexpected_failure', message: 'no' })],
  ['429', json(429, { code: 'over_request_rate_limit', message: 'no' })],
  ['a 403 page of HTML', html(403)],
  ['a gateway without the route', json(404, { message: 'no Route matched with those values' })],
  ['a gateway that refuses the public key', json(401, { message: 'Invalid API key' })],
  ['200 with HTML', html(200)],
])('%s changes nothing, says so quietly, and is forgotten at the next answer', async (_, reply) => {
  fake.answer('user', reply, json(200, sessionFor(email).user))
  await openSignedIn(fake)
  await waitFor(() => expect(shown()).toContain(quiet))
  expect(screen.getByText(new RegExp(quiet)).getAttribute('role')).toBe('status')
  expect(localStorage.getItem(fake.key)).toContain(email)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(shown()).not.toContain(quiet))
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('an open dashboard asks again and again while it is visible, and at once when it is looked at', async () => {
  vi.useFakeTimers()
  fake.store(sessionFor(email))
  openPage(fake)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(shown()).toContain(email)
  await act(() => vi.advanceTimersByTimeAsync(standingDelay - 1))
  expect(questions()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(questions()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(standingInterval))
  expect(questions()).toBe(2)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => vi.advanceTimersByTimeAsync(5 * standingInterval))
  expect(questions()).toBe(2)
  visibility.mockReturnValue('visible')
  fake.answer('user', json(403, { code: 'user_not_found', message: 'no' }))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(questions()).toBe(3)
  expect(fake.navigation.replace).toHaveBeenCalledWith('/login')
})

test('a session without the code of its second factor is renewed, never shown, and ended when it still lacks it', async () => {
  fake.answer('refresh', json(200, sessionWithFactors(email, 'aal1')))
  fake.answer('logout', () => new Response(null, { status: 204 }))
  fake.store(sessionWithFactors(email, 'aal1'))
  openPage(fake)
  expect(shown()).toBe('Loading...')
  await expectEnded()
  expect(fake.calls.map(({ endpoint }) => endpoint)).toEqual(['refresh', 'logout'])
})

test('a session whose code another tab has just given is shown after its renewal', async () => {
  fake.answer('user', json(200, withFactors(email)))
  fake.answer('refresh', json(200, sessionWithFactors(email, 'aal2')))
  fake.store(sessionWithFactors(email, 'aal1'))
  openPage(fake)
  await screen.findByText(email)
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('a sign-in without its code in another tab opens no dashboard here', async () => {
  fake.answer('refresh', json(200, sessionWithFactors('b@client.example', 'aal1')))
  fake.answer('logout', () => new Response(null, { status: 204 }))
  await openSignedIn(fake)
  await act(() => fake.broadcast('SIGNED_IN', sessionWithFactors('b@client.example', 'aal1')))
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/login'))
  expect(shown()).toBe('Loading...')
})

test('a second factor that was enrolled elsewhere ends a session that gave no code', async () => {
  fake.answer('user', json(200, withFactors(email)))
  fake.answer('refresh', json(400, { code: 'refresh_token_not_found', message: 'no' }))
  fake.store(sessionFor(email))
  openPage(fake)
  await expectEnded()
})

test('an initial password that an operator has set anew ends the session', async () => {
  const user = { ...sessionFor(email).user, app_metadata: { initial_password: '2026-11-22T19:00:00Z' } }
  fake.answer('user', json(200, user))
  fake.answer('refresh', json(200, { ...sessionFor(email), user }))
  fake.answer('logout', () => new Response(null, { status: 204 }))
  fake.store(sessionFor(email))
  openPage(fake)
  await expectEnded()
})
