// @vitest-environment jsdom

/*
 * Two clients who sign in one after the other, in two tabs of one browser: no request, refusal or renewal of the first reaches the
 * second. Tests access.client.ts with the renewal of tokens in auth-client.client.ts.
 */

import { UnsecuredJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { eachWithService, type FakeService, json, type Reply, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { patience } from '#tests/unit/patience.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'

quietConsole()
let fake: FakeService

eachWithService((service) => {
  fake = service
})

const sessionWithJwt = (email: string) => {
  const session = sessionFor(email)
  return { ...session, access_token: new UnsecuredJWT({ sub: session.user.id }).encode() }
}
const [first, second] = [sessionWithJwt('a@client.example'), sessionWithJwt('b@client.example')]

/** A reply before which the second client signs in, in another tab. */
const meanwhile = (reply: () => Response | Promise<Response>): Reply => {
  return () => {
    fake.store(second)
    return reply()
  }
}

const refusal = (status: number, code: string) => json(status, { code, message: 'no' })

test.each([
  ['the token', 403, 'bad_jwt'],
  ['the session', 403, 'session_not_found'],
  ['the account', 403, 'user_not_found'],
])(
  'a refusal of %s of one client neither repeats the request as the next one nor signs that one out',
  async (_, status, code) => {
    fake.store(first)
    const access = fake.open()
    await vi.waitFor(() => expect(access.getState().kind).toBe('signedIn'), patience)
    fake.answer('user', meanwhile(refusal(status, code)), json(200, second.user))
    fake.answer('refresh', json(200, second))
    expect(await access.ask()).toBe('unanswered')
    expect(fake.calls.map(({ headers }) => headers.get('Authorization'))).toEqual([`Bearer ${first.access_token}`])
    expect(localStorage.getItem(fake.key)).toBe(JSON.stringify(second))
  },
)

test('a renewal between two clients repeats the request of neither', async () => {
  fake.store(first)
  const access = fake.open()
  await vi.waitFor(() => expect(access.getState().kind).toBe('signedIn'), patience)
  fake.answer('user', refusal(403, 'bad_jwt'))
  fake.answer(
    'refresh',
    meanwhile(() => Response.json(first)),
  )
  expect(await access.ask()).toBe('unanswered')
  expect(fake.calls.map(({ endpoint }) => endpoint)).toEqual(['user', 'refresh'])
  expect(localStorage.getItem(fake.key)).toBe(JSON.stringify(second))
})

test.each([
  ['refused', refusal(400, 'refresh_token_not_found')],
  ['answered', () => Response.json(first)],
])('a session without its proof whose renewal is %s too late leaves the next client signed in', async (_, reply) => {
  const factors = [{ id: 'phone', factor_type: 'totp', status: 'verified' }]
  fake.store({ ...first, user: { ...first.user, factors } })
  fake.answer('refresh', meanwhile(reply))
  const access = fake.open()
  await vi.waitFor(() => expect(access.getState()).toMatchObject({ user: { email: second.user.email } }), patience)
  expect(localStorage.getItem(fake.key)).toBe(JSON.stringify(second))
  expect(fake.calls.map(({ endpoint }) => endpoint)).toEqual(['refresh'])
})
