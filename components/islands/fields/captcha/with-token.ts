import type { RefObject } from 'react'
import type { Captcha } from './captcha.ts'

/**
 * One attempt of a form, with a token of its own where the form has a captcha. A token serves once, so it is renewed
 * afterwards, however the attempt ended.
 * @param inVain the outcome where no token can be had; the attempt is then not made
 */
export function withToken<T>(
  captcha: RefObject<Captcha | null>,
  attempt: (captchaToken?: string) => Promise<T>,
  inVain: T,
): Promise<T> {
  const asked = import.meta.env.HAS_CAPTCHA ? captcha.current : null
  return asked ? attemptWith(asked, attempt, inVain) : attempt()
}

async function attemptWith<T>(captcha: Captcha, attempt: (captchaToken: string) => Promise<T>, inVain: T): Promise<T> {
  const token = await captcha.token()
  if (token === null) return inVain
  try {
    return await attempt(token)
  } finally {
    captcha.renew()
  }
}
