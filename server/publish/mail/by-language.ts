/* Puts a message into the language of its reader, by conditions in the templates that the auth service fills in. */

import { frenchAddresses } from '#content/addresses.ts'
import type { LanguageName } from '#content/languages/languages.ts'

/** A text in both languages. */
type InBoth = Readonly<Record<LanguageName, string>>

/** Writes a text in the language of the message's reader, as a condition in Go's template language. */
export type Choose = (text: InBoth) => string

/** The French sign-in page, which requests for French messages state as `redirect_to`. */
const frenchSignIn = `(print .SiteURL "${frenchAddresses['/login']}")`

/**
 * The language of the account, which `npm run client -- add` stores in its user metadata. Converted with `printf` first,
 * because clients can write any value there, and `eq` would fail on one that is not a string and so stop the message.
 */
const accountLanguage = '(print .Data.language)'

const eitherLanguage =
  (isFrench: string): Choose =>
  ({ en, fr }) =>
    `{{ if ${isFrench} }}${fr}{{ else }}${en}{{ end }}`

/**
 * The language of the page that requested the message. The redirect only selects the language; no link uses it, because the
 * sender of a request can state any address of the site.
 */
export const byRedirect: Choose = eitherLanguage(`eq .RedirectTo ${frenchSignIn}`)

/**
 * The language of the account. Without one, both texts, or English.
 * @param between separator of the two texts; without it, only English
 */
export const byAccount = (between?: string): Choose => {
  const french = eitherLanguage(`eq ${accountLanguage} "fr"`)
  if (between === undefined) return french
  return ({ en, fr }) => french({ en: `${en}{{ if ne ${accountLanguage} "en" }}${between}${fr}{{ end }}`, fr })
}

/** The same for an account whose language is known, for messages of the local host. */
export const inLanguage =
  (language: unknown): typeof byAccount =>
  (between) =>
  ({ en, fr }) => {
    if (language === 'fr') return fr
    return language === 'en' || between === undefined ? en : `${en}${between}${fr}`
  }
