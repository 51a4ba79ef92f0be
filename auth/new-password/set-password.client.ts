import { type AuthError, isAuthWeakPasswordError, type Session } from '@supabase/supabase-js'
import type { AuthClient } from '#auth/service/auth-client.client.ts'
import { failureOf, temporaryFailureOf } from '#auth/service/failure.ts'
import { initialPasswordMark } from '#auth/service/proof.ts'
import { isSession } from '#auth/service/session.ts'
import type { PasswordRefusal, SetOutcome } from './new-password.ts'

/**
 * Sets passwords for the session of an auth client, and remembers passwords that the service may have set although its answer was lost.
 */
export function passwordSetter(client: AuthClient) {
  // A password may have been set although the answer was lost. The service then refuses it as the current one.
  let unanswered: string | undefined

  /**
   * Never rejects and never hangs.
   * @param current the current password, which the service requires unless a link has opened the session
   */
  return async function setPassword(password: string, current?: string): Promise<SetOutcome> {
    const outcome = await attempt(client, password, current)
    if (outcome.kind === 'unreachable') unanswered = password
    if (password !== unanswered || outcome.kind !== 'refused') return outcome
    if (outcome.refusal === 'same') return renewed(client)
    if (outcome.refusal !== 'current') return outcome
    // The service checks the current password first: if the lost request has set the new one, the current one is wrong.
    const again = await attempt(client, password, password)
    return again.kind === 'refused' && again.refusal === 'same' ? renewed(client) : outcome
  }
}

async function attempt(client: AuthClient, password: string, current: string | undefined): Promise<SetOutcome> {
  try {
    // Asks the service, which may refuse the token: the auth client renews it for any request but the change itself.
    const { data, error: refused } = await client.getUser()
    if (refused !== null) return refusalOf(refused)
    const mark = initialPasswordMark(data.user)
    const { error } = await client.updateUser({
      password,
      ...(current === undefined ? {} : { current_password: current }),
      ...(mark === undefined ? {} : { data: mark }),
    })
    if (error !== null) return refusalOf(error)
    return outcomeOf((await client.getSession()).data.session)
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Refreshes the session, which does not reflect a password that was set although the answer was lost. */
async function renewed(client: AuthClient): Promise<SetOutcome> {
  const { data, error } = await client.refreshSession()
  return error === null ? outcomeOf(data.session) : failureOf(error)
}

function outcomeOf(session: Session | null): SetOutcome {
  return isSession(session) ? { kind: 'set', session } : { kind: 'unreachable' }
}

/** The service refuses a new password with 422 and a wrong current one with 400; any other refusal concerns the session. */
function refusalOf(error: AuthError): SetOutcome {
  const failure = temporaryFailureOf(error)
  if (failure !== undefined) return { kind: failure }
  if (isAuthWeakPasswordError(error)) return { kind: 'refused', refusal: weakness(error.reasons) }
  if (error.code === 'insufficient_aal') return { kind: 'codeNeeded' }
  if (error.code === 'same_password') return { kind: 'refused', refusal: 'same' }
  if (error.code?.startsWith('current_password')) return { kind: 'refused', refusal: 'current' }
  if (error.code?.startsWith('reauthentication')) return { kind: 'ended' }
  if (error.status === 422 || error.code === 'validation_failed') return { kind: 'refused', refusal: 'refused' }
  return { kind: 'ended' }
}

function weakness(reasons: readonly string[]): PasswordRefusal {
  if (reasons.includes('pwned')) return 'leaked'
  return reasons.includes('characters') ? 'simple' : 'weak'
}
