import type { Session } from '@supabase/supabase-js'
import type { Trouble } from '#auth/service/trouble.ts'
import type { AuthService } from '#auth/session/access.ts'
import type { MessageLink } from './link.ts'

/**
 * - `redeemed`: the link has been used, and a password may be chosen.
 * - `spent`: the service does not know the token, or no longer.
 */
export type RedeemOutcome = { kind: 'redeemed'; email: string } | { kind: 'spent' } | { kind: Trouble }

/**
 * What the service has against a password.
 * - `leaked`: it is in a list of leaked ones.
 * - `simple`: it is made of too few kinds of characters.
 * - `weak`: it is too short for the service, or weak for a reason of its own.
 * - `same`: the account has it already.
 * - `refused`: anything else.
 */
export type PasswordRefusal = 'leaked' | 'simple' | 'weak' | 'same' | 'refused'

/** `ended`: the service no longer knows the session that the link opened. */
export type ChooseOutcome =
  | { kind: 'chosen'; session: Session }
  | { kind: 'refused'; refusal: PasswordRefusal }
  | { kind: 'ended' }
  | { kind: Trouble }

/** The account that a link leads to. Its session stays in memory until `choose` hands it out with a password set. */
export interface LinkAccount {
  /** Never throws and never hangs. */
  redeem: (link: Extract<MessageLink, { kind: 'whole' }>) => Promise<RedeemOutcome>
  /** After `redeem`. Never throws and never hangs. */
  choose: (password: string) => Promise<ChooseOutcome>
}

export type OpenLinkAccount = (service: AuthService) => LinkAccount
