import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { email, errorOf, password, service, sessionSchema } from './service-harness.ts'

const next = 'another horse battery'

describe('an invitation', () => {
  it('leads to a first password, a session and a sign-in', async () => {
    const { accounts, verify, link, setPassword, refresh, signIn } = await service()
    await accounts.inviteClient(email)
    const invitation = await link()
    expect(invitation.type).toBe('invite')
    const { access_token, refresh_token } = sessionSchema.parse(await (await verify(invitation)).json())
    expect((await setPassword(access_token, password)).status).toBe(200)
    expect((await refresh(refresh_token)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
  })

  it('allows no sign-in before it is accepted, and gets the answer of an unknown email', async () => {
    const { accounts, call, signIn } = await service()
    await accounts.inviteClient(email)
    const unknown = await call('token?grant_type=password', { body: { email: 'no@b.ca', password } })
    const invited = await signIn()
    expect(await errorOf(invited)).toEqual([400, 'invalid_credentials'])
    expect(await invited.text()).toBe(await unknown.text())
  })

  it('replaces the one before', async () => {
    const { accounts, verify, link } = await service()
    await accounts.inviteClient(email)
    const first = await link()
    await accounts.inviteClient('ADA@example.ca')
    const second = await link(2)
    expect(await errorOf(await verify(first))).toEqual([403, 'otp_expired'])
    expect((await verify(second)).status).toBe(200)
  })

  it('is refused for a client who has accepted one', async () => {
    const { accounts, verify, link } = await service()
    await accounts.inviteClient(email)
    await verify(await link())
    await expect(accounts.inviteClient(email)).rejects.toThrow('ada@example.ca is a client already.')
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link of a message, and every other device is signed out', async () => {
    const { accounts, recover, verify, link, setPassword, session, refresh, signIn } = await service()
    await accounts.addClient(email, password)
    const elsewhere = await session()
    expect(await (await recover('Ada@Example.ca')).json()).toEqual({})
    const { access_token, refresh_token } = sessionSchema.parse(await (await verify(await link())).json())
    expect((await setPassword(access_token, next)).status).toBe(200)
    expect((await signIn()).status).toBe(400)
    expect((await signIn(next)).status).toBe(200)
    expect((await refresh(refresh_token)).status).toBe(200)
    expect(await errorOf(await refresh(elsewhere.refresh_token))).toEqual([400, 'refresh_token_not_found'])
  })

  it.each([
    ['short', 422, 'weak_password'],
    [password, 422, 'same_password'],
    ['x'.repeat(73), 400, 'validation_failed'],
  ])('is not replaced by "%s"', async (given, status, code) => {
    const { accounts, session, setPassword, signIn } = await service()
    await accounts.addClient(email, password)
    const { access_token } = await session()
    expect(await errorOf(await setPassword(access_token, given, password))).toEqual([status, code])
    expect((await setPassword(access_token, next, password)).status).toBe(200)
    expect((await signIn(next)).status).toBe(200)
  })
})

describe('a link', () => {
  it('works once, even for several tabs at the same time', async () => {
    const { accounts, verify, link } = await service()
    await accounts.inviteClient(email)
    const invitation = await link()
    const answers = await Promise.all([verify(invitation), verify(invitation), verify(invitation)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    expect(await errorOf(await verify(invitation))).toEqual([403, 'otp_expired'])
  })

  it.each([
    [59, 200],
    [61, 403],
  ])('that is %i minutes old is answered %i', async (minutes, status) => {
    const { accounts, folder, recover, verify, link } = await service()
    await accounts.addClient(email, password)
    await recover()
    const message = await link()
    const database = new DatabaseSync(join(folder, 'auth.sqlite'))
    const sent = new Date(Date.now() - minutes * 60_000).toISOString()
    database.prepare('update "auth.users" set recovery_sent_at = ?').run(sent)
    database.close()
    expect((await verify(message)).status).toBe(status)
  })
})
