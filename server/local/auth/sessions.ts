/* Sessions of the local auth service: how each was authenticated, and the answers that describe it. */

import type { Context } from 'hono'
import { decodeJwt, SignJWT } from 'jose'
import { z } from 'zod'
import { listFactors } from './factors.ts'
import { refuse, responseException } from './replies.ts'
import type { AccountsDatabase } from './supabase-lite.ts'

/** How a session was authenticated: every link counts as `otp` (supabase/auth, verify.go). */
const methodSchema = z.enum(['password', 'otp', 'passkey', 'totp'])
export type Method = z.infer<typeof methodSchema>

const sessionSchema = z.object({ id: z.string(), created_at: z.string(), aal: z.enum(['aal1', 'aal2']) })
const claimSchema = z.object({ authentication_method: methodSchema, updated_at: z.string() })
const accountSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
})
const answerSchema = z.looseObject({ access_token: z.string(), user: accountSchema })
const tokenSchema = z.looseObject({ session_id: z.string() })

/** The sender of a request: an account, and the session of the token. */
export interface Caller {
  account: z.infer<typeof accountSchema>
  session: z.infer<typeof sessionSchema>
}

/** Records that a session was authenticated by a method, now. */
export function addMethod(database: AccountsDatabase, sessionId: string, method: Method): void {
  database.run(
    `insert into "auth.mfa_amr_claims" (session_id, authentication_method, updated_at) values (?, ?, ?)
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    sessionId,
    method,
    new Date().toISOString(),
  )
}

/** The methods of a session, the newest first, as the `amr` claim has them: timestamps are in seconds since 1970. */
export function methodsOf(database: AccountsDatabase, sessionId: string): { method: Method; timestamp: number }[] {
  const claims = database.all(
    claimSchema,
    `select authentication_method, updated_at from "auth.mfa_amr_claims"
    where session_id = ? order by updated_at desc, authentication_method desc`,
    sessionId,
  )
  return claims.map(({ authentication_method, updated_at }) => ({
    method: authentication_method,
    timestamp: Math.floor(Date.parse(updated_at) / 1000),
  }))
}

/** The current refresh token of a session; undefined for an ended session. */
export function refreshTokenOf(database: AccountsDatabase, sessionId: string): string | undefined {
  const sql = `select token from "auth.refresh_tokens"
    where session_id = ? and revoked = 0 order by created_at desc limit 1`
  return database.one(z.object({ token: z.string() }), sql, sessionId)?.token
}

/**
 * Runs a renewal, and then restores the time of the account's last sign-in, because the package counts renewals as sign-ins.
 */
export async function renew(
  database: AccountsDatabase,
  refreshToken: string,
  renewal: () => Promise<Response>,
): Promise<Response> {
  const account = database.one(
    z.object({ id: z.string(), last_sign_in_at: z.string().nullable() }),
    `select users.id, users.last_sign_in_at from "auth.refresh_tokens" as tokens
    join "auth.users" as users on users.id = tokens.user_id where tokens.token = ?`,
    refreshToken,
  )
  const response = await renewal()
  if (account && response.ok) {
    database.run('update "auth.users" set last_sign_in_at = ? where id = ?', account.last_sign_in_at, account.id)
  }
  return response
}

/**
 * The caller of a request.
 * @param answer the package's answer to `GET /user`, which verifies the request's token
 * @throws {HTTPException} with the package's refusal: no token, a forged one, an ended session
 */
export async function callerOf(database: AccountsDatabase, c: Context, answer: Response): Promise<Caller> {
  if (!answer.ok) throw responseException(answer)
  const account = accountSchema.parse(await answer.json())
  const token = c.req.header('Authorization')?.slice('Bearer '.length) ?? ''
  const { session_id } = tokenSchema.parse(decodeJwt(token))
  const sql = 'select id, created_at, aal from "auth.sessions" where id = ?'
  const session = database.one(sessionSchema, sql, session_id)
  // The session has ended since the package checked it.
  if (!session)
    throw responseException(refuse(c, 403, 'session_not_found', 'Session from session_id claim in JWT does not exist'))
  return { account, session }
}

/** The package's account with its factors, in the hosted service's format, which omits an empty list. */
export function withFactors(database: AccountsDatabase, answer: unknown): object {
  const { identities, created_at, updated_at, is_anonymous, ...account } = accountSchema.parse(answer)
  const list = listFactors(database, account.id).map((factor) => ({ ...factor, phone: '' }))
  return { ...account, ...(list.length > 0 && { factors: list }), identities, created_at, updated_at, is_anonymous }
}

/**
 * The package's session with the hosted service's claims in its token, and with the account's factors.
 * @param secret that signs tokens (HS256)
 */
export async function withClaims(database: AccountsDatabase, secret: string, answer: unknown): Promise<object> {
  const session = answerSchema.parse(answer)
  const { session_id, ...claims } = tokenSchema.parse(decodeJwt(session.access_token))
  const amr = methodsOf(database, session_id)
  const { email, app_metadata, user_metadata } = session.user
  const access_token = await new SignJWT({
    ...claims,
    email,
    phone: '',
    app_metadata,
    user_metadata,
    aal: amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1',
    amr,
    session_id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret))
  return { ...session, access_token, user: withFactors(database, session.user) }
}

/** The id of the session in an answer of the package. */
export function sessionIdIn(answer: unknown): string {
  return tokenSchema.parse(decodeJwt(answerSchema.parse(answer).access_token)).session_id
}
