import type { Session, User } from '@supabase/supabase-js'
import { decodeJwt } from 'jose/jwt/decode'
import { hasSecondFactor } from './factors.ts'

/**
 * A proof without which a session opens no dashboard.
 * - `code`: of a second factor.
 * - `newPassword`: one that replaces the operator's initial password.
 */
export type Proof = 'code' | 'newPassword'

/** The first proof that a session lacks; undefined for a session that lacks none. */
export function missingProof({ access_token, user }: Session): Proof | undefined {
  if (hasSecondFactor(user) && assuranceLevel(access_token) !== 'aal2') return 'code'
  return replacement(user) === undefined ? undefined : 'newPassword'
}

/**
 * The mark that a new password leaves on an account whose present one was set by an operator
 * (docs/decisions/0034-second-factors-and-initial-passwords.md); undefined for an account whose password is its own.
 */
export function replacement({ app_metadata, user_metadata }: User): { replaced_initial_password: string } | undefined {
  const mark: unknown = app_metadata?.initial_password
  if (typeof mark !== 'string' || mark === '' || user_metadata?.replaced_initial_password === mark) return undefined
  return { replaced_initial_password: mark }
}

/** The authenticator assurance level of an access token, its claim `aal`; undefined for a token that cannot be read. */
function assuranceLevel(accessToken: string): unknown {
  try {
    return decodeJwt(accessToken).aal
  } catch {
    return undefined
  }
}
