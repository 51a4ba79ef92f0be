// Covers what the browser tests of second factors do not: the shape of answers, and error codes.

import { expect, it } from 'vitest'
import { codeOf, email, factorService, next, nobody, outcome, password, sessionIn } from './service.ts'

it('a factor is enrolled, listed without its secret, verified, told by mail, and raises its session alone', async () => {
  const { session, enrol, answer, user, refresh, messages } = await factorService()
  const [mine, other] = [await session(), await session()]
  const enrolment = await (await enrol(mine.token, 'Phone', { issuer: 'Cairnline' })).json()
  const address = new URL(enrolment.totp.uri)
  expect(enrolment).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual(['otpauth:', `/Cairnline:${email}`])
  expect(address.searchParams.get('secret')).toBe(enrolment.totp.secret)
  const listed = await (await user(mine.token)).text()
  expect(JSON.parse(listed).factors).toMatchObject([{ id: enrolment.id, status: 'unverified', phone: '' }])
  expect(listed).not.toContain(enrolment.totp.secret)

  const wrong = codeOf(enrolment.totp.secret, 3)
  expect(await outcome(answer(mine.token, enrolment.id, wrong))).toEqual([422, 'mfa_verification_failed'])
  const raised = await sessionIn(await answer(mine.token, enrolment.id, codeOf(enrolment.totp.secret)))
  expect(raised.claims).toMatchObject({ aal: 'aal2', session_id: mine.claims.session_id })
  expect(raised.claims.amr.map(({ method }) => method)).toEqual(['totp', 'password'])
  expect(raised.user.factors).toMatchObject([{ id: enrolment.id, status: 'verified' }])
  expect(await outcome(user(other.token))).toEqual([403, 'session_not_found'])
  expect((await sessionIn(await refresh(raised.refresh_token))).claims.aal).toBe('aal2')
  expect((await messages()).map(({ subject }) => subject)).toEqual([
    'A second factor was added to your Cairnline account',
  ])
})

it('an enrolment is refused for a taken name, an eleventh factor and another type', async () => {
  const { session, enrol, call } = await factorService()
  const { token } = await session()
  expect([(await enrol(token)).status, await outcome(enrol(token))]).toEqual([200, [422, 'mfa_factor_name_conflict']])
  const phone = call('factors', { token, body: { factor_type: 'phone' } })
  expect(await outcome(phone)).toEqual([400, 'validation_failed'])
  for (let count = 1; count < 10; count += 1) expect((await enrol(token, `${count}`)).status).toBe(200)
  expect(await outcome(enrol(token, 'more'))).toEqual([422, 'too_many_enrolled_mfa_factors'])
})

it('an enrolment that nobody finishes is forgotten after five minutes, so that its name is free', async () => {
  const { accounts, session, enrol } = await factorService()
  const { token } = await session()
  await enrol(token)
  accounts.database.run('update "auth.mfa_factors" set created_at = ?', new Date(Date.now() - 301_000).toISOString())
  expect((await enrol(token)).status).toBe(200)
})

it('a session at aal1 may not change factors or the password of an account that has one', async () => {
  const { secured, session, enrol, remove, setPassword } = await factorService()
  const { id } = await secured()
  const { token, user } = await session()
  expect(user.factors).toMatchObject([{ id, status: 'verified' }])
  expect(await outcome(enrol(token, 'Second'))).toEqual([403, 'insufficient_aal'])
  expect(await outcome(remove(token, id))).toEqual([422, 'insufficient_aal'])
  expect(await outcome(setPassword(token, next, password))).toEqual([401, 'insufficient_aal'])
})

it('a factor is removed at aal2: the session falls back at its next renewal, and a message tells', async () => {
  const { accounts, secured, session, remove, refresh, messages } = await factorService()
  const { id, session: raised } = await secured()
  expect(await outcome(remove(raised.token, nobody))).toEqual([404, 'mfa_factor_not_found'])
  expect(await (await remove(raised.token, id)).json()).toEqual({ id })
  const renewed = await sessionIn(await refresh(raised.refresh_token))
  expect([renewed.claims.aal, renewed.claims.amr.map(({ method }) => method)]).toEqual(['aal1', ['password']])
  expect((await session()).user).not.toHaveProperty('factors')
  expect((await messages()).at(-1)?.subject).toBe('A second factor was removed from your Cairnline account')
  expect(accounts.resetFactors(email)).toEqual({ factors: 0, passkeys: 0 })
})
