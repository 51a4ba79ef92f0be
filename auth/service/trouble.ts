import type { AuthError } from '@supabase/supabase-js'

/**
 * Why the service gave no verdict.
 * - `limited`: it was asked too often (429).
 * - `unreachable`: no answer, a late one, a failure of its own (5xx), or no answer that makes sense.
 */
export type Trouble = 'limited' | 'unreachable'

/** The trouble behind an error of the client library; none where the service refused what it was asked. */
export function troubleOf({ status = 0 }: AuthError): Trouble | undefined {
  if (status === 429) return 'limited'
  return status >= 400 && status < 500 && status !== 408 ? undefined : 'unreachable'
}
