import { captchaWords } from '#content/en/captcha.ts'
import { settings } from './settings.ts'

/** What a form needs for its captcha, as props of an island; null where this build has none. */
export const captcha =
  settings.captchaSiteKey === null ? null : { siteKey: settings.captchaSiteKey, words: captchaWords }
