import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { email, password, service } from '#tests/unit/server/local/auth/service-harness.ts'

const enrolmentSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string(), uri: z.string() }) })
const challengeSchema = z.object({ id: z.string(), type: z.literal('totp'), expires_at: z.number() })
const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string(), user: z.looseObject({}) })
const claimsSchema = z.looseObject({
  aal: z.string(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  session_id: z.string(),
})

export type Session = z.infer<typeof sessionSchema>

export const claimsOf = ({ access_token }: Pick<Session, 'access_token'>) => claimsSchema.parse(decodeJwt(access_token))

/** The code of a secret, a number of steps of 30 s from now: an app whose clock is ahead or behind shows it. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Stops the clock in the middle of a step of codes, so that no step ends during a test. */
function stopClock(): void {
  const step = 30_000
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / step) * step + step / 2 })
  onTestFinished(() => void vi.useRealTimers())
}

/** The service with one client, and the steps of that client's second factor. */
export async function factorService(...given: Parameters<typeof service>) {
  stopClock()
  const base = await service(...given)
  await base.accounts.addClient(email, password)
  const { call, signIn } = base
  const session = async () => sessionSchema.parse(await (await signIn()).json())
  const enrol = (token: string, friendly_name = 'Phone', more: object = {}) =>
    call('factors', { token, body: { factor_type: 'totp', friendly_name, ...more } })
  const enrolled = async (token: string, name?: string) => {
    const response = await enrol(token, name)
    expect(response.status).toBe(200)
    return enrolmentSchema.parse(await response.json())
  }
  const challenge = (token: string, id: string) => call(`factors/${id}/challenge`, { token, body: {} })
  const challenged = async (token: string, id: string) =>
    challengeSchema.parse(await (await challenge(token, id)).json())
  const verify = (token: string, id: string, challenge_id: string, code: string) =>
    call(`factors/${id}/verify`, { token, body: { challenge_id, code } })
  /** Asks for a challenge, and answers it. */
  const answer = async (token: string, id: string, code: string) =>
    verify(token, id, (await challenged(token, id)).id, code)
  const remove = (token: string, id: string) => call(`factors/${id}`, { method: 'DELETE', token })
  const user = (token: string) => call('user', { method: 'GET', token })
  /** A client with a verified factor, signed in with it. Its code of the step before this one is used up. */
  const secured = async () => {
    const { access_token } = await session()
    const { id, totp } = await enrolled(access_token)
    const raised = sessionSchema.parse(await (await answer(access_token, id, codeOf(totp.secret, -1))).json())
    return { id, secret: totp.secret, session: raised }
  }
  return { ...base, session, enrol, enrolled, challenge, challenged, verify, answer, remove, user, secured }
}
