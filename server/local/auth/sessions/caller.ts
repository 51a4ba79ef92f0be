import type { Context } from 'hono'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { PackageCall } from '#server/local/auth/package-call.ts'
import { passOn, refuse } from '#server/local/auth/reply.ts'
import type { Session, SessionRows } from '#server/local/auth/rows/session-rows.ts'
import type { LocalEnv } from '#server/local/request-sender.ts'

const accountSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
})

/** Who sends a request: an account, and the session that its token belongs to. */
export interface Caller {
  account: z.infer<typeof accountSchema>
  session: Session
}

/** Finds the caller of a request. @throws {HTTPException} with the package's refusal: no token, a forged one, an ended session */
export type FindCaller = (c: Context<LocalEnv>) => Promise<Caller>

export function findCaller(call: PackageCall, sessions: SessionRows): FindCaller {
  return async (c) => {
    const answer = await call(c, '/auth/v1/user', 'GET')
    if (!answer.ok) throw passOn(answer)
    const account = accountSchema.parse(await answer.json())
    // Not verified again: the package has just done so.
    const { session_id } = z.looseObject({ session_id: z.string() }).parse(decodeJwt(bearerToken(c)))
    const session = await sessions.find(session_id)
    if (session === undefined) {
      // It has ended since the package looked.
      const msg = 'Session from session_id claim in JWT does not exist'
      throw passOn(refuse(c, 403, 'session_not_found', msg))
    }
    return { account, session }
  }
}

function bearerToken(c: Context<LocalEnv>): string {
  return c.req.header('Authorization')?.slice('Bearer '.length) ?? ''
}
