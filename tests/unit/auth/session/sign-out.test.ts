// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { signOutLimit } from '#auth/limits.ts'
import { eachWithService, type FakeService, html, json, type Reply, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { patience } from '#tests/unit/patience.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'

quietConsole()
let fake: FakeService

eachWithService((service) => {
  fake = service
  fake.store(sessionFor('a@client.example'))
})

async function signedIn() {
  const access = fake.open()
  await vi.waitFor(() => expect(access.getState().kind).toBe('signedIn'), patience)
  return access
}

const scopes = () => fake.calls.map((call) => call.url.searchParams.get('scope'))

test('signing out ends the session everywhere, in a request that outlives the page', async () => {
  fake.answer('logout', () => new Response(null, { status: 204 }))
  const access = await signedIn()
  await access.signOut()
  expect(scopes()).toEqual(['global'])
  expect(fake.calls[0]?.keepalive).toBe(true)
  expect(fake.calls[0]?.headers.get('Authorization')).toBe('Bearer access-a@client.example-3600')
  expect(access.getState()).toEqual({ kind: 'signedOut' })
  expect(localStorage.getItem(fake.key)).toBeNull()
})

test.each([401, 403, 404])('a refusal with %i counts as signed out', async (status) => {
  fake.answer('logout', json(status, { code: 'no_authorization', message: 'no' }))
  const access = await signedIn()
  await access.signOut()
  expect(scopes()).toEqual(['global'])
  expect(access.getState()).toEqual({ kind: 'signedOut' })
  expect(localStorage.getItem(fake.key)).toBeNull()
})

test.each<[string, Reply]>([
  ['429', json(429, { code: 'over_request_rate_limit', message: 'slow down' })],
  ['500', json(500, { code: 'unexpected_failure', message: 'no' })],
  ['a page of HTML', html(503)],
  ['no network', 'offline'],
])('after %s only this browser is signed out', async (_, reply) => {
  fake.answer('logout', reply)
  const access = await signedIn()
  await access.signOut()
  expect(scopes()).toEqual(['global', 'local'])
  expect(access.getState()).toEqual({ kind: 'signedOut' })
  expect(localStorage.getItem(fake.key)).toBeNull()
})

test('without an answer this browser is signed out after the time limit', async () => {
  fake.answer('logout', 'silence')
  const access = await signedIn()
  vi.useFakeTimers()
  void access.signOut()
  await vi.advanceTimersByTimeAsync(signOutLimit - 1)
  expect(access.getState().kind).toBe('signedIn')
  await vi.advanceTimersByTimeAsync(1)
  expect(access.getState()).toEqual({ kind: 'signedOut' })
  expect(localStorage.getItem(fake.key)).toBeNull()
})

test('signing out works with an expired session that cannot be refreshed', async () => {
  fake.answer('refresh', 'silence')
  const access = await signedIn()
  fake.store(sessionFor('a@client.example', -10))
  vi.useFakeTimers()
  void access.signOut()
  await vi.advanceTimersByTimeAsync(2 * signOutLimit)
  expect(access.getState()).toEqual({ kind: 'signedOut' })
  expect(localStorage.getItem(fake.key)).toBeNull()
})
