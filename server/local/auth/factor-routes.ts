/* Routes of the local auth service for second factors: enrol, challenge, verify, remove. */

import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { runningHost } from '#server/local/data-folder.ts'
import {
  acceptCode,
  addFactor,
  deleteUnansweredFactors,
  type Factor,
  listFactors,
  newSecret,
  recordChallenge,
  removeFactor,
} from './factors.ts'
import { bodyOf, optionalText, refuse } from './replies.ts'
import type { ServiceTools } from './service-tools.ts'
import { type Caller, refreshTokenOf, renew } from './sessions.ts'

const enrolment = z.object({
  factor_type: optionalText,
  /** The limit of the page's field: names are part of every answer with the account. */
  friendly_name: optionalText.refine((name) => name.length <= 60),
  issuer: optionalText,
})
const codeCheck = z.object({ code: optionalText })

/**
 * Routes for second factors, with the answers of the hosted service (supabase/auth, internal/api/mfa.go); time-based codes
 * only. Unlike the hosted service, it accepts any challenge of a factor at any time.
 */
export function factorRoutes({ accounts, call, findCaller, complete, countGuess, notify }: ServiceTools): Hono {
  const { database, settings } = accounts
  const app = new Hono()

  app.post('/auth/v1/factors', async (c) => {
    const { account, session } = await findCaller(c)
    const { factor_type, friendly_name, issuer } = await bodyOf(c, enrolment)
    if (factor_type !== 'totp') return refuse(c, 400, 'validation_failed', 'factor_type needs to be totp')
    deleteUnansweredFactors(database)
    const list = listFactors(database, account.id)
    if (list.length >= settings.mfa.max_enrolled_factors) {
      const msg = 'Maximum number of verified factors reached, unenroll to continue'
      return refuse(c, 422, 'too_many_enrolled_mfa_factors', msg)
    }
    if (list.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
      return refuse(c, 403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    const issuerName = issuer || new URL(await runningHost(accounts.folder)).host
    const totp = newSecret(issuerName, account.email)
    const factor = addFactor(database, account.id, friendly_name, totp.secret)
    if (!factor) {
      const msg = `A factor with the friendly name ${JSON.stringify(friendly_name)} for this user already exists`
      return refuse(c, 422, 'mfa_factor_name_conflict', msg)
    }
    return c.json({ id: factor.id, type: 'totp', friendly_name, totp })
  })

  /** Finds the caller and the caller's factor whose id is in the path. */
  const withFactor = async (
    c: Context<object, '/auth/v1/factors/:id'>,
    answer: (caller: Caller, factor: Factor) => Promise<Response>,
  ): Promise<Response> => {
    const caller = await findCaller(c)
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) return refuse(c, 404, 'validation_failed', 'factor_id must be an UUID')
    const factor = listFactors(database, caller.account.id).find((one) => one.id === id.data.toLowerCase())
    return factor ? answer(caller, factor) : refuse(c, 404, 'mfa_factor_not_found', 'Factor not found')
  }

  app.post('/auth/v1/factors/:id/challenge', (c) =>
    withFactor(c, async (_, { id, factor_type }) => {
      recordChallenge(database, id)
      return c.json({ id: randomUUID(), type: factor_type, expires_at: Math.floor(Date.now() / 1_000) + 300 })
    }),
  )

  app.post('/auth/v1/factors/:id/verify', (c) =>
    withFactor(c, async ({ account, session }, factor) => {
      countGuess(c, account.id)
      const { code } = await bodyOf(c, codeCheck)
      if (code === '') return refuse(c, 400, 'validation_failed', 'Code needs to be non-empty')
      if (!acceptCode(database, { userId: account.id, factorId: factor.id, sessionId: session.id, code })) {
        return refuse(c, 422, 'mfa_verification_failed', 'Invalid TOTP code entered')
      }
      if (factor.status === 'unverified') await notify('factor-added', account)
      // The answer to every correct code is the session with a new refresh token.
      const refresh_token = refreshTokenOf(database, session.id) ?? ''
      const renewal = () => call(c, 'token?grant_type=refresh_token', 'POST', { refresh_token })
      return complete(c, await renew(database, refresh_token, renewal), 'totp')
    }),
  )

  app.delete('/auth/v1/factors/:id', (c) =>
    withFactor(c, async ({ account, session }, { id, status }) => {
      if (status === 'verified' && session.aal !== 'aal2') {
        return refuse(c, 422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      }
      removeFactor(database, id)
      await notify('factor-removed', account)
      return c.json({ id })
    }),
  )
  return app
}
