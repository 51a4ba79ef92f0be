import type { RefObject } from 'react'
import type { Captcha } from './captcha.ts'

/**
 * Runs one attempt to send a form, with a captcha token of its own if the form has a captcha. The token works once, and
 * is renewed after the attempt, whatever its outcome.
 * @param withoutToken the outcome when there is no token; the attempt is then not made
 */
export function withToken<T>(
  captcha: RefObject<Captcha | null>,
  attempt: (captchaToken?: string) => Promise<T>,
  withoutToken: T,
): Promise<T> {
  const handle = import.meta.env.HAS_CAPTCHA ? captcha.current : null
  return handle ? attemptWith(handle, attempt, withoutToken) : attempt()
}

async function attemptWith<T>(
  captcha: Captcha,
  attempt: (captchaToken: string) => Promise<T>,
  withoutToken: T,
): Promise<T> {
  const token = await captcha.token()
  if (token === null) return withoutToken
  try {
    return await attempt(token)
  } finally {
    captcha.renew()
  }
}
