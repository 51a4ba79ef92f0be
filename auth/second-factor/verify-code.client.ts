/* Has the service check a code, and names what can come of it. */

import type { Session } from '@supabase/supabase-js'
import type { AuthClient } from '#auth/service/auth-client.client.ts'
import { type AuthenticatorApp, authenticatorApps } from '#auth/service/factors.ts'
import { failureOf, type TemporaryFailure, temporaryFailureOf } from '#auth/service/failure.ts'
import { isSession } from '#auth/service/session.ts'

/**
 * - `verified`: the code was right, and the session is at the higher level of assurance.
 * - `refused`: the code is wrong, was used before, or is of another time. The service does not say which.
 * - `off`: the service does not check codes at present.
 * - `gone`: the app was removed in the meantime. `session` names those that remain.
 * - `ended`: the service no longer knows the session.
 */
export type VerifyOutcome =
  | { kind: 'verified'; session: Session }
  | { kind: 'refused' | 'off' }
  | { kind: 'gone'; session: Session; factors: readonly AuthenticatorApp[] }
  | { kind: 'ended' }
  | { kind: TemporaryFailure }

/** Checks a code for the session of an auth client. Never rejects and never hangs. */
export async function verifyCode(client: AuthClient, factorId: string, code: string): Promise<VerifyOutcome> {
  try {
    const { error } = await client.mfa.challengeAndVerify({ factorId, code })
    if (error === null) return await verified(client)
    const failure = temporaryFailureOf(error)
    if (failure !== undefined) return { kind: failure }
    if (error.code === 'mfa_factor_not_found') return await withoutFactor(client)
    if (error.code === 'mfa_totp_verify_not_enabled') return { kind: 'off' }
    // Any other 422 is about the code or its challenge; the next attempt begins a new challenge.
    return { kind: error.status === 422 || error.code === 'validation_failed' ? 'refused' : 'ended' }
  } catch {
    return { kind: 'unreachable' }
  }
}

async function verified(client: AuthClient): Promise<VerifyOutcome> {
  const { data } = await client.getSession()
  return isSession(data.session) ? { kind: 'verified', session: data.session } : { kind: 'unreachable' }
}

/** Renews the session, which then lists the account's current apps. */
async function withoutFactor(client: AuthClient): Promise<VerifyOutcome> {
  const { data, error } = await client.refreshSession()
  if (error !== null) return failureOf(error)
  if (!isSession(data.session)) return { kind: 'unreachable' }
  return { kind: 'gone', session: data.session, factors: authenticatorApps(data.session.user) }
}
