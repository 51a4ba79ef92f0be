import type { Session, User } from '@supabase/supabase-js'
import { claimsOf } from './session.ts'

/**
 * A proof without which a session opens no dashboard.
 * - `code`: of a second factor.
 * - `newPassword`: one that replaces the operator's initial password.
 */
type Proof = 'code' | 'newPassword'

/** The first proof that a session lacks; undefined for a session that lacks none. */
export function missingProof({ access_token, user }: Session): Proof | undefined {
  if (hasSecondFactor(user) && claimsOf(access_token)?.aal !== 'aal2') return 'code'
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

/** An authenticator app that computes codes (TOTP, RFC 6238), enrolled for an account. */
export interface Factor {
  id: string
  /** The client's own name for the device; may be empty. */
  name: string
}

/** The enrolled apps of an account whose first code has been checked. An account without factors has no list. */
export function verifiedFactors(user: User): Factor[] {
  return enrolledFactors(user)
    .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
    .map(({ id, friendly_name }) => ({ id, name: friendly_name ?? '' }))
}

/** Whether the account has a verified second factor of any type, for which the service asks at each sign-in. */
const hasSecondFactor = (user: User): boolean => enrolledFactors(user).some(({ status }) => status === 'verified')

/** All factors, including unfinished enrolments. Validated, because a session from storage may contain anything. */
export function enrolledFactors({ factors }: User): NonNullable<User['factors']> {
  return Array.isArray(factors) ? factors.filter((factor) => typeof factor === 'object' && factor !== null) : []
}
