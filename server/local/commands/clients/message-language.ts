import type { LanguageName } from '#content/languages/languages.ts'
import { usualLanguage } from '#server/local/auth/accounts.ts'
import { oneLine } from '#server/terminal.ts'

/**
 * The language of a client's messages.
 * @param given after `--language`; `en` or `fr`
 * @throws {Error} for another one
 */
export function messageLanguage(given: string | undefined): LanguageName {
  if (given === undefined) return usualLanguage
  if (given !== 'en' && given !== 'fr') throw new Error(`--language is "${oneLine(given)}": write en or fr.`)
  return given
}
