/* Both ways to sign in with a passkey: by a prompt, or with one already chosen in the email field. */

import { type AuthService, createEphemeralClient, type PendingSignIn } from '#auth/service/auth-client.client.ts'
import { missingProof } from '#auth/service/proof.ts'
import { isSession } from '#auth/service/session.ts'
import type { Access } from '#auth/session/access.ts'
import { passkeySignIn as words } from '#words/account/passkeys.ts'
import { type ChosenPasskey, choosePasskey } from './choose.client.ts'
import { refusalOf } from './refusal.ts'

/**
 * - `none`: no passkey was chosen. `sentence` says so, and is no error.
 * - `failed`: `sentence` says why, and what to do.
 */
export type PasskeyOutcome = { kind: 'signedIn' } | { kind: 'none' | 'failed'; sentence: string } | PendingSignIn

/** Prompts for a passkey, and signs in with it. Never rejects. */
export async function promptAndSignIn(
  service: AuthService,
  access: Access,
  captchaToken?: string,
): Promise<PasskeyOutcome> {
  try {
    const choice = await choosePasskey(service, { captchaToken })
    if (choice.kind === 'chosen') return await signInWithPasskey(service, access, choice.chosen)
    if (choice.kind === 'cancelled') return { kind: 'none', sentence: words.none }
    return failed(choice.kind === 'noChallenge' ? refusalOf(choice.error) : choice.kind)
  } catch {
    return failed('unreachable')
  }
}

/** Opens a session with a chosen passkey, and stores it unless it lacks a proof. Never rejects. */
export async function signInWithPasskey(
  service: AuthService,
  access: Access,
  chosen: ChosenPasskey,
): Promise<PasskeyOutcome> {
  try {
    // Not the page's own auth client, which would store a session that lacks a proof.
    const client = createEphemeralClient(service)
    const { data, error } = await client.passkey.verifyAuthentication(chosen)
    if (error !== null) return failed(refusalOf(error))
    const { session } = data
    if (!isSession(session)) return failed('unexpected')
    if (missingProof(session) !== undefined) return { kind: 'pending', client, session }
    return (await access.adopt(session)) ? { kind: 'signedIn' } : failed('notKept')
  } catch {
    return failed('unreachable')
  }
}

const failed = (kind: keyof typeof words.failure): PasskeyOutcome => ({ kind: 'failed', sentence: words.failure[kind] })
