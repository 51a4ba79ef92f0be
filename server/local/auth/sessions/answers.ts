import { decodeJwt, SignJWT } from 'jose'
import { z } from 'zod'
import type { FactorRows } from '#server/local/auth/rows/factor-rows.ts'
import { levelOf, type Method } from '#server/local/auth/rows/methods.ts'
import type { SessionRows } from '#server/local/auth/rows/session-rows.ts'

const userSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
})
const sessionSchema = z.looseObject({ access_token: z.string(), user: userSchema })
const claimsSchema = z.looseObject({ session_id: z.string() })

/** Brings what the package answers to the shape of the hosted service. */
export interface Answers {
  /**
   * A session as the package answers it, with the claims of the hosted service in its token and the account's factors.
   * @param method by which the session begins; none when it is continued
   */
  session: (answer: unknown, method?: Method) => Promise<object>
  /** An account as the package answers it, with its factors. The hosted service leaves out an empty list. */
  user: (answer: unknown) => Promise<object>
}

/** @param secret that signs tokens (HS256) */
export function sessionAnswers(sessions: SessionRows, factors: FactorRows, secret: string): Answers {
  const key = new TextEncoder().encode(secret)
  const user = async (answer: unknown) => {
    const { identities, created_at, updated_at, is_anonymous, ...account } = userSchema.parse(answer)
    const list = (await factors.list(account.id)).map((factor) => ({ ...factor, phone: '' }))
    return { ...account, ...(list.length > 0 && { factors: list }), identities, created_at, updated_at, is_anonymous }
  }
  return {
    user,
    session: async (answer, method) => {
      const session = sessionSchema.parse(answer)
      // Not verified again: the package has just signed it.
      const { session_id, ...claims } = claimsSchema.parse(decodeJwt(session.access_token))
      if (method !== undefined) await sessions.addMethod(session_id, method)
      const amr = await sessions.methods(session_id)
      const { email, app_metadata, user_metadata } = session.user
      const identity = { email, phone: '', app_metadata, user_metadata }
      const access_token = await new SignJWT({
        ...claims,
        ...identity,
        aal: levelOf(amr),
        amr,
        session_id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key)
      return { ...session, access_token, user: await user(session.user) }
    },
  }
}
