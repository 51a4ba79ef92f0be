import type { User } from '@supabase/supabase-js'

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
export const hasSecondFactor = (user: User): boolean =>
  enrolledFactors(user).some(({ status }) => status === 'verified')

/** All factors, including unfinished enrolments. Validated, because a session from storage may contain anything. */
export function enrolledFactors({ factors }: User): NonNullable<User['factors']> {
  return Array.isArray(factors) ? factors.filter((factor) => typeof factor === 'object' && factor !== null) : []
}
