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

/** Why a request of a session failed: for a time, or because the service no longer accepts the session. */
export const failureOf = (error: AuthError): { kind: TemporaryFailure | 'ended' } => ({
  kind: temporaryFailureOf(error) ?? 'ended',
})
