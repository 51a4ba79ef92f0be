import type { AuthError } from '@supabase/supabase-js'

/**
 * The reason why a request was neither accepted nor refused.
 * - `limited`: too many requests (429).
 * - `unreachable`: no answer, a late one, a failure of the service (5xx), or an invalid answer.
 */
export type TemporaryFailure = 'limited' | 'unreachable'

/** The temporary failure behind an error of the client library; undefined when the service has refused the request itself. */
export function temporaryFailureOf({ status = 0 }: AuthError): TemporaryFailure | undefined {
  if (status === 429) return 'limited'
  return status >= 400 && status < 500 && status !== 408 ? undefined : 'unreachable'
}

/**
 * Whether the service lets nobody sign in to the account, whatever the password, passkey or link: it is banned or not
 * confirmed, or passwords are switched off for all.
 */
export const isBarred = ({ code = '' }: AuthError): boolean => barringCodes.includes(code)

const barringCodes: readonly string[] = [
  'user_banned',
  'email_not_confirmed',
  'phone_not_confirmed',
  'email_provider_disabled',
]

/** Why a request of a session failed: for a time, or because the service no longer accepts the session. */
export const failureOf = (error: AuthError): { kind: TemporaryFailure | 'ended' } => ({
  kind: temporaryFailureOf(error) ?? 'ended',
})
