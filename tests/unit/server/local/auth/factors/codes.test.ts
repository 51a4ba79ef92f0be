import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AuthClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { authLimits } from '#server/local/auth/limits.ts'
import { email, errorOf, key, password } from '#tests/unit/server/local/auth/service-harness.ts'
import { claimsOf, codeOf, factorService } from './factor-harness.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

describe('a code', () => {
  it.each([-1, 0, 1])('counts %i steps of 30 s from now', async (steps) => {
    const { session, enrolled, answer } = await factorService()
    const { access_token } = await session()
    const { id, totp } = await enrolled(access_token)
    expect((await answer(access_token, id, ` ${codeOf(totp.secret, steps)} `)).status).toBe(200)
  })

  it('is refused when it is wrong, malformed or three steps off, and the challenge stays usable', async () => {
    const { session, enrolled, challenged, verify } = await factorService()
    const { access_token } = await session()
    const { id, totp } = await enrolled(access_token)
    const challenge = await challenged(access_token, id)
    const right = codeOf(totp.secret)
    const wrong = right.replace(/./g, (digit) => String((Number(digit) + 1) % 10))
    const spaced = `${right.slice(0, 3)} ${right.slice(3)}`
    const refused = [
      wrong,
      'abcdef',
      `${right}1`,
      right.slice(1),
      right.slice(-1),
      spaced,
      codeOf(totp.secret, -3),
      codeOf(totp.secret, 3),
    ]
    for (const code of refused)
      expect([code, ...(await errorOf(await verify(access_token, id, challenge.id, code)))]).toEqual([
        code,
        422,
        'mfa_verification_failed',
      ])
    expect(await errorOf(await verify(access_token, id, challenge.id, ''))).toEqual([400, 'validation_failed'])
    expect((await verify(access_token, id, challenge.id, right)).status).toBe(200)
  })

  it('works once, also for two requests at the same time, and ends the ones before it', async () => {
    const { secured, session, challenged, verify, answer } = await factorService()
    const { id, secret } = await secured()
    const { access_token } = await session()
    expect(await errorOf(await answer(access_token, id, codeOf(secret, -1)))).toEqual([422, 'mfa_verification_failed'])
    const code = codeOf(secret, 1)
    const [one, two] = [await challenged(access_token, id), await challenged(access_token, id)]
    const answers = await Promise.all([one, two].map((asked) => verify(access_token, id, asked.id, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await errorOf(await answer(access_token, id, codeOf(secret)))).toEqual([422, 'mfa_verification_failed'])
  })

  it('that is refused leaves the session at aal1', async () => {
    const { secured, session, answer, setPassword, refresh } = await factorService()
    const { id, secret } = await secured()
    const { access_token, refresh_token } = await session()
    expect((await answer(access_token, id, codeOf(secret, -1))).status).toBe(422)
    expect(await errorOf(await setPassword(access_token, 'another horse battery', password))).toEqual([
      401,
      'insufficient_aal',
    ])
    expect(claimsOf(await (await refresh(refresh_token)).json()).aal).toBe('aal1')
  })

  it('of one session, sent with that of another at the same time, raises one of them', async () => {
    const { secured, session, challenged, verify } = await factorService()
    const { id, secret } = await secured()
    const both = await Promise.all(
      [await session(), await session()].map(async ({ access_token }, index) => ({
        token: access_token,
        challenge: await challenged(access_token, id),
        code: codeOf(secret, index),
      })),
    )
    const answers = await Promise.all(both.map(({ token, challenge, code }) => verify(token, id, challenge.id, code)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([403, 422]).toContain(statuses[1])
  })

  it('raises a session that a link opened, which may then set a password', async () => {
    const { secured, accounts, link, call, setPassword, answer, signIn } = await factorService()
    const { id, secret } = await secured()
    accounts.startRecovery(email)
    const opened = await (await call('verify', { body: await link() })).json()
    expect(claimsOf(opened)).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
    const next = 'another horse battery'
    expect(await errorOf(await setPassword(opened.access_token, next))).toEqual([401, 'insufficient_aal'])
    const raised = await (await answer(opened.access_token, id, codeOf(secret))).json()
    expect(claimsOf(raised).aal).toBe('aal2')
    expect((await setPassword(raised.access_token, next)).status).toBe(200)
    expect((await signIn(next)).status).toBe(200)
  })

  it('is limited per account, whatever the challenge, and per sender', async () => {
    const limits = authLimits({ requests: 1_000, guesses: 2 })
    const { session, enrolled, answer } = await factorService(undefined, limits)
    const { access_token } = await session()
    const { id, totp } = await enrolled(access_token)
    for (let count = 0; count < 2; count += 1) expect((await answer(access_token, id, '000000')).status).toBe(422)
    const refusal = await answer(access_token, id, codeOf(totp.secret))
    expect(await errorOf(refusal)).toEqual([429, 'over_request_rate_limit'])
    expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('a challenge', () => {
  it('ends after five minutes', async () => {
    const { session, enrolled, challenged, verify, folder } = await factorService()
    const { access_token } = await session()
    const { id, totp } = await enrolled(access_token)
    const challenge = await challenged(access_token, id)
    expect(Math.abs(challenge.expires_at - Date.now() / 1000 - 300)).toBeLessThan(60)
    const database = new DatabaseSync(join(folder, 'auth.sqlite'))
    const began = new Date(Date.now() - 302_000).toISOString()
    database.prepare('update "auth.mfa_challenges" set created_at = ?').run(began)
    database.close()
    const late = () => verify(access_token, id, challenge.id, codeOf(totp.secret))
    expect(await errorOf(await late())).toEqual([422, 'mfa_challenge_expired'])
    expect(await errorOf(await late())).toEqual([422, 'mfa_factor_not_found'])
  })

  it('is used up by a right code', async () => {
    const { session, enrolled, challenged, verify } = await factorService()
    const { access_token } = await session()
    const { id, totp } = await enrolled(access_token)
    const challenge = await challenged(access_token, id)
    expect((await verify(access_token, id, challenge.id, codeOf(totp.secret))).status).toBe(200)
    expect(await errorOf(await verify(access_token, id, challenge.id, codeOf(totp.secret, 1)))).toEqual([
      422,
      'mfa_ip_address_mismatch',
    ])
  })

  it('must be one of the factor', async () => {
    const { session, enrolled, challenged, verify, call } = await factorService()
    const { access_token } = await session()
    const [one, two] = [await enrolled(access_token, 'Phone'), await enrolled(access_token, 'Tablet')]
    const foreign = await challenged(access_token, two.id)
    for (const id of [foreign.id, nobody])
      expect(await errorOf(await verify(access_token, one.id, id, codeOf(one.totp.secret)))).toEqual([
        422,
        'mfa_factor_not_found',
      ])
    const path = `factors/${one.id}/verify`
    expect(await errorOf(await call(path, { token: access_token, body: { code: '123456' } }))).toEqual([
      422,
      'mfa_factor_not_found',
    ])
    for (const body of [
      { code: '123456', challenge_id: 'x' },
      { code: 123456, challenge_id: foreign.id },
    ])
      expect(await errorOf(await call(path, { token: access_token, body }))).toEqual([400, 'bad_json'])
  })

  it('is limited per sender', async () => {
    const { session, enrolled, challenge } = await factorService(undefined, authLimits({ requests: 2, guesses: 1_000 }))
    const { access_token } = await session()
    const { id } = await enrolled(access_token)
    for (let count = 0; count < 2; count += 1) expect((await challenge(access_token, id)).status).toBe(200)
    expect(await errorOf(await challenge(access_token, id))).toEqual([429, 'over_request_rate_limit'])
  })
})

it('the client library of the site enrols, signs in with a code, and removes the factor', async () => {
  const { app } = await factorService()
  const client = new AuthClient({
    url: 'http://localhost:4173/auth/v1',
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    autoRefreshToken: false,
    persistSession: false,
    fetch: async (input, init) => app.request(new Request(input, init)),
  })
  const level = async () => (await client.mfa.getAuthenticatorAssuranceLevel()).data
  await client.signInWithPassword({ email, password })
  expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Cairnline' })
  if (data === null) throw new Error('The factor was not enrolled.')
  const secret = data.totp.secret
  const first = await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret, -1) })
  expect(first.error).toBeNull()
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: data.id, friendly_name: 'Phone' }])
  await client.signOut()
  await client.signInWithPassword({ email, password })
  expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  expect((await client.updateUser({ password: 'another horse battery' })).error?.code).toBe('insufficient_aal')
  expect((await client.mfa.challengeAndVerify({ factorId: data.id, code: '000000' })).error?.code).toBe(
    'mfa_verification_failed',
  )
  expect((await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret) })).error).toBeNull()
  expect(await level()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect((await client.mfa.unenroll({ factorId: data.id })).error).toBeNull()
  await client.refreshSession()
  expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
})
