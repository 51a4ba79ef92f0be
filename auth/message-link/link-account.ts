import type { Session } from '@supabase/supabase-js'
import type { Trouble } from '#auth/service/trouble.ts'
import type { WholeLink } from './link.ts'

/**
 * - `redeemed`: the link is used, and a password may be chosen.
 * - `spent`: the service does not accept the token, or no longer.
 */
export type RedeemOutcome = { kind: 'redeemed'; email: string } | { kind: 'spent' } | { kind: Trouble }

/**
 * The service's objection to a password.
 * - `leaked`: it is on a list of leaked passwords.
 * - `simple`: it has too few kinds of characters.
 * - `weak`: it is too short, or weak for another reason.
 * - `same`: it is the account's present password.
 * - `refused`: any other objection.
 */
export type PasswordRefusal = 'leaked' | 'simple' | 'weak' | 'same' | 'refused'

/** `ended`: the service no longer knows the session that the link has opened. */
export type ChooseOutcome =
  | { kind: 'chosen'; session: Session }
  | { kind: 'refused'; refusal: PasswordRefusal }
  | { kind: 'ended' }
  | { kind: Trouble }

/** The account that a link opens. Its session stays in memory until a password is set, and `choose` returns it. */
export interface LinkAccount {
  /** Never rejects and never hangs. */
  redeem: (link: WholeLink) => Promise<RedeemOutcome>
  /** After `redeem`. Never rejects and never hangs. */
  choose: (password: string) => Promise<ChooseOutcome>
}
