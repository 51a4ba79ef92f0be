// The routes that the site calls, answered in the shape of the hosted service: docs/security.md has the table.

import { describe, expect, it } from 'vitest'
import { email, next, nobody, outcome, password, service, sessionIn } from './service.ts'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

it('a request of more than 1 MB is refused', async () => {
  const { call } = await service()
  const body = { email, password: 'x'.repeat(1_000_000) }
  expect(await outcome(call('token?grant_type=password', { body }))).toEqual([413, 'request_entity_too_large'])
})

describe('POST /token', () => {
  it('begins a session, whose token says who signed in, and how', async () => {
    const { session, user } = await service()
    const { token, claims, expires_in } = await session()
    expect(expires_in).toBe(3_600)
    expect(claims).toMatchObject({ email, aal: 'aal1', amr: [{ method: 'password' }], role: 'authenticated' })
    const account = await (await user(token)).json()
    expect(account).toMatchObject({ email, user_metadata: { language: 'en' }, identities: [{ provider: 'email' }] })
    expect(account).not.toHaveProperty('factors')
  })

  it('refuses a wrong password, an unknown email and one that was invited alike', async () => {
    const { accounts, signIn } = await service()
    await accounts.inviteClient('bo@example.ca')
    const refusals = [await signIn('wrong'), await signIn(password, 'no@b.ca'), await signIn(password, 'bo@example.ca')]
    const texts = await Promise.all(refusals.map((one) => one.text()))
    expect(await outcome(refusals[0] as Response)).toEqual([400, 'invalid_credentials'])
    expect(new Set(texts).size).toBe(1)
  })

  it('refuses guesses at one email after a while, and says how long', async () => {
    const { signIn } = await service({ guesses: 2 })
    for (const given of ['one', 'two']) expect((await signIn(given)).status).toBe(400)
    const refusal = await signIn(password, email.toUpperCase())
    expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(200)
    expect(await outcome(refusal)).toEqual([429, 'over_request_rate_limit'])
  })

  it('renews a session without a new sign-in; two tabs may use one token, an older one ends it', async () => {
    const { accounts, session, refresh } = await service()
    const first = await session()
    const signedInAt = accounts.listClients()[0]?.last_sign_in_at
    const second = await sessionIn(await refresh(first.refresh_token))
    expect((await sessionIn(await refresh(first.refresh_token))).refresh_token).toBe(second.refresh_token)
    expect(accounts.listClients()[0]?.last_sign_in_at).toBe(signedInAt)
    const third = await sessionIn(await refresh(second.refresh_token))
    expect(await outcome(refresh(first.refresh_token))).toEqual([400, 'refresh_token_already_used'])
    expect((await refresh(third.refresh_token)).status).toBe(400)
  })

  it.each([
    [23, 0, 200],
    [25, 0, 400],
    [20, 7, 200],
    [20, 9, 400],
  ])('answers a session of %i hours that was renewed %i hours ago with %i', async (hours, idle, status) => {
    const { accounts, session, refresh } = await service()
    const { refresh_token } = await session()
    accounts.database.run('update "auth.sessions" set created_at = ?, refreshed_at = ?', ago(hours), ago(idle))
    expect(await outcome(refresh(refresh_token))).toEqual([status, status === 400 ? 'session_expired' : null])
  })
})

describe('POST /logout', () => {
  it.each([
    ['?scope=local', [403, 200]],
    ['?scope=others', [200, 403]],
    ['?scope=global', [403, 403]],
    ['', [403, 403]],
  ])('with "%s" leaves this session and another %j', async (scope, expected) => {
    const { session, call, user } = await service()
    const tokens = [(await session()).token, (await session()).token]
    expect((await call(`logout${scope}`, { token: tokens[0] ?? '' })).status).toBe(204)
    const users = await Promise.all(tokens.map((token) => user(token)))
    expect(users.map(({ status }) => status)).toEqual(expected)
  })
})

describe('an invitation', () => {
  it('replaces one that was not accepted, and is refused for a client', async () => {
    const { accounts, verify, link } = await service({ client: false })
    await accounts.inviteClient(email)
    const first = await link()
    await accounts.inviteClient(email)
    expect(await outcome(verify(first))).toEqual([403, 'otp_expired'])
    expect((await verify(await link())).status).toBe(200)
    await expect(accounts.inviteClient(email)).rejects.toThrow(`${email} is already a client.`)
  })
})

