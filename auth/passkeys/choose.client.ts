// Prompts for a passkey. A module of its own, because a page that offers passkeys in its email field loads it without the code
// that signs in.

import { type AuthService, captchaOption, createEphemeralClient } from '#auth/service/auth-client.client.ts'
import { askForPasskey, type CeremonyFailure, type PasskeyAnswer } from './ceremony.client.ts'

/** A passkey that the visitor has chosen, as the answer to a challenge of the service. */
export interface ChosenPasskey {
  challengeId: string
  credential: PasskeyAnswer
}

/** `noChallenge`: the service has given none. */
type Choice =
  | { kind: 'chosen'; chosen: ChosenPasskey }
  | { kind: 'noChallenge'; error: Error }
  | { kind: CeremonyFailure }

type Prompt = Parameters<typeof askForPasskey>[1] & {
  /** Proof for this attempt only, on a site with a captcha. */
  captchaToken?: string | undefined
}

/** Has the visitor choose a passkey. Rejects on an answer of the service that is not an object. */
export async function choosePasskey(service: AuthService, { captchaToken, ...prompt }: Prompt): Promise<Choice> {
  const { passkey } = createEphemeralClient(service)
  const { data, error } = await passkey.startAuthentication({ options: captchaOption(captchaToken) })
  if (error !== null) return { kind: 'noChallenge', error }
  const answer = await askForPasskey(data.options, prompt)
  if (answer.kind !== 'given') return answer
  return { kind: 'chosen', chosen: { challengeId: data.challenge_id, credential: answer.credential } }
}
