// @vitest-environment jsdom

/* Signing out here and everywhere, also when the service answers late. */

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
  expect(await access.signOut()).toBe(true)
  expect(scopes()).toEqual(['global'])
  expect(fake.calls[0]?.keepalive).toBe(true)
  expect(fake.calls[0]?.headers.get('Authorization')).toBe('Bearer access-a@client.example-3600')
  expect(access.getState()).toEqual({ kind: 'signedOut' })
  expect(localStorage.getItem(fake.key)).toBeNull()
})

// tests/browser/sign-in/sign-in.test.ts has the answers 401, 403, 404 and 500, and none.
test.each<[string, Reply]>([
  ['429', json(429, { code: 'over_request_rate_limit', message: 'slow down' })],
  ['a page of HTML', html(503)],
  ['no network', 'offline'],
])('after %s this browser is signed out, and other devices are not confirmed', async (_, reply) => {
  fake.answer('logout', reply)
  const access = await signedIn()
  expect(await access.signOut()).toBe(false)
  expect(access.getState()).toEqual({ kind: 'signedOut' })
  expect(localStorage.getItem(fake.key)).toBeNull()
})

test.each<[string, Reply]>([
  ['has no answer', 'silence'],
  ['is answered later', json(200, sessionFor('a@client.example'))],
])('signing out works with an expired session whose renewal %s', async (_, reply) => {
  fake.answer('refresh', reply)
  fake.answer('logout', () => new Response(null, { status: 204 }))
  const access = await signedIn()
  fake.store(sessionFor('a@client.example', -10))
  vi.useFakeTimers()
  const confirmed = access.signOut()
  await vi.advanceTimersByTimeAsync(signOutLimit)
  expect(await confirmed).toBe(reply !== 'silence')
  expect(access.getState()).toEqual({ kind: 'signedOut' })
  expect(localStorage.getItem(fake.key)).toBeNull()
})

test('a late answer to a sign-out leaves a client alone who has signed in meanwhile', async () => {
  const next = sessionFor('b@client.example')
  fake.answer('logout', () => {
    fake.store(next)
    return new Response(null, { status: 204 })
  })
  const access = await signedIn()
  await access.signOut()
  expect(localStorage.getItem(fake.key)).toBe(JSON.stringify(next))
})
