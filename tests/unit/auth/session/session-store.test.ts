// @vitest-environment jsdom

/* The state of a session follows the service, other tabs and the back/forward cache. */

import { expect, test, vi } from 'vitest'
import { requestLimit, spinnerLimit } from '#auth/limits.ts'
import { eachWithService, type FakeService, html, json, type Reply, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { patience } from '#tests/unit/patience.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'

quietConsole()
let fake: FakeService

eachWithService((service) => {
  fake = service
})

const user = { id: 'id-a@client.example', email: 'a@client.example' }

async function settled() {
  const access = fake.open()
  await vi.waitFor(() => expect(access.getState().kind).not.toBe('loading'), patience)
  return access
}

function pageEvent(type: 'pageshow' | 'pagehide', persisted: boolean) {
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }))
}

test('a stored session signs in without a request', async () => {
  const session = sessionFor(user.email)
  fake.store(session)
  const access = await settled()
  expect(access.getState()).toEqual({ kind: 'signedIn', user, expiresAt: session.expires_at })
  expect(fake.calls).toEqual([])
})

test('a session that lacks the code of its second factor is renewed once, and ended unless it then has it', async () => {
  const factors = [{ id: 'phone', factor_type: 'totp', status: 'verified' }]
  const lacking = sessionFor(user.email)
  fake.store({ ...lacking, user: { ...lacking.user, factors } })
  // A second renewal has no answer, so that a loop ends here.
  fake.answer('refresh', json(200, { ...lacking, user: { ...lacking.user, factors } }), 'silence')
  fake.answer('logout', () => new Response(null, { status: 204 }))
  const access = fake.open()
  const shown = [access.getState().kind]
  access.subscribe(() => shown.push(access.getState().kind))
  await vi.waitFor(() => expect(access.getState().kind).toBe('signedOut'), patience)
  expect(shown).toEqual(['loading', 'signedOut'])
  expect(fake.calls.filter(({ endpoint }) => endpoint === 'refresh')).toHaveLength(1)
  expect(localStorage.getItem(fake.key)).toBeNull()
})

test.each<[string, Reply]>([
  ['cannot be reached', 'offline'],
  ['fails', json(503, { message: 'down' })],
  ['takes no more requests', json(429, { code: 'over_request_rate_limit', message: 'no' })],
  ['has no such route', json(404, { message: 'no' })],
  ['does not take the key', json(401, { message: 'Invalid API key' })],
  ['is behind a proxy that refuses', html(403)],
  ['never answers', 'silence'],
])('when the service %s, loading ends after 8 s and the session stays stored', async (_, reply) => {
  vi.useFakeTimers()
  fake.store(sessionFor(user.email, -10))
  fake.answer('refresh', reply)
  const access = fake.open()
  await vi.advanceTimersByTimeAsync(spinnerLimit - 1)
  expect(access.getState()).toEqual({ kind: 'loading' })
  await vi.advanceTimersByTimeAsync(1)
  expect(access.getState()).toEqual({ kind: 'unreachable' })
  expect(localStorage.getItem(fake.key)).not.toBeNull()
})

test('an answer after the time limit still signs in', async () => {
  vi.useFakeTimers()
  fake.store(sessionFor(user.email, -10))
  fake.answer('refresh', 'silence', json(200, sessionFor(user.email)))
  const access = fake.open()
  await vi.advanceTimersByTimeAsync(spinnerLimit)
  expect(access.getState()).toEqual({ kind: 'unreachable' })
  await vi.advanceTimersByTimeAsync(requestLimit)
  expect(access.getState()).toMatchObject({ kind: 'signedIn', user })
})

test.each(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED'])(
  'the state follows %s of another tab',
  async (event) => {
    const access = await settled()
    const session = sessionFor(user.email)
    await fake.broadcast(event, session)
    expect(access.getState()).toEqual({ kind: 'signedIn', user, expiresAt: session.expires_at })
  },
)

test.each([
  ['removed', true],
  ['cleared with all site data', false],
])('a session that another tab has %s ends here', async (_, named) => {
  fake.store(sessionFor(user.email))
  const access = await settled()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: named ? fake.key : null }))
  await vi.waitFor(() => expect(access.getState()).toEqual({ kind: 'signedOut' }), patience)
})

test('an event does not reveal the session of a page in the back/forward cache', async () => {
  fake.store(sessionFor(user.email))
  const access = await settled()
  pageEvent('pagehide', true)
  await fake.broadcast('SIGNED_IN', sessionFor('b@client.example'))
  expect(access.getState()).toEqual({ kind: 'loading' })
})
