import type { Session } from '@supabase/supabase-js'
import type { Trouble } from '#auth/service/trouble.ts'
import type { PasswordMistake } from './new-password.ts'

/**
 * The service's objection to a password.
 * - `leaked`: it is on a list of leaked passwords.
 * - `simple`: it has too few kinds of characters.
 * - `weak`: it is too short, or weak for another reason.
 * - `same`: it is the account's present password.
 * - `current`: the present password, given along with it, is not the account's.
 * - `refused`: any other objection.
 */
export type PasswordRefusal = 'leaked' | 'simple' | 'weak' | 'same' | 'current' | 'refused'

/**
 * - `codeNeeded`: the account has a second factor, and the session lacks its code.
 * - `ended`: the service no longer knows the session, or asks for a new sign-in.
 */
export type SetOutcome =
  | { kind: 'set'; session: Session }
  | { kind: 'refused'; refusal: PasswordRefusal }
  | { kind: 'codeNeeded' }
  | { kind: 'ended' }
  | { kind: Trouble }

export type PasswordFailure = PasswordMistake | PasswordRefusal | Trouble