describe('POST /recover', () => {
  it('sends a link by which the password is replaced, and every other device is signed out', async () => {
    const { call, verify, link, setPassword, session, refresh, signIn } = await service()
    const elsewhere = await session()
    expect(await (await call('recover', { body: { email: 'Ada@Example.ca' } })).json()).toEqual({})
    const opened = await sessionIn(await verify(await link()))
    // The current password is not required, also after a renewal.
    const { token } = await sessionIn(await refresh(opened.refresh_token))
    expect((await setPassword(token, next)).status).toBe(200)
    expect([(await signIn()).status, (await signIn(next)).status]).toEqual([400, 200])
    expect(await outcome(refresh(elsewhere.refresh_token))).toEqual([400, 'refresh_token_not_found'])
  })

  it('answers an unknown email as a known one, and either once a minute', async () => {
    const { call, messages } = await service()
    for (const address of [email, 'no@b.ca']) {
      const ask = () => call('recover', { body: { email: address } })
      const first = await ask()
      expect([first.status, await first.text()]).toEqual([200, '{}'])
      expect(await outcome(ask())).toEqual([429, 'over_email_send_rate_limit'])
    }
    expect([(await messages()).length, (await messages('no@b.ca')).length]).toEqual([1, 0])
  })
})

describe('POST /verify', () => {
  it('takes a link once, also from several tabs at the same time', async () => {
    const { accounts, verify, link } = await service()
    await accounts.recover(email)
    const sent = await link()
    const answers = await Promise.all([verify(sent), verify(sent), verify(sent)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  it.each([
    [59, 200],
    [61, 403],
  ])('answers a link that is %i minutes old with %i', async (minutes, status) => {
    const { accounts, verify, link } = await service()
    await accounts.recover(email)
    accounts.database.run('update "auth.users" set recovery_sent_at = ?', ago(minutes / 60))
    expect((await verify(await link())).status).toBe(status)
  })
})

describe('PUT /user', () => {
  it('needs the current password, ends the other sessions and links, and is told by mail', async () => {
    const { accounts, session, setPassword, signIn, user, messages, link, verify } = await service()
    const [mine, other] = [await session(), await session()]
    expect(await outcome(setPassword(mine.token, next))).toEqual([400, 'current_password_required'])
    expect(await outcome(setPassword(mine.token, next, next))).toEqual([400, 'current_password_invalid'])
    expect(await messages()).toEqual([])
    await accounts.recover(email)
    const changed = await setPassword(mine.token, next, password)
    expect([changed.status, (await changed.json()).email]).toEqual([200, email])
    expect([(await signIn()).status, (await signIn(next)).status]).toEqual([400, 200])
    expect([(await user(mine.token)).status, (await user(other.token)).status]).toEqual([200, 403])
    expect(await outcome(verify(await link()))).toEqual([403, 'otp_expired'])
    expect((await messages()).at(-1)?.subject).toBe('Your Cairnline password was changed')
  })

  it.each([
    ['short', 'wrong', 422, 'weak_password'],
    ['x'.repeat(73), password, 400, 'validation_failed'],
    [password, 'wrong', 400, 'current_password_invalid'],
    [password, password, 422, 'same_password'],
  ])('refuses the password "%s"', async (given, current, status, code) => {
    const { session, setPassword } = await service()
    const refusal = await setPassword((await session()).token, given, current)
    expect(await outcome(refusal)).toEqual([status, code])
    if (code === 'weak_password') expect(await refusal.json()).toMatchObject({ weak_password: { reasons: ['length'] } })
  })

  it('needs a new sign-in where the session is older than a day', async () => {
    const { accounts, session, setPassword } = await service()
    const { token } = await session()
    accounts.database.run('update "auth.sessions" set created_at = ?', ago(24.1))
    expect(await outcome(setPassword(token, next, password))).toEqual([400, 'reauthentication_needed'])
    const withNonce = setPassword(token, next, password, { nonce: '123456' })
    expect(await outcome(withNonce)).toEqual([422, 'reauthentication_not_valid'])
  })
})

it.each(['GET user', 'PUT user', 'POST logout', 'POST factors', `DELETE factors/${nobody}`])(
  'a token is needed by %s: none, a forged one, of an ended session, of a removed account',
  async (request) => {
    const { session, call, accounts } = await service()
    const [method = '', path = ''] = request.split(' ')
    const { token } = await session()
    const body = method === 'POST' || method === 'PUT' ? {} : undefined
    const answer = (given?: string) => outcome(call(path, { method, ...(given && { token: given }), body }))
    expect(await answer()).toEqual([401, 'no_authorization'])
    expect(await answer(`${token.slice(0, -4)}AAAA`)).toEqual([403, 'bad_jwt'])
    await call('logout?scope=local', { token })
    expect(await answer(token)).toEqual([403, 'session_not_found'])
    accounts.removeClient(email)
    expect(await answer(token)).toEqual([403, 'user_not_found'])
  },
)

it('no request adds an account', async () => {
  const { call, accounts } = await service({ client: false })
  for (const path of ['signup', 'otp', 'magiclink', 'resend', 'authorize', 'admin/users', 'invite'])
    expect([path, (await call(path, { body: { email, password } })).status]).toEqual([path, 404])
  expect(accounts.listClients()).toEqual([])
})
