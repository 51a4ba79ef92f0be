import { createPassingClient } from '#auth/service/auth-client.client.ts'
import { captchaOption } from '#auth/service/captcha-option.ts'
import { troubleOf } from '#auth/service/trouble.ts'
import type { AuthService } from '#auth/session/access.ts'
import type { RecoverOutcome } from './state.ts'

/**
 * Asks the service to send the message of a forgotten password. Its limit on messages (not on requests) concerns
 * accounts that exist, and no other, so that whoever meets it is told the same as everybody.
 */
export async function askForMessage(
  service: AuthService,
  email: string,
  captchaToken?: string,
): Promise<RecoverOutcome> {
  try {
    const { error } = await createPassingClient(service).resetPasswordForEmail(email, captchaOption(captchaToken))
    if (error === null || error.code === 'over_email_send_rate_limit') return 'asked'
    return troubleOf(error) ?? (error.code === 'captcha_failed' ? 'unreachable' : 'refused')
  } catch {
    return 'unreachable'
  }
}
