import {
  type AuthService,
  captchaOption,
  createEphemeralClient,
  type PendingSignIn,
} from '#auth/service/auth-client.client.ts'
import { missingProof } from '#auth/service/proof.ts'
import { isSession } from '#auth/service/session.ts'
import type { Access } from '#auth/session/access.ts'
import { passkeySignIn as words } from '#words/account/passkeys.ts'
import { askForPasskey, type PasskeyAnswer } from './ceremony.client.ts'
import { refusalOf } from './refusal.ts'

/** A passkey that the visitor has chosen, with the challenge that it answers. */
export interface ChosenPasskey {
  challengeId: string
  credential: PasskeyAnswer
}

/**
 * - `cancelled`: the visitor has closed the prompt. Nothing is to be said.
 * - `failed`: `sentence` says why, and what to do.
 */
export type PasskeyOutcome =
  | { kind: 'signedIn' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; sentence: string }
  | PendingSignIn

type Choice = { kind: 'chosen'; chosen: ChosenPasskey } | { kind: keyof typeof words.failure | 'cancelled' }

type Prompt = Parameters<typeof askForPasskey>[1] & {
  /** Proof for this attempt only, on a site with a captcha. */
  captchaToken?: string | undefined
}

export type PasskeySignIn = ReturnType<typeof passkeySignIn>

/** Signs in with passkeys. No function rejects. */
export function passkeySignIn(service: AuthService) {
  // Not the page's own client, which would store a session that lacks a proof.
  const client = createEphemeralClient(service)

  /** Has the visitor choose a passkey. */
  async function choose({ captchaToken, ...prompt }: Prompt): Promise<Choice> {
    try {
      const { data, error } = await client.passkey.startAuthentication({ options: captchaOption(captchaToken) })
      if (error !== null) return { kind: refusalOf(error) }
      const answer = await askForPasskey(data.options, prompt)
      if (answer.kind !== 'given') return answer
      return { kind: 'chosen', chosen: { challengeId: data.challenge_id, credential: answer.credential } }
    } catch {
      return { kind: 'unreachable' }
    }
  }

  /** Opens a session with a chosen passkey, and stores it unless it lacks a proof. */
  async function open(access: Access, chosen: ChosenPasskey): Promise<PasskeyOutcome> {
    try {
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

  return {
    choose,
    open,
    /** Prompts for a passkey, and signs in with it. */
    async signIn(access: Access, prompt: Prompt): Promise<PasskeyOutcome> {
      const choice = await choose(prompt)
      if (choice.kind === 'chosen') return open(access, choice.chosen)
      return choice.kind === 'cancelled' ? { kind: 'cancelled' } : failed(choice.kind)
    },
  }
}

const failed = (kind: keyof typeof words.failure): PasskeyOutcome => ({ kind: 'failed', sentence: words.failure[kind] })
