import { createEphemeralClient } from '#auth/service/auth-client.client.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import { isSession } from '#auth/service/session.ts'
import { troubleOf } from '#auth/service/trouble.ts'
import type { WholeLink } from './link.ts'
import type { RedeemOutcome } from './redeem.ts'

/** Uses a link. Its session stays in memory until a password is set. Never rejects and never hangs. */
export async function redeem(service: AuthService, { tokenHash, purpose }: WholeLink): Promise<RedeemOutcome> {
  try {
    const client = createEphemeralClient(service)
    const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type: purpose })
    if (error !== null) return { kind: troubleOf(error) ?? 'spent' }
    if (!isSession(data.session)) return { kind: 'unreachable' }
    return { kind: 'redeemed', pending: { kind: 'pending', client, session: data.session } }
  } catch {
    return { kind: 'unreachable' }
  }
}
