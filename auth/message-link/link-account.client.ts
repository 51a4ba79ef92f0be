import { type AuthError, isAuthWeakPasswordError } from '@supabase/supabase-js'
import { type AuthClient, createEphemeralClient } from '#auth/service/auth-client.client.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import { isSession } from '#auth/service/session.ts'
import { troubleOf } from '#auth/service/trouble.ts'
import type { ChooseOutcome, LinkAccount, PasswordRefusal, RedeemOutcome } from './link-account.ts'

export function openLinkAccount(service: AuthService): LinkAccount {
  const client = createEphemeralClient(service)
  // A password whose answer was lost may have been set. The service then refuses it as the present one.
  let unanswered: string | undefined
  return {
    redeem: ({ tokenHash, purpose }) => redeem(client, tokenHash, purpose),
    async choose(password) {
      const outcome = await choose(client, password)
      if (outcome.kind === 'unreachable') unanswered = password
      const wasSet = outcome.kind === 'refused' && outcome.refusal === 'same' && password === unanswered
      return wasSet ? chosen(client) : outcome
    },
  }
}

async function redeem(client: AuthClient, token_hash: string, type: 'invite' | 'recovery'): Promise<RedeemOutcome> {
  try {
    const { data, error } = await client.verifyOtp({ token_hash, type })
    if (error !== null) return { kind: troubleOf(error) ?? 'spent' }
    if (!isSession(data.session)) return { kind: 'unreachable' }
    return { kind: 'redeemed', email: data.session.user.email ?? '' }
  } catch {
    return { kind: 'unreachable' }
  }
}

async function choose(client: AuthClient, password: string): Promise<ChooseOutcome> {
  try {
    const { error } = await client.updateUser({ password })
    return error === null ? await chosen(client) : refusalOf(error)
  } catch {
    return { kind: 'unreachable' }
  }
}

async function chosen(client: AuthClient): Promise<ChooseOutcome> {
  const { data } = await client.getSession()
  return isSession(data.session) ? { kind: 'chosen', session: data.session } : { kind: 'unreachable' }
}

/** The service refuses a password with 422; any other refusal concerns the session. */
function refusalOf(error: AuthError): ChooseOutcome {
  const trouble = troubleOf(error)
  if (trouble !== undefined) return { kind: trouble }
  if (isAuthWeakPasswordError(error)) return { kind: 'refused', refusal: weakness(error.reasons) }
  if (error.code === 'same_password') return { kind: 'refused', refusal: 'same' }
  if (error.status === 422 || error.code === 'validation_failed') return { kind: 'refused', refusal: 'refused' }
  return { kind: 'ended' }
}

function weakness(reasons: readonly string[]): PasswordRefusal {
  if (reasons.includes('pwned')) return 'leaked'
  return reasons.includes('characters') ? 'simple' : 'weak'
}
