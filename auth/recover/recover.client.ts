import { paths } from '#auth/paths.ts'
import { createEphemeralClient } from '#auth/service/auth-client.client.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import { captchaOption } from '#auth/service/captcha-option.ts'
import { troubleOf } from '#auth/service/trouble.ts'
import type { RecoverOutcome } from './state.ts'

/**
 * Requests a message for a forgotten password, in the language of this page: the service knows it by the address that it
 * is told to redirect to, although messages link to no redirect (server/publish/mail/). The service limits messages (as opposed to requests) for existing
 * accounts only, so that this refusal counts as `asked`: any other answer would reveal that the account exists.
 */
export async function askForMessage(
  service: AuthService,
  email: string,
  captchaToken?: string,
): Promise<RecoverOutcome> {
  try {
    const options = { redirectTo: `${window.location.origin}${paths.signIn}`, ...captchaOption(captchaToken) }
    const { error } = await createEphemeralClient(service).resetPasswordForEmail(email, options)
    if (error === null || error.code === 'over_email_send_rate_limit') return 'asked'
    return troubleOf(error) ?? (error.code === 'captcha_failed' ? 'unreachable' : 'refused')
  } catch {
    return 'unreachable'
  }
}
