import { expect, it } from 'vitest'
import { codeOf, email, factorService, next, nobody, outcome, password, sessionIn } from './service.ts'

const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))

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

it('an enrolment is refused for a taken name, a tenth device more, another type, and torn bodies', async () => {
  const { session, enrol, call } = await factorService()
  const { token } = await session()
  const twice = await Promise.all([enrol(token), enrol(token)])
  expect((await Promise.all(twice.map(outcome))).sort(([a], [b]) => a - b)).toEqual([
    [200, null],
    [422, 'mfa_factor_name_conflict'],
  ])
  const post = (body: unknown) => outcome(call('factors', { token, body }))
  expect(await post('{')).toEqual([400, 'bad_json'])
  expect(await post({ factor_type: 'totp', friendly_name: 'x'.repeat(61) })).toEqual([400, 'bad_json'])
  expect(await post({})).toEqual([400, 'validation_failed'])
  expect(await post({ factor_type: 'phone' })).toEqual([422, 'mfa_phone_enroll_not_enabled'])
  for (let count = 1; count < 10; count += 1) expect((await enrol(token, `${count}`)).status).toBe(200)
  expect(await outcome(enrol(token, 'more'))).toEqual([422, 'too_many_enrolled_mfa_factors'])
})

it('an enrolment that nobody finishes is forgotten after five minutes, or when another is verified', async () => {
  const { accounts, session, enrolled, challenge, answer, user } = await factorService()
  const { token } = await session()
  await challenge(token, (await enrolled(token, 'asked')).id)
  await enrolled(token, 'left')
  accounts.database.run('update "auth.mfa_factors" set created_at = ?', new Date(Date.now() - 301_000).toISOString())
  const latest = await enrolled(token, 'latest')
  const names = async () => (await sessionUser(await user(token))).map(({ friendly_name }) => friendly_name)
  expect(await names()).toEqual(['asked', 'latest'])
  await answer(token, latest.id, codeOf(latest.totp.secret))
  expect(await names()).toEqual(['latest'])
})

const sessionUser = async (response: Response): Promise<{ friendly_name: string }[]> => (await response.json()).factors

it.each([-1, 0, 1])('a code %i steps of 30 s from now is right', async (steps) => {
  const { session, enrolled, answer } = await factorService()
  const { token } = await session()
  const { id, totp } = await enrolled(token)
  expect((await answer(token, id, ` ${codeOf(totp.secret, steps)} `)).status).toBe(200)
})

it('a wrong code is refused, and the challenge stays usable', async () => {
  const { session, enrolled, challenged, verifyCode } = await factorService()
  const { token } = await session()
  const { id, totp } = await enrolled(token)
  const challenge = await challenged(token, id)
  const right = codeOf(totp.secret)
  for (const code of [wrong(right), 'abcdef', right.slice(1), right.slice(-1), codeOf(totp.secret, 3)])
    expect(await outcome(verifyCode(token, id, challenge.id, code))).toEqual([422, 'mfa_verification_failed'])
  expect(await outcome(verifyCode(token, id, challenge.id, ''))).toEqual([400, 'validation_failed'])
  expect((await verifyCode(token, id, challenge.id, right)).status).toBe(200)
  const again = await outcome(verifyCode(token, id, challenge.id, codeOf(totp.secret, 1)))
  expect(again).toEqual([422, 'mfa_ip_address_mismatch'])
})

