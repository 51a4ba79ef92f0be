/*
 * The authenticator apps of an account. Supabase Auth calls an app that is enrolled a factor, as its names here do; the words for
 * visitors call it a device.
 */

import type { User } from '@supabase/supabase-js'

/** An app that computes codes (TOTP, RFC 6238), enrolled for an account. */
export interface AuthenticatorApp {
  id: string
  /** The name that the signed-in client gave the app; may be empty. */
  name: string
}

/** The enrolled apps of an account whose first code has been checked. The service lists none for an account without apps. */
export function authenticatorApps(user: User): AuthenticatorApp[] {
  return enrolledFactors(user)
    .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
    .map(({ id, friendly_name }) => ({ id, name: friendly_name ?? '' }))
}

/** Whether the account has a verified second factor of any type, for which the service asks at each sign-in. */
export const hasSecondFactor = (user: User): boolean =>
  enrolledFactors(user).some(({ status }) => status === 'verified')

/** The factors of every type, including unfinished enrolments. Validated, because a session from storage may contain anything. */
export function enrolledFactors({ factors }: User): NonNullable<User['factors']> {
  return Array.isArray(factors) ? factors.filter((factor) => typeof factor === 'object' && factor !== null) : []
}
