import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { openAccounts } from '#server/local/auth/accounts.ts'
import { createAuthService } from '#server/local/auth/service.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'
import { email, errorOf, key, password, service, sessionSchema } from './service-harness.ts'

describe('a session', () => {
  it('continues under a new refresh token, and two tabs may use the same one', async () => {
    const { accounts, session, refresh } = await service()
    await accounts.addClient(email, password)
    const { refresh_token } = await session()
    const next = sessionSchema.parse(await (await refresh(refresh_token)).json())
    expect(next.refresh_token).not.toBe(refresh_token)
    expect(sessionSchema.parse(await (await refresh(refresh_token)).json()).refresh_token).toBe(next.refresh_token)
  })

  it('is renewed without a new sign-in', async () => {
    const { accounts, session, refresh } = await service()
    await accounts.addClient(email, password)
    const { refresh_token } = await session()
    const signedInAt = (await accounts.listClients())[0]?.last_sign_in_at
    expect((await refresh(refresh_token)).status).toBe(200)
    expect((await accounts.listClients())[0]?.last_sign_in_at).toBe(signedInAt)
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
    [23, 0, 200],
    [25, 0, 400],
    [20, 7, 200],
    [20, 9, 400],
  ])('that is %i hours old, renewed %i hours ago, is answered %i', async (hours, idle, status) => {
    const { accounts, session, refresh, folder } = await service()
    await accounts.addClient(email, password)
    const { refresh_token } = await session()
    const database = new DatabaseSync(join(folder, 'auth.sqlite'))
    const [began = '', renewed = ''] = [hours, idle].map((age) => new Date(Date.now() - age * 3_600_000).toISOString())
    database.prepare('update "auth.sessions" set created_at = ?, refreshed_at = ?').run(began, renewed)
    database.close()
    const response = await refresh(refresh_token)
    expect(await errorOf(response)).toEqual([status, status === 400 ? 'session_expired' : null])
  })

  it.each([
    ['local', [403, 200]],
    ['others', [200, 403]],
    ['global', [403, 403]],
    ['', [403, 403]],
  ])('signed out with scope "%s" leaves this one and another %j', async (scope, expected) => {
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

  it('survives a restart', async () => {
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
