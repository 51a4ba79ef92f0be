import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Accounts } from '#server/local/auth/accounts.ts'
import type { AuthLimits } from '#server/local/auth/limits.ts'
import type { PackageCall } from '#server/local/auth/package-call.ts'
import { passOn, refuse, tooManyRequests } from '#server/local/auth/reply.ts'
import type { Factor } from '#server/local/auth/rows/factor-rows.ts'
import type { Caller, FindCaller } from '#server/local/auth/sessions/caller.ts'
import { withBody } from '#server/local/auth/with-body.ts'
import { type LocalEnv, requestSender } from '#server/local/request-sender.ts'
import { codeCheck, enrolment } from './factor-requests.ts'
import { enrolmentAddress, newSecret, stepOfCode } from './totp.ts'

/** Lifetime of a challenge in seconds, and of a factor that nobody challenged: the hosted service's default for both. */
const challengeSeconds = 300

interface FactorRoutesOptions {
  accounts: Pick<Accounts, 'factors' | 'sessions' | 'answers' | 'notices' | 'settings' | 'origin'>
  limits: AuthLimits
  findCaller: FindCaller
  call: PackageCall
}

/**
 * Second factors, as the hosted service answers them (supabase/auth, internal/api/mfa.go): time-based codes alone. Unlike
 * there, a code works once.
 */
export function factorRoutes({ accounts, limits, findCaller, call }: FactorRoutesOptions): Hono<LocalEnv> {
  const { factors, sessions, answers, notices, settings, origin } = accounts
  const { max_enrolled_factors, totp } = settings.mfa
  const app = new Hono<LocalEnv>()

  app.post('/auth/v1/factors', async (c) => {
    const { account, session } = await findCaller(c)
    return withBody(c, enrolment, async ({ factor_type, friendly_name, issuer }) => {
      if (factor_type !== 'totp' || !totp.enroll_enabled) return refuseType(c, factor_type)
      const issuerName = issuer || new URL(await origin()).host
      await factors.removeForgotten(ago(challengeSeconds))
      const list = await factors.list(account.id)
      if (list.some((factor) => factor.friendly_name === friendly_name)) return nameConflict(c, friendly_name)
      if (list.length >= max_enrolled_factors) {
        const msg = 'Maximum number of verified factors reached, unenroll to continue'
        return refuse(c, 422, 'too_many_enrolled_mfa_factors', msg)
      }
      if (list.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
        return refuse(c, 403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
      }
      const secret = newSecret()
      const factor = await factors.add(account.id, friendly_name, secret)
      if (factor === undefined) return nameConflict(c, friendly_name)
      const uri = enrolmentAddress(secret, issuerName, account.email)
      return c.json({ id: factor.id, type: factor.factor_type, friendly_name, totp: { secret, uri } })
    })
  })

  /** Finds the caller and one of the caller's factors, whose id is in the path. */
  const withFactor = async (
    c: Context<LocalEnv, '/auth/v1/factors/:id'>,
    answer: (caller: Caller, factor: Factor) => Promise<Response>,
  ): Promise<Response> => {
    const caller = await findCaller(c)
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) return refuse(c, 404, 'validation_failed', 'factor_id must be an UUID')
    const factor = await factors.find(caller.account.id, id.data.toLowerCase())
    if (factor === undefined) return refuse(c, 404, 'mfa_factor_not_found', 'Factor not found')
    return answer(caller, factor)
  }

  app.post('/auth/v1/factors/:id/challenge', (c) =>
    withFactor(c, async (_, { id, factor_type }) => {
      const wait = limits.challenges.count(requestSender(c))
      if (wait > 0) return tooManyRequests(c, wait)
      if (!totp.verify_enabled) return refuseVerification(c)
      const challenge = await factors.addChallenge(id, requestSender(c))
      return c.json({ id: challenge.id, type: factor_type, expires_at: expiry(challenge) })
    }),
  )

  app.post('/auth/v1/factors/:id/verify', (c) =>
    withFactor(c, async ({ account, session }, factor) => {
      const wait = limits.codes.count(requestSender(c)) || limits.codesOfAccount.count(account.id)
      if (wait > 0) return tooManyRequests(c, wait)
      return withBody(c, codeCheck, async ({ challenge_id, code }) => {
        if (code === '') return refuse(c, 400, 'validation_failed', 'Code needs to be non-empty')
        if (!totp.verify_enabled) return refuseVerification(c)
        const challenge = challenge_id ? await factors.findChallenge(factor.id, challenge_id.toLowerCase()) : undefined
        if (challenge === undefined) {
          return refuse(c, 422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
        }
        // The hosted service has one answer for a used challenge and for another address.
        if (challenge.verified_at !== null || challenge.ip_address !== requestSender(c)) {
          return refuse(c, 422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
        }
        if (expiry(challenge) * 1000 < Date.now()) {
          await factors.removeChallenge(challenge.id)
          const msg = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`
          return refuse(c, 422, 'mfa_challenge_expired', msg)
        }
        const step = stepOfCode(code, (await factors.secret(factor.id)) ?? '', Date.now())
        const use = { userId: account.id, factorId: factor.id, challengeId: challenge.id, sessionId: session.id }
        if (step === undefined || !(await factors.accept({ ...use, step }))) {
          return refuse(c, 422, 'mfa_verification_failed', 'Invalid TOTP code entered')
        }
        if (factor.status === 'unverified') await notices.send('mfa_factor_enrolled', account)
        return renewed(c, session.id)
      })
    }),
  )

  /** The session under a new refresh token, as every right code is answered. */
  const renewed = async (c: Context<LocalEnv>, sessionId: string): Promise<Response> => {
    const refresh_token = (await sessions.refreshToken(sessionId)) ?? ''
    const answer = await sessions.renew(refresh_token, () =>
      call(c, '/auth/v1/token?grant_type=refresh_token', 'POST', JSON.stringify({ refresh_token })),
    )
    if (!answer.ok) throw passOn(answer)
    return c.json(await answers.session(await answer.json()))
  }

  app.delete('/auth/v1/factors/:id', (c) =>
    withFactor(c, async ({ account, session }, { id, status }) => {
      if (status === 'verified' && session.aal !== 'aal2') {
        return refuse(c, 422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      }
      await factors.remove(id)
      await notices.send('mfa_factor_unenrolled', account)
      return c.json({ id })
    }),
  )
  return app
}

function refuseType(c: Context, type: string): Response {
  const disabled = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' }[type]
  if (disabled === undefined) {
    return refuse(c, 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  }
  return refuse(c, 422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${disabled}`)
}

function refuseVerification(c: Context): Response {
  return refuse(c, 422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP')
}

function nameConflict(c: Context, name: string): Response {
  const msg = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
  return refuse(c, 422, 'mfa_factor_name_conflict', msg)
}

/** When a challenge ends, in seconds since 1970. */
function expiry(challenge: { created_at: string }): number {
  return Math.floor(Date.parse(challenge.created_at) / 1000) + challengeSeconds
}

function ago(seconds: number): string {
  return new Date(Date.now() - seconds * 1000).toISOString()
}
