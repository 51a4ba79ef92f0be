// Passkeys of the local stand-in for Supabase Auth: the shape of answers and the error codes, which the browser tests of
// passkeys do not cover.

import { expect, it } from 'vitest'
import { z } from 'zod'
import { email, factorService, nobody, outcome, sessionIn } from './service.ts'
import { softPasskey } from './soft-passkey.ts'

const challengeSchema = z.object({
  challenge_id: z.uuid(),
  expires_at: z.number(),
  options: z.looseObject({ challenge: z.string(), user: z.looseObject({ id: z.string() }).default({ id: '' }) }),
})

type Challenge = z.infer<typeof challengeSchema>

/** The service with the steps of a passkey. */
async function passkeyService() {
  const base = await factorService()
  const { call } = base
  const begin = async (address: string, token?: string) =>
    challengeSchema.parse(
      await (await call(`passkeys/${address}/options`, { ...(token && { token }), body: {} })).json(),
    )
  const end = (address: string, body: object, token?: string) =>
    call(`passkeys/${address}/verify`, { ...(token && { token }), body })
  const device = softPasskey()
  /** Adds the device's passkey. */
  const add = async (token: string, passkey = device) => {
    const { challenge_id, options } = await begin('registration', token)
    return end('registration', { challenge_id, credential: passkey.create(options) }, token)
  }
  const signInByPasskey = async (passkey = device) => {
    const { challenge_id, options } = await begin('authentication')
    return end('authentication', { challenge_id, credential: passkey.get(options) })
  }
  const list = async (token: string) => (await call('passkeys', { method: 'GET', token })).json()
  return { ...base, begin, end, device, add, list, signInByPasskey }
}

