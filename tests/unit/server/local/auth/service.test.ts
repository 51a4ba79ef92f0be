import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AuthClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
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
