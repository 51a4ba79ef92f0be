import { settings } from './settings.ts'

/** The captcha of a form in words of its language, as props of its island; null for a build without one. */
export const captchaWith = <Words>(words: Words) =>
  settings.captchaSiteKey === null ? null : { siteKey: settings.captchaSiteKey, words }