it('a code works once, also for two requests at the same time, and ends the ones before it', async () => {
  const { secured, session, challenged, verifyCode, answer, refresh } = await factorService()
  const { id, secret } = await secured()
  const { token, refresh_token } = await session()
  expect(await outcome(answer(token, id, codeOf(secret, -1)))).toEqual([422, 'mfa_verification_failed'])
  expect((await sessionIn(await refresh(refresh_token))).claims.aal).toBe('aal1')
  const challenges = [await challenged(token, id), await challenged(token, id)]
  const answers = await Promise.all(challenges.map((one) => verifyCode(token, id, one.id, codeOf(secret, 1))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await outcome(answer(token, id, codeOf(secret)))).toEqual([422, 'mfa_verification_failed'])
})

it('a challenge ends after five minutes, and belongs to one factor', async () => {
  const { accounts, session, enrolled, challenged, verifyCode } = await factorService()
  const { token } = await session()
  const [one, two] = [await enrolled(token, 'Phone'), await enrolled(token, 'Tablet')]
  const challenge = await challenged(token, one.id)
  expect(Math.abs(challenge.expires_at - Date.now() / 1_000 - 300)).toBeLessThan(2)
  expect(await outcome(verifyCode(token, two.id, challenge.id, '123456'))).toEqual([422, 'mfa_factor_not_found'])
  expect(await outcome(verifyCode(token, one.id, 'x', '123456'))).toEqual([400, 'bad_json'])
  const began = new Date(Date.now() - 302_000).toISOString()
  accounts.database.run('update "auth.mfa_challenges" set created_at = ?', began)
  const late = () => outcome(verifyCode(token, one.id, challenge.id, codeOf(one.totp.secret)))
  expect([await late(), await late()]).toEqual([
    [422, 'mfa_challenge_expired'],
    [422, 'mfa_factor_not_found'],
  ])
})

it('a session at aal1 may not change factors or the password of an account that has one', async () => {
  const { secured, session, enrol, remove, setPassword } = await factorService()
  const { id } = await secured()
  const { token, claims, user } = await session()
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  expect(user.factors).toMatchObject([{ id, status: 'verified' }])
  expect(await outcome(enrol(token, 'Second'))).toEqual([403, 'insufficient_aal'])
  expect(await outcome(remove(token, id))).toEqual([422, 'insufficient_aal'])
  expect(await outcome(setPassword(token, next, password))).toEqual([401, 'insufficient_aal'])
})

it('a session that a link opened is raised by a code, and may then set a password', async () => {
  const { secured, accounts, link, verify, answer, setPassword } = await factorService()
  const { id, secret } = await secured()
  await accounts.recover(email)
  const opened = await sessionIn(await verify(await link()))
  expect(await outcome(setPassword(opened.token, next))).toEqual([401, 'insufficient_aal'])
  const raised = await sessionIn(await answer(opened.token, id, codeOf(secret)))
  expect((await setPassword(raised.token, next)).status).toBe(200)
})

it('a factor is removed at aal2: the session falls back at its next renewal, and a message tells', async () => {
  const { secured, session, remove, refresh, messages } = await factorService()
  const { id, session: raised } = await secured()
  for (const [other, code] of [
    ['x', 'validation_failed'],
    [nobody, 'mfa_factor_not_found'],
  ] as const)
    expect(await outcome(remove(raised.token, other))).toEqual([404, code])
  expect(await (await remove(raised.token, id)).json()).toEqual({ id })
  const renewed = await sessionIn(await refresh(raised.refresh_token))
  expect([renewed.claims.aal, renewed.claims.amr.map(({ method }) => method)]).toEqual(['aal1', ['password']])
  expect((await session()).user).not.toHaveProperty('factors')
  expect((await messages()).at(-1)?.subject).toBe('A second factor was removed from your Cairnline account')
})

it('the factor of another account cannot be found, and the operator can reset all', async () => {
  const { secured, remove, accounts, call, session } = await factorService()
  const { id } = await secured()
  await accounts.addClient('eve@example.ca', password)
  const eve = await sessionIn(await call('token?grant_type=password', { body: { email: 'eve@example.ca', password } }))
  expect(await outcome(remove(eve.token, id))).toEqual([404, 'mfa_factor_not_found'])
  expect([accounts.resetFactors(email), accounts.resetFactors(email)]).toEqual([1, 0])
  expect((await session()).user).not.toHaveProperty('factors')
})
