import { type AuthService, createEphemeralClient, type PendingSignIn } from '#auth/service/auth-client.client.ts'
import { isBarred, type TemporaryFailure, temporaryFailureOf } from '#auth/service/failure.ts'
import { isSession } from '#auth/service/session.ts'
import type { CompleteLink } from './link.ts'

/**
 * Uses the link of a message: an invitation or a new password. Its session stays in memory until a password is set. Never
 * rejects and never hangs.
 */
export async function redeem(service: AuthService, { tokenHash, purpose }: CompleteLink): Promise<RedeemOutcome> {
  try {
    const client = createEphemeralClient(service)
    const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type: purpose })
    if (error !== null) return { kind: temporaryFailureOf(error) ?? (isBarred(error) ? 'barred' : 'spent') }
    if (!isSession(data.session)) return { kind: 'unreachable' }
    return { kind: 'redeemed', pending: { kind: 'pending', client, session: data.session } }
  } catch {
    return { kind: 'unreachable' }
  }
}

/**
 * - `redeemed`: the link is used, and a password may be chosen.
 * - `spent`: the service does not accept the token, or no longer.
 */
type RedeemOutcome = { kind: 'redeemed'; pending: PendingSignIn } | { kind: 'spent' } | { kind: RedeemFailure }

/** `barred`: the service lets nobody sign in to the account. The link stays unused. */
export type RedeemFailure = 'barred' | TemporaryFailure
