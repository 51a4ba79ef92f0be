import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { email, errorOf } from '#tests/unit/server/local/auth/service-harness.ts'
import { claimsOf, codeOf, factorService } from './factor-harness.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

describe('a factor', () => {
  it('is enrolled with a secret and an address for an app, and listed with the account', async () => {
    const { session, enrol, user } = await factorService()
    const { access_token, user: before } = await session()
    expect(before).not.toHaveProperty('factors')
    const enrolment = await (await enrol(access_token, 'Phone', { issuer: 'Cairnline' })).json()
    const address = new URL(enrolment.totp.uri)
    expect(enrolment).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Cairnline:${email}`,
    ])
    expect(address.searchParams.get('secret')).toBe(enrolment.totp.secret)
    expect(enrolment.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    const { factors } = await (await user(access_token)).json()
    expect(factors).toMatchObject([{ id: enrolment.id, status: 'unverified', last_challenged_at: null, phone: '' }])
    expect(JSON.stringify(factors)).not.toContain(enrolment.totp.secret)
  })

  it('is named after the host where no issuer is given', async () => {
    const { session, enrolled } = await factorService()
    const { totp } = await enrolled((await session()).access_token)
    expect(new URL(totp.uri).searchParams.get('issuer')).toMatch(/^localhost:\d+$/)
  })

  it('raises the session when its code is right, ends the sessions without it, and tells by mail', async () => {
    const { session, enrolled, answer, user, refresh, notices } = await factorService()
    const [mine, other] = [await session(), await session()]
    const { id, totp } = await enrolled(mine.access_token)
    const raised = await (await answer(mine.access_token, id, codeOf(totp.secret))).json()
    expect(claimsOf(raised)).toMatchObject({ aal: 'aal2', session_id: claimsOf(mine).session_id })
    expect(claimsOf(raised).amr.map(({ method }) => method)).toEqual(['totp', 'password'])
    expect(raised.user.factors).toMatchObject([{ id, status: 'verified' }])
    expect(raised.refresh_token).not.toBe(mine.refresh_token)
    expect(await errorOf(await user(other.access_token))).toEqual([403, 'session_not_found'])
    expect(await errorOf(await refresh(other.refresh_token))).toEqual([400, 'refresh_token_not_found'])
    expect(claimsOf(await (await refresh(raised.refresh_token)).json()).aal).toBe('aal2')
    expect(await notices()).toEqual(['A second factor was added to your Cairnline account'])
  })

  it('that another tab has begun is dropped when one is verified', async () => {
    const { session, enrolled, answer, challenge, challenged, verify } = await factorService()
    const { access_token } = await session()
    const [one, two] = [await enrolled(access_token, 'Phone'), await enrolled(access_token, 'Tablet')]
    const { id } = await challenged(access_token, two.id)
    expect((await answer(access_token, one.id, codeOf(one.totp.secret))).status).toBe(200)
    expect(await errorOf(await challenge(access_token, two.id))).toEqual([404, 'mfa_factor_not_found'])
    expect(await errorOf(await verify(access_token, two.id, id, codeOf(two.totp.secret)))).toEqual([
      404,
      'mfa_factor_not_found',
    ])
  })

  it('cannot have the name of another, not even when both are enrolled at once', async () => {
    const { session, enrol } = await factorService()
    const { access_token } = await session()
    const answers = await Promise.all([enrol(access_token), enrol(access_token), enrol(access_token)])
    const outcomes = (await Promise.all(answers.map(errorOf))).sort(([a], [b]) => a - b)
    expect(outcomes).toEqual([
      [200, null],
      [422, 'mfa_factor_name_conflict'],
      [422, 'mfa_factor_name_conflict'],
    ])
  })

  it('is the tenth at most', async () => {
    const { session, enrol } = await factorService()
    const { access_token } = await session()
    for (let count = 0; count < 10; count += 1) expect((await enrol(access_token, `${count}`)).status).toBe(200)
    expect(await errorOf(await enrol(access_token, 'more'))).toEqual([422, 'too_many_enrolled_mfa_factors'])
  })

  it('is forgotten after five minutes, unless a code was asked for', async () => {
    const { session, enrolled, challenge, user, folder } = await factorService()
    const { access_token } = await session()
    const asked = await enrolled(access_token, 'asked')
    await challenge(access_token, asked.id)
    await enrolled(access_token, 'left')
    const database = new DatabaseSync(join(folder, 'auth.sqlite'))
    database.prepare('update "auth.mfa_factors" set created_at = ?').run(new Date(Date.now() - 301_000).toISOString())
    database.close()
    await enrolled(access_token, 'new')
    const { factors } = await (await user(access_token)).json()
    expect(factors.map(({ friendly_name }: { friendly_name: string }) => friendly_name)).toEqual(['asked', 'new'])
  })

  it.each([
    ['nothing', undefined, 400, 'bad_json'],
    ['torn JSON', '{', 400, 'bad_json'],
    ['a list', '[]', 400, 'bad_json'],
    ['a name longer than the page takes', { factor_type: 'totp', friendly_name: 'x'.repeat(61) }, 400, 'bad_json'],
    ['a number for a name', { factor_type: 'totp', friendly_name: 5 }, 400, 'bad_json'],
    ['no type', {}, 400, 'validation_failed'],
    ['a phone', { factor_type: 'phone', phone: '+15555550100' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['a key', { factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
  ])('is refused for %s', async (_, body, status, code) => {
    const { session, call } = await factorService()
    const { access_token } = await session()
    expect(await errorOf(await call('factors', { token: access_token, body }))).toEqual([status, code])
  })
})

describe('an account with a verified factor', () => {
  it('begins each session at aal1, which may neither add nor remove one', async () => {
    const { secured, session, enrol, remove, refresh } = await factorService()
    const { id } = await secured()
    const { access_token, refresh_token, user } = await session()
    expect(claimsOf({ access_token })).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect(user.factors).toMatchObject([{ id, status: 'verified' }])
    expect(await errorOf(await enrol(access_token, 'Second'))).toEqual([403, 'insufficient_aal'])
    expect(await errorOf(await remove(access_token, id))).toEqual([422, 'insufficient_aal'])
    expect(claimsOf(await (await refresh(refresh_token)).json()).aal).toBe('aal1')
  })

  it('loses it at aal2: the session falls back at its next renewal, and a message tells', async () => {
    const { secured, session, remove, refresh, user, notices } = await factorService()
    const { id, session: raised } = await secured()
    expect(await (await remove(raised.access_token, id)).json()).toEqual({ id })
    expect(await errorOf(await remove(raised.access_token, id))).toEqual([404, 'mfa_factor_not_found'])
    expect(await (await user(raised.access_token)).json()).not.toHaveProperty('factors')
    const renewed = claimsOf(await (await refresh(raised.refresh_token)).json())
    expect([renewed.aal, renewed.amr.map(({ method }) => method)]).toEqual(['aal1', ['password']])
    expect((await session()).user).not.toHaveProperty('factors')
    expect((await notices()).at(-1)).toBe('A second factor was removed from your Cairnline account')
  })

  it('cannot lose another account’s', async () => {
    const { secured, remove, accounts, call } = await factorService()
    const { id } = await secured()
    await accounts.addClient('eve@example.ca', 'correct horse battery')
    const body = { email: 'eve@example.ca', password: 'correct horse battery' }
    const { access_token } = await (await call('token?grant_type=password', { body })).json()
    expect(await errorOf(await remove(access_token, id))).toEqual([404, 'mfa_factor_not_found'])
  })

  it.each([
    ['x', 'validation_failed'],
    [nobody, 'mfa_factor_not_found'],
  ])('answers the id "%s" with 404', async (id, code) => {
    const { session, challenge, verify, remove } = await factorService()
    const { access_token } = await session()
    const answers = [challenge(access_token, id), verify(access_token, id, nobody, '123456'), remove(access_token, id)]
    for (const answer of answers) expect(await errorOf(await answer)).toEqual([404, code])
  })

  it('has none once the operator has reset them, and then needs its password alone', async () => {
    const { secured, session, accounts, enrol, refresh } = await factorService()
    const { session: raised } = await secured()
    expect(await accounts.resetFactors(email)).toBe(1)
    expect(await accounts.resetFactors(email)).toBe(0)
    expect(claimsOf(await (await refresh(raised.refresh_token)).json()).aal).toBe('aal1')
    const { access_token } = await session()
    expect((await enrol(access_token)).status).toBe(200)
    await expect(accounts.resetFactors('no@b.ca')).rejects.toThrow('There is no client no@b.ca.')
  })
})

describe('a token', () => {
  it.each([
    'GET user',
    'PUT user',
    'POST logout',
    'POST factors',
    `POST factors/${nobody}/challenge`,
    `POST factors/${nobody}/verify`,
    `DELETE factors/${nobody}`,
  ])('is needed by %s: none, a forged one, of an ended session, of a removed account', async (request) => {
    const { session, call, accounts } = await factorService()
    const [method = '', path = ''] = request.split(' ')
    const { access_token } = await session()
    const body = method === 'POST' || method === 'PUT' ? {} : undefined
    const outcome = async (token?: string) => errorOf(await call(path, { method, ...(token && { token }), body }))
    expect(await outcome()).toEqual([401, 'no_authorization'])
    expect(await outcome(`${access_token.slice(0, -4)}AAAA`)).toEqual([403, 'bad_jwt'])
    await call('logout?scope=local', { token: access_token })
    expect(await outcome(access_token)).toEqual([403, 'session_not_found'])
    await accounts.removeClient(email)
    expect(await outcome(access_token)).toEqual([403, 'user_not_found'])
  })
})
