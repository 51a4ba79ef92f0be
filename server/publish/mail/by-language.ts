import { frenchAddresses } from '#content/addresses.ts'
import type { LanguageName } from '#content/languages/languages.ts'

/** A text, and what it is in French. */
type InBoth = Readonly<Record<LanguageName, string>>

/** Writes a text in the language of the message's reader, as a choice in Go's templates. */
export type Choose = (text: InBoth) => string

/** The French sign-in page, to which whoever asks for French has the service redirect. */
const frenchSignIn = `(print .SiteURL "${frenchAddresses['/login']}")`

/**
 * The language of the account, as `npm run client -- add` notes it in its user metadata. Printed first, because `eq` fails at what is
 * no text, and a client may write anything into these: a message must not fail to go out for it.
 */
const accountLanguage = '(print .Data.language)'

const eitherLanguage =
  (isFrench: string): Choose =>
  ({ en, fr }) =>
    `{{ if ${isFrench} }}${fr}{{ else }}${en}{{ end }}`

/**
 * The language of the page on which the message was asked for. The redirect chooses, and no more: no link leads where it
 * says, because whoever asks can name any address of the site.
 */
export const byRedirect: Choose = eitherLanguage(`eq .RedirectTo ${frenchSignIn}`)

/**
 * The language of the account. Where it has none, both texts, or English.
 * @param between what stands between the two; without it, there is room for one
 */
export const byAccount = (between?: string): Choose => {
  const french = eitherLanguage(`eq ${accountLanguage} "fr"`)
  if (between === undefined) return french
  return ({ en, fr }) => french({ en: `${en}{{ if ne ${accountLanguage} "en" }}${between}${fr}{{ end }}`, fr })
}

/** The same for one account, whose language is known: what the local host sends in the place of the service. */
export const inLanguage =
  (language: unknown): typeof byAccount =>
  (between) =>
  ({ en, fr }) => {
    if (language === 'fr') return fr
    return language === 'en' || between === undefined ? en : `${en}${between}${fr}`
  }
