import type { Session } from '@supabase/supabase-js'
import type { AuthClient } from './auth-client.client.ts'
import { captchaOption } from './captcha-option.ts'
import { isSession } from './session.ts'
import { troubleOf } from './trouble.ts'

export interface Credentials {
  email: string
  password: string
  /** Proof for this attempt only, on a site with a captcha. */
  captchaToken?: string | undefined
}

/**
 * - `accepted`: the service has opened a session.
 * - `refused`: the service has refused the credentials.
 * - `limited`: the service takes no more attempts for now, whatever the credentials.
 * - `unexpected`: no verdict, a refused captcha, or an answer without a session. A visitor who is offline must not read
 *   that the password is wrong.
 */
export type SignInAnswer = { kind: 'accepted'; session: Session } | { kind: 'refused' | 'limited' | 'unexpected' }

/** Signs in. Never rejects: the client library returns most errors, but throws on an answer that is no object. */
export async function signInWithPassword(
  client: AuthClient,
  { captchaToken, ...credentials }: Credentials,
): Promise<SignInAnswer> {
  try {
    const { data, error } = await client.signInWithPassword({ ...credentials, options: captchaOption(captchaToken) })
    const { session } = data
    if (error === null) return isSession(session) ? { kind: 'accepted', session } : { kind: 'unexpected' }
    const trouble = troubleOf(error)
    if (trouble === 'limited') return { kind: 'limited' }
    return { kind: trouble === undefined && error.code !== 'captcha_failed' ? 'refused' : 'unexpected' }
  } catch {
    return { kind: 'unexpected' }
  }
}