it('a passkey is added, listed, signs in at aal1, is renamed and removed', async () => {
  const { session, begin, add, list, signInByPasskey, call, user, refresh } = await passkeyService()
  const { token } = await session()
  const challenge = await begin('registration', token)
  expect(challenge.expires_at - Date.now() / 1000).toBeCloseTo(300, -1)
  expect(challenge.options).toMatchObject({
    rp: { id: 'localhost', name: 'Cairnline' },
    user: { name: email, displayName: email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  const passkey = await (await add(token)).json()
  expect(passkey).toEqual({ id: expect.any(String), friendly_name: 'Passkey', created_at: expect.any(String) })
  expect(await list(token)).toEqual([passkey])

  const opened = await sessionIn(await signInByPasskey())
  expect(opened.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] })
  expect((await user(opened.token)).status).toBe(200)
  expect((await sessionIn(await refresh(opened.refresh_token))).claims.amr).toMatchObject([{ method: 'passkey' }])
  expect(await list(token)).toEqual([{ ...passkey, last_used_at: expect.any(String) }])

  const change = (id: string, friendly_name: string) =>
    call(`passkeys/${id}`, { method: 'PATCH', token, body: { friendly_name } })
  expect(await (await change(passkey.id, 'Laptop')).json()).toMatchObject({ id: passkey.id, friendly_name: 'Laptop' })
  expect(await outcome(change(passkey.id, ''))).toEqual([400, 'validation_failed'])
  expect(await outcome(change(passkey.id, 'é'.repeat(61)))).toEqual([400, 'validation_failed'])
  expect(await outcome(change(nobody, 'Laptop'))).toEqual([404, 'validation_failed'])
  const remove = (id: string) => call(`passkeys/${id}`, { method: 'DELETE', token })
  expect(await outcome(remove('none'))).toEqual([404, 'validation_failed'])
  expect(await outcome(remove(passkey.id))).toEqual([204, null])
  expect(await list(token)).toEqual([])
  expect(await outcome(signInByPasskey())).toEqual([400, 'webauthn_verification_failed'])
})

it('an answer to a challenge is accepted once, in its time, for its use and its account', async () => {
  const { accounts, session, begin, end, device, add, signIn } = await passkeyService()
  const { token } = await session()
  await add(token)
  const refusal = async (body: object) => outcome(end('authentication', body))
  expect(await refusal({})).toEqual([400, 'validation_failed'])
  expect(await refusal({ challenge_id: nobody })).toEqual([400, 'validation_failed'])
  expect(await refusal({ challenge_id: 'none', credential: {} })).toEqual([400, 'validation_failed'])
  expect(await refusal({ challenge_id: nobody, credential: {} })).toEqual([400, 'webauthn_challenge_not_found'])
  const { challenge_id, options } = await begin('authentication')
  const answer = { challenge_id, credential: device.get(options) }
  expect([await refusal(answer), await refusal(answer)]).toEqual([
    [200, null],
    [400, 'webauthn_challenge_not_found'],
  ])
  const own = await begin('registration', token)
  expect(await refusal({ challenge_id: own.challenge_id, credential: device.get(own.options) })).toEqual([
    400,
    'webauthn_challenge_not_found',
  ])
  await accounts.addClient('grace@example.ca', 'correct horse battery')
  const other = await sessionIn(await signIn('correct horse battery', 'grace@example.ca'))
  const stolen = { challenge_id: own.challenge_id, credential: device.create(own.options) }
  expect(await outcome(end('registration', stolen, other.token))).toEqual([400, 'webauthn_challenge_not_found'])
  const late = await begin('authentication')
  accounts.database.run('update "auth.webauthn_challenges" set expires_at = ?', new Date(Date.now() - 1).toISOString())
  const answered = { challenge_id: late.challenge_id, credential: device.get(late.options) }
  expect(await refusal(answered)).toEqual([400, 'webauthn_challenge_expired'])
})

it('another challenge, site, account, key or shape is refused', async () => {
  const { session, begin, end, device, add, call } = await passkeyService()
  const { token } = await session()
  await add(token)
  const attempts = [
    () => device.get({ challenge: 'AAAA' }),
    ({ options }: Challenge) => device.get(options, Buffer.from(nobody).toString('base64url')),
    ({ options }: Challenge) => softPasskey().get(options, device.userHandle()),
    () => ({}),
    () => 3,
  ]
  for (const attempt of attempts) {
    const challenge = await begin('authentication')
    const body = { challenge_id: challenge.challenge_id, credential: attempt(challenge) }
    expect(await outcome(end('authentication', body))).toEqual([400, 'webauthn_verification_failed'])
  }
  for (const elsewhere of [{ rpId: 'example.ca' }, { origin: 'https://localhost.example.ca' }]) {
    const { challenge_id, options } = await begin('registration', token)
    const body = { challenge_id, credential: softPasskey(elsewhere).create(options) }
    expect(await outcome(end('registration', body, token))).toEqual([400, 'webauthn_verification_failed'])
  }
  expect(await outcome(add(token))).toEqual([422, 'webauthn_credential_exists'])
  expect(await outcome(call('passkeys/registration/options', { body: {} }))).toEqual([401, 'no_authorization'])
})

it('an account has ten passkeys at most', async () => {
  const { session, add, call } = await passkeyService()
  const { token } = await session()
  for (let count = 0; count < 10; count += 1) expect((await add(token, softPasskey())).status).toBe(200)
  expect(await outcome(call('passkeys/registration/options', { token, body: {} }))).toEqual([422, 'too_many_passkeys'])
})

it('an account that is not confirmed, or is banned, has no session', async () => {
  const { accounts, session, add, signInByPasskey } = await passkeyService()
  await add((await session()).token)
  accounts.database.run('update "auth.users" set banned_until = ?', '2100-01-01T00:00:00.000Z')
  expect(await outcome(signInByPasskey())).toEqual([403, 'user_banned'])
  accounts.database.run('update "auth.users" set email_confirmed_at = null')
  expect(await outcome(signInByPasskey())).toEqual([403, 'email_not_confirmed'])
})

it('with a factor, passkeys are added and removed at aal2, and named at aal1', async () => {
  const { secured, session, add, list, call, signInByPasskey } = await passkeyService()
  const first = await session()
  const { id: passkeyId } = await (await add(first.token)).json()
  const { session: raised } = await secured()
  const opened = await sessionIn(await signInByPasskey())
  expect(opened.claims.aal).toBe('aal1')
  const options = call('passkeys/registration/options', { token: opened.token, body: {} })
  expect(await outcome(options)).toEqual([403, 'insufficient_aal'])
  const remove = (token: string) => call(`passkeys/${passkeyId}`, { method: 'DELETE', token })
  expect(await outcome(remove(opened.token))).toEqual([403, 'insufficient_aal'])
  const rename = call(`passkeys/${passkeyId}`, { method: 'PATCH', token: opened.token, body: { friendly_name: 'A' } })
  expect((await rename).status).toBe(200)
  expect(await list(opened.token)).toHaveLength(1)
  expect((await add(raised.token, softPasskey())).status).toBe(200)
  expect(await outcome(remove(raised.token))).toEqual([204, null])
})
