import type { AuthClient } from '#auth/service/auth-client.client.ts'
import type { TemporaryFailure } from '#auth/service/failure.ts'
import { type CeremonyFailure, createPasskey } from './ceremony.client.ts'
import { type Passkey, passkeyOf } from './passkey.ts'
import { type PasskeyRefusal, refusalOf } from './refusal.ts'

type Registration = { kind: 'added'; passkey: Passkey } | { kind: RegistrationFailure }
export type RegistrationFailure = CeremonyFailure | PasskeyRefusal | TemporaryFailure

/** Has a device create a passkey for the account of a session. Never rejects. */
export async function registerPasskey(client: AuthClient): Promise<Registration> {
  try {
    const { data, error } = await client.passkey.startRegistration()
    if (error !== null) return { kind: refusalOf(error) }
    const answer = await createPasskey(data.options)
    if (answer.kind !== 'given') return answer
    const { credential } = answer
    const added = await client.passkey.verifyRegistration({ challengeId: data.challenge_id, credential })
    if (added.error !== null) return { kind: refusalOf(added.error) }
    return { kind: 'added', passkey: passkeyOf(added.data) }
  } catch {
    return { kind: 'unreachable' }
  }
}
