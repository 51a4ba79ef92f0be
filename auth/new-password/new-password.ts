/* The rules of a new password, and why the service may refuse one. */

import type { Session } from '@supabase/supabase-js'
import { passwordBytes, passwordCharacters } from '#auth/limits.ts'
import type { TemporaryFailure } from '#auth/service/failure.ts'

/** What a visitor has typed to set a password. */
export interface NewPassword {
  password: string
  repeated: string
  /** The current password; undefined in a form without that field. */
  current?: string
}

type PasswordMistake = 'missing' | 'short' | 'long' | 'mismatch'

/** A mistake that is found without a request. `missing`: the current password is required and was not typed. */
export function passwordMistake({ password, repeated, current }: NewPassword): PasswordMistake | undefined {
  if (current === '') return 'missing'
  if ([...password].length < passwordCharacters) return 'short'
  if (new TextEncoder().encode(password).length > passwordBytes) return 'long'
  return password === repeated ? undefined : 'mismatch'
}

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
  | { kind: TemporaryFailure }

export type PasswordFailure = PasswordMistake | PasswordRefusal | TemporaryFailure
