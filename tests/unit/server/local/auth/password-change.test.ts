import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { authLimits } from '#server/local/auth/limits.ts'
import { email, errorOf, password, service } from './service-harness.ts'

const next = 'another horse battery'

describe('a changed password', () => {
  it('needs the current one, ends the other sessions, and is told by mail', async () => {
    const { accounts, session, setPassword, signIn, call, notices } = await service()
    await accounts.addClient(email, password)
    const [{ access_token }, other] = [await session(), await session()]
    expect(await errorOf(await setPassword(access_token, next))).toEqual([400, 'current_password_required'])
    expect(await errorOf(await setPassword(access_token, next, ''))).toEqual([400, 'current_password_required'])
    expect(await errorOf(await setPassword(access_token, next, next))).toEqual([400, 'current_password_invalid'])
    expect((await signIn()).status).toBe(200)
    expect(await notices()).toEqual([])
    expect((await setPassword(access_token, next, password)).status).toBe(200)
    expect((await signIn()).status).toBe(400)
    expect((await call('user', { method: 'GET', token: access_token })).status).toBe(200)
    expect((await call('user', { method: 'GET', token: other.access_token })).status).toBe(403)
    expect(await notices()).toEqual(['Your Cairnline password was changed'])
  })

  it('needs no current one in a session that a link opened, also after a renewal', async () => {
    const { accounts, link, verify, setPassword, refresh } = await service()
    await accounts.addClient(email, password)
    accounts.startRecovery(email)
    const { refresh_token } = await (await verify(await link())).json()
    const { access_token } = await (await refresh(refresh_token)).json()
    expect((await setPassword(access_token, next)).status).toBe(200)
  })

  it('is checked for its own faults before the current one', async () => {
    const { accounts, session, setPassword } = await service()
    await accounts.addClient(email, password)
    const { access_token } = await session()
    const weak = await setPassword(access_token, 'short', 'wrong')
    expect(await weak.json()).toMatchObject({ error_code: 'weak_password', weak_password: { reasons: ['length'] } })
    expect(await errorOf(await setPassword(access_token, password, 'wrong'))).toEqual([400, 'current_password_invalid'])
    expect(await errorOf(await setPassword(access_token, password, password))).toEqual([422, 'same_password'])
  })

  it('is limited per account, so that a stolen session cannot guess the current one', async () => {
    const { accounts, session, setPassword } = await service(undefined, authLimits({ requests: 1_000, guesses: 2 }))
    await accounts.addClient(email, password)
    const { access_token } = await session()
    for (let count = 0; count < 2; count += 1) expect((await setPassword(access_token, next, 'wrong')).status).toBe(400)
    expect(await errorOf(await setPassword(access_token, next, password))).toEqual([429, 'over_request_rate_limit'])
  })

  it('needs a new sign-in where the session is older than a day', async () => {
    const { accounts, session, call, folder } = await service()
    await accounts.addClient(email, password)
    const { access_token } = await session()
    const database = new DatabaseSync(join(folder, 'auth.sqlite'))
    const began = new Date(Date.now() - 86_401_000).toISOString()
    database.prepare('update "auth.sessions" set created_at = ?').run(began)
    database.close()
    const change = (more: object) =>
      call('user', {
        method: 'PUT',
        token: access_token,
        body: { password: next, current_password: password, ...more },
      })
    expect(await errorOf(await change({}))).toEqual([400, 'reauthentication_needed'])
    expect(await errorOf(await change({ nonce: '123456' }))).toEqual([422, 'reauthentication_not_valid'])
  })

  it.each([
    [{ email: 'eve@example.ca' }],
    [{ password: 5 }],
    [{ password: next, current_password: password, email: 'eve@example.ca' }],
    [{ password: next, current_password: password, data: { role: 'admin' } }],
    [{ password: next, current_password: password, app_metadata: { initial_password: null } }],
    [{ data: { replaced_initial_password: 'x' } }],
    [{ password: next, current_password: password, data: { replaced_initial_password: 'x' } }],
  ])('cannot come as %j', async (body) => {
    const { accounts, session, call, signIn } = await service()
    await accounts.addClient(email, password)
    const { access_token } = await session()
    expect(await errorOf(await call('user', { method: 'PUT', token: access_token, body }))).toEqual([400, 'bad_json'])
    expect((await signIn()).status).toBe(200)
  })
})

describe('an initial password', () => {
  it('is noted where a client cannot write, and its replacement in the same request as the new one', async () => {
    const { accounts, signIn, call } = await service()
    await accounts.addClientWithInitialPassword(email, password)
    const { access_token, user } = await (await signIn()).json()
    const { initial_password } = user.app_metadata
    expect(new Date(initial_password).toISOString()).toBe(initial_password)
    expect(user.user_metadata).not.toHaveProperty('replaced_initial_password')
    const change = (current_password: string) =>
      call('user', {
        method: 'PUT',
        token: access_token,
        body: { password: next, current_password, data: { replaced_initial_password: initial_password } },
      })
    expect(await errorOf(await change('wrong'))).toEqual([400, 'current_password_invalid'])
    expect((await (await signIn()).json()).user.user_metadata).not.toHaveProperty('replaced_initial_password')
    expect((await (await change(password)).json()).user_metadata.replaced_initial_password).toBe(initial_password)
    const later = await (await signIn(next)).json()
    expect(later.user.app_metadata.initial_password).toBe(initial_password)
    expect(later.user.user_metadata.replaced_initial_password).toBe(initial_password)
  })
})
