/** As the client library takes it, and sends it: `gotrue_meta_security.captcha_token`. */
export function captchaOption(captchaToken: string | undefined): { captchaToken?: string } {
  return captchaToken === undefined ? {} : { captchaToken }
}
