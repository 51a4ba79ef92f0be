/** The client library's option for a captcha token, which it sends as `gotrue_meta_security.captcha_token`. */
export function captchaOption(captchaToken: string | undefined): { captchaToken?: string } {
  return captchaToken === undefined ? {} : { captchaToken }
}
