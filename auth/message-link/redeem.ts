import type { PendingSignIn } from '#auth/service/pending-sign-in.ts'
import type { Trouble } from '#auth/service/trouble.ts'

/**
 * - `redeemed`: the link is used, and a password may be chosen.
 * - `spent`: the service does not accept the token, or no longer.
 */
export type RedeemOutcome = { kind: 'redeemed'; pending: PendingSignIn } | { kind: 'spent' } | { kind: Trouble }
