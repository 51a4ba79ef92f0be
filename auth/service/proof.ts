/* What a sign-in still lacks before the dashboard opens: a code, or a new password. */

import type { Session, User } from '@supabase/supabase-js'
import { hasSecondFactor } from './factors.ts'
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
  return initialPasswordMark(user) === undefined ? undefined : 'newPassword'
}

/**
 * The mark that a new password leaves on an account whose present one was set by an operator
 * (docs/decisions/0034-second-factors-and-initial-passwords.md); undefined for an account whose password is its own.
 */
export function initialPasswordMark({
  app_metadata,
  user_metadata,
}: User): { replaced_initial_password: string } | undefined {
  const mark: unknown = app_metadata?.initial_password
  if (typeof mark !== 'string' || mark === '' || user_metadata?.replaced_initial_password === mark) return undefined
  return { replaced_initial_password: mark }
}
