import { execFile } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { AuthClient } from '@supabase/supabase-js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { localSettings } from '#server/environment.ts'
import { type Accounts, openAccounts } from '#server/local/accounts.ts'
import { createAuthService } from '#server/local/auth.ts'
import { signingKey } from '#server/local/signing-key.ts'
import { temporaryFolder } from './temporary-folder.ts'

const key = localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY
const email = 'ada@example.ca'
const password = 'correct horse battery'
const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })

async function open(folder: string): Promise<Accounts> {
  const accounts = await openAccounts(folder, key)
  onTestFinished(() => accounts.close())
  return accounts
}

async function service(folder = temporaryFolder()) {
  const accounts = await open(folder)
  const app = createAuthService(accounts)
  const call = async (path: string, { method = 'POST', token, body, apikey = key }: CallOptions = {}) =>
    app.request(`http://localhost:4173/auth/v1/${path}`, {
      method,
      headers: { ...(apikey ? { apikey } : {}), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const signIn = async (given = password) => call('token?grant_type=password', { body: { email, password: given } })
  const session = async () => sessionSchema.parse(await (await signIn()).json())
  const refresh = async (refresh_token: string) => call('token?grant_type=refresh_token', { body: { refresh_token } })
  return { accounts, app, folder, call, signIn, session, refresh }
}

interface CallOptions {
  method?: string
  token?: string
  body?: unknown
  apikey?: string
}

async function errorOf(response: Response): Promise<[number, string | null]> {
  return [response.status, response.headers.get('X-Sb-Error-Code')]
}

describe('signing in', () => {
  it('gives an hour-long session to a client, whatever the case of the address', async () => {
    const { accounts, call } = await service()
    await accounts.addClient('Ada@Example.ca', password)
    const response = await call('token?grant_type=password', { body: { email: 'ADA@example.ca', password } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(sessionSchema.parse(await response.json()).expires_in).toBe(3600)
  })

  it('answers a wrong password and an unknown address alike', async () => {
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

describe('a session', () => {
  it('goes on under a new refresh token, and two tabs may use the same one', async () => {
    const { accounts, session, refresh } = await service()
    await accounts.addClient(email, password)
    const { refresh_token } = await session()
    const next = sessionSchema.parse(await (await refresh(refresh_token)).json())
    expect(next.refresh_token).not.toBe(refresh_token)
    expect(sessionSchema.parse(await (await refresh(refresh_token)).json()).refresh_token).toBe(next.refresh_token)
  })

  it('ends when an older refresh token comes back', async () => {
    const { accounts, session, refresh } = await service()
    await accounts.addClient(email, password)
    const first = await session()
    const second = sessionSchema.parse(await (await refresh(first.refresh_token)).json())
    const third = sessionSchema.parse(await (await refresh(second.refresh_token)).json())
    expect(await errorOf(await refresh(first.refresh_token))).toEqual([400, 'refresh_token_already_used'])
    expect((await refresh(third.refresh_token)).status).toBe(400)
  })

  it.each([
    [23, 200],
    [25, 400],
  ])('that is %i hours old is answered %i', async (hours, status) => {
    const { accounts, session, refresh, folder } = await service()
    await accounts.addClient(email, password)
    const { refresh_token } = await session()
    const database = new DatabaseSync(join(folder, 'auth.sqlite'))
    const began = new Date(Date.now() - hours * 3_600_000).toISOString()
    database.prepare('update "auth.sessions" set created_at = ?').run(began)
    database.close()
    const response = await refresh(refresh_token)
    expect(await errorOf(response)).toEqual([status, status === 400 ? 'session_expired' : null])
  })

  it.each([
    ['local', [403, 200]],
    ['others', [200, 403]],
    ['global', [403, 403]],
  ])('signed out with scope %s leaves this one and another %j', async (scope, expected) => {
    const { accounts, session, call } = await service()
    await accounts.addClient(email, password)
    const tokens = [(await session()).access_token, (await session()).access_token]
    expect((await call(`logout?scope=${scope}`, { token: tokens[0] ?? '' })).status).toBe(204)
    const users = tokens.map((token) => call('user', { method: 'GET', token }))
    expect((await Promise.all(users)).map(({ status }) => status)).toEqual(expected)
  })

  it('is signed out with 400 for an unknown scope, 401 without a token, 403 with a forged one', async () => {
    const { accounts, session, call } = await service()
    await accounts.addClient(email, password)
    const { access_token } = await session()
    expect((await call('logout?scope=all', { token: access_token })).status).toBe(400)
    expect(await errorOf(await call('logout'))).toEqual([401, 'no_authorization'])
    expect(await errorOf(await call('logout', { token: `${access_token.slice(0, -4)}AAAA` }))).toEqual([403, 'bad_jwt'])
  })

  it('outlives a restart', async () => {
    const folder = temporaryFolder()
    const before = await openAccounts(folder, key)
    await before.addClient(email, password)
    const { access_token } = await (async () => {
      const response = await createAuthService(before).request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: key },
        body: JSON.stringify({ email, password }),
      })
      return sessionSchema.parse(await response.json())
    })()
    await before.close()
    const { call } = await service(folder)
    expect((await call('user', { method: 'GET', token: access_token })).status).toBe(200)
  })
})

describe('over HTTP there is', () => {
  it('no sign-up, not even by one-time code', async () => {
    const { call, folder } = await service()
    expect(await errorOf(await call('signup', { body: { email, password } }))).toEqual([422, 'signup_disabled'])
    for (const path of [
      'otp',
      'magiclink',
      'recover',
      'resend',
      'verify',
      'authorize',
      'admin/users',
      '%6ftp',
      'token/../otp',
    ]) {
      expect([path, (await call(path, { body: { email } })).status]).toEqual([path, 404])
    }
    const database = new DatabaseSync(join(folder, 'auth.sqlite'))
    expect(database.prepare('select count(*) as count from "auth.users"').get()).toEqual({ count: 0 })
    database.close()
  })

  it('nothing of the package but the auth service', async () => {
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

describe('clients', () => {
  it('are added once', async () => {
    const { accounts } = await service()
    await accounts.addClient(email, password)
    await expect(accounts.addClient('ADA@example.ca', password)).rejects.toThrow('ADA@example.ca is a client already.')
  })

  it.each([
    ['short', email],
    [password, 'ada'],
  ])('are refused with the password "%s" or the address "%s"', async (given, address) => {
    await expect((await service()).accounts.addClient(address, given)).rejects.toThrow('could not be added')
  })

  it('get a password that is long, random and can be read out', async () => {
    const { accounts, call } = await service()
    const client = await accounts.addClient(email)
    expect(client.password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){4}$/)
    expect((await accounts.addClient('bo@example.ca')).password).not.toBe(client.password)
    expect((await call('token?grant_type=password', { body: client })).status).toBe(200)
  })

  it('get another password without losing their session', async () => {
    const { accounts, session, signIn, refresh } = await service()
    await accounts.setClient(email, password)
    const { refresh_token } = await session()
    const { password: next } = await accounts.setClient('Ada@example.ca')
    expect((await signIn()).status).toBe(400)
    expect((await signIn(next)).status).toBe(200)
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  it('can be added by several processes while the host runs', async () => {
    const folder = temporaryFolder()
    const run = (address: string) =>
      promisify(execFile)(process.execPath, ['server/local/client-add.ts', address], {
        env: { ...process.env, CAIRNLINE_DATA: folder },
      })
    // The first two make the accounts and the signing key at the same time.
    const outputs = await Promise.all(['one@example.ca', 'two@example.ca'].map(run))
    const { accounts, call } = await service(folder)
    const more = await Promise.all([
      run('three@example.ca'),
      accounts.addClient('four@example.ca'),
      run('five@example.ca'),
    ])
    const printed = [...outputs, more[0], more[2]].map(({ stdout }) => /password {2}(\S+)/.exec(stdout)?.[1])
    const addresses = ['one@example.ca', 'two@example.ca', 'three@example.ca', 'five@example.ca']
    for (const [index, address] of addresses.entries()) {
      const response = await call('token?grant_type=password', { body: { email: address, password: printed[index] } })
      expect([address, response.status]).toEqual([address, 200])
    }
    expect((await call('token?grant_type=password', { body: more[1] })).status).toBe(200)
  }, 60_000)
})

describe('the files', () => {
  it('of accounts and key are readable by their owner alone', async () => {
    const folder = temporaryFolder()
    await open(folder)
    for (const name of ['auth.sqlite', 'auth.secret']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  })

  it('make one key, whoever comes first', async () => {
    const file = join(temporaryFolder(), 'key')
    const keys = await Promise.all([signingKey(file), signingKey(file), signingKey(file)])
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toBe(readFileSync(file, 'utf8'))
  })

  it('that are spoiled are named', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'auth.secret'), 'short')
    await expect(openAccounts(folder, key)).rejects.toThrow('auth.secret holds no signing key')
    const other = temporaryFolder()
    writeFileSync(join(other, 'auth.sqlite'), 'no database, but long enough to be taken for the head of one'.repeat(20))
    await expect(openAccounts(other, key)).rejects.toThrow('cannot be opened (file is not a database)')
  })
})
