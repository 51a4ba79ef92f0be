import { type CaptchaWords, captchaWords } from '#content/en/captcha.ts'
import { settings } from '#content/settings.ts'

/** What a form needs for its captcha, as props of an island. */
export interface CaptchaSettings {
  /** Public key of the site at hCaptcha. */
  siteKey: string
  words: CaptchaWords
}

/** The captcha of this build, where there is one. */
export const captcha: CaptchaSettings | null =
  settings.captchaSiteKey === null ? null : { siteKey: settings.captchaSiteKey, words: captchaWords }
