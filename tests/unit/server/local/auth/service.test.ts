import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AuthClient } from '@supabase/supabase-js'
import bcrypt from 'bcryptjs'
import { describe, expect, it, vi } from 'vitest'
import { authLimits } from '#server/local/auth/limits.ts'
import { createRateLimit } from '#server/local/rate-limit.ts'
import { email, errorOf, key, password, service, sessionSchema } from './service-harness.ts'

describe('signing in', () => {
  it('gives an hour-long session to a client, whatever the case of the address', async () => {
    const { accounts, call } = await service()
    await accounts.addClient('Ada@Example.ca', password)
    const response = await call('token?grant_type=password', { body: { email: 'ADA@example.ca', password } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(sessionSchema.parse(await response.json()).expires_in).toBe(3600)
  })

  it('answers a wrong password and an unknown email alike', async () => {
    const { accounts, signIn, call } = await service()
    await accounts.addClient(email, password)
    const answers = [
      await signIn('wrong'),
      await call('token?grant_type=password', { body: { email: 'no@b.ca', password } }),
    ]
    expect(await Promise.all(answers.map(errorOf))).toEqual(Array(2).fill([400, 'invalid_credentials']))
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()))
    expect(first).toBe(second)
  })

  it('hashes a wrong password once and at one cost, whether the email is a client’s, an invited one or unknown', async () => {
    const { accounts, call } = await service()
    await accounts.addClient(email, password)
    await accounts.inviteClient('bo@example.ca')
    // The package calls the same function of the same module.
    const compare = vi.spyOn(bcrypt, 'compare')
    const rounds = []
    for (const address of [email, 'bo@example.ca', 'no@b.ca']) {
      compare.mockClear()
      const response = await call('token?grant_type=password', { body: { email: address, password: 'wrong' } })
      expect(await errorOf(response)).toEqual([400, 'invalid_credentials'])
      rounds.push(compare.mock.calls.map(([given, hash]) => [given, bcrypt.getRounds(hash)]))
    }
    expect(rounds).toEqual(Array(3).fill([['wrong', 10]]))
  })

  it('is limited per email, whether or not an account has it, and whatever the password', async () => {
    let time = 0
    const guesses = createRateLimit({ requests: 2, windowSeconds: 300, now: () => time })
    const { accounts, call } = await service(undefined, { ...authLimits({ requests: 1_000 }), guesses })
    await accounts.addClient(email, password)
    const attempt = (address: string, given: string) =>
      call('token?grant_type=password', { body: { email: address, password: given } })
    const beyond = []
    for (const address of [email, 'no@b.ca']) {
      for (const given of ['one', 'two']) expect((await attempt(address, given)).status).toBe(400)
      time = 100_000
      const refusal = await attempt(address.toUpperCase(), password)
      expect(refusal.headers.get('Retry-After')).toBe(address === email ? '200' : '300')
      expect(await errorOf(refusal)).toEqual([429, 'over_request_rate_limit'])
      beyond.push(await refusal.json())
    }
    const answer = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
    expect(beyond).toEqual([answer, answer])
    time = 300_000
    expect((await attempt(email, password)).status).toBe(200)
  })

  it('is limited for as long as the limit says, though the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { call } = await service(undefined, authLimits({ guesses: 1 }))
    const attempt = () => call('token?grant_type=password', { body: { email, password } })
    await attempt()
    vi.setSystemTime(Date.now() - 26 * 3_600_000)
    expect(Number((await attempt()).headers.get('Retry-After'))).toBeLessThanOrEqual(300)
    vi.useRealTimers()
  })

  it('is limited per sender, and leaves renewals alone', async () => {
    const { accounts, call, session, refresh } = await service(undefined, authLimits({ requests: 3 }))
    await accounts.addClient(email, password)
    const { refresh_token } = await session()
    const tried = []
    for (const address of ['a@b.ca', 'b@b.ca', 'c@b.ca'])
      tried.push(await errorOf(await call('token?grant_type=password', { body: { email: address, password } })))
    expect(tried).toEqual([
      [400, 'invalid_credentials'],
      [400, 'invalid_credentials'],
      [429, 'over_request_rate_limit'],
    ])
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  it.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['a list', '[]'],
    ['numbers', { email: 5, password: 6 }],
    ['torn JSON', '{"email"'],
  ])('refuses %s as 400', async (_, body) => {
    expect(await errorOf(await (await service()).call('token?grant_type=password', { body }))).toEqual([
      400,
      'bad_json',
    ])
  })

  it('refuses a body over 1 MB as 413', async () => {
    const { signIn } = await service()
    expect(await errorOf(await signIn('x'.repeat(1_000_001)))).toEqual([413, 'request_entity_too_large'])
  })

  it.each([
    ['', 401],
    ['sb_publishable_other', 401],
    [key, 400],
  ])('with the key "%s" answers %i', async (apikey, status) => {
    const { call } = await service()
    expect((await call('token?grant_type=password', { body: { email, password }, apikey })).status).toBe(status)
  })

  it('works through the client library of the site', async () => {
    const { accounts, app } = await service()
    await accounts.addClient(email, password)
    const client = new AuthClient({
      url: 'http://localhost:4173/auth/v1',
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      autoRefreshToken: false,
      persistSession: false,
      fetch: async (input, init) => app.request(new Request(input, init)),
    })
    expect((await client.signInWithPassword({ email, password: 'wrong' })).error?.code).toBe('invalid_credentials')
    const { data } = await client.signInWithPassword({ email, password })
    expect(data.user?.email).toBe(email)
    expect((await client.refreshSession()).data.session?.user.email).toBe(email)
    expect((await client.getUser()).data.user?.email).toBe(email)
    expect((await client.signOut({ scope: 'global' })).error).toBeNull()
    expect((await client.signUp({ email: 'new@b.ca', password })).error?.code).toBe('signup_disabled')
  })
})

describe('HTTP requests reach', () => {
  it('no sign-up, not even by a one-time code', async () => {
    const { call, folder } = await service()
    expect(await errorOf(await call('signup', { body: { email, password } }))).toEqual([422, 'signup_disabled'])
    for (const path of ['otp', 'magiclink', 'resend', 'authorize', 'admin/users', '%6ftp', 'token/../otp', 'invite']) {
      expect([path, (await call(path, { body: { email } })).status]).toEqual([path, 404])
    }
    const database = new DatabaseSync(join(folder, 'auth.sqlite'))
    expect(database.prepare('select count(*) as count from "auth.users"').get()).toEqual({ count: 0 })
    database.close()
  })

  it('nothing of the package except the auth service', async () => {
    const { app } = await service()
    for (const path of [
      '/',
      '/rest/v1/users',
      '/_system/config',
      '/_system/introspect',
      '/storage/v1/bucket',
      '/auth/v1',
    ]) {
      const status = (await app.request(path, { headers: { apikey: key } })).status
      expect([path, status]).toEqual([path, 404])
    }
  })

  it('the public part of the service', async () => {
    const { call } = await service()
    const settings = await (await call('settings', { method: 'GET' })).json()
    expect(settings).toMatchObject({ disable_signup: true, external: { email: true } })
    const keys = await call('.well-known/jwks.json', { method: 'GET' })
    expect([await keys.json(), keys.headers.get('Cache-Control')]).toEqual([{ keys: [] }, 'public, max-age=600'])
  })
})
