import type { Credentials, SignInOutcome } from '#auth/session/access.ts'
import type { AuthClient } from './auth-client.client.ts'
import { captchaOption } from './captcha-option.ts'
import { isSession } from './session.ts'

/** Answers in the 400s that say nothing about the credentials: the request came too late, or too often. */
const notAboutCredentials: readonly number[] = [408, 429]

/**
 * Asks the service. The client library returns what went wrong, a lost network included, and throws on an answer
 * that is no object. Only an answer in the 400s speaks of the credentials: somebody who is offline must not be told
 * that the password is wrong.
 */
export async function signInWithPassword(
  client: AuthClient,
  { captchaToken, ...credentials }: Credentials,
): Promise<SignInOutcome> {
  try {
    const { data, error } = await client.signInWithPassword({ ...credentials, options: captchaOption(captchaToken) })
    if (error === null) return isSession(data.session) ? 'signedIn' : 'unexpected'
    const status = error.status ?? 0
    const refused = status >= 400 && status < 500 && !notAboutCredentials.includes(status)
    return refused && error.code !== 'captcha_failed' ? 'refused' : 'unexpected'
  } catch {
    return 'unexpected'
  }
}
