import { language } from '#language'
import type { HttpsAddress, Source } from './source.ts'

/** What a source is called in the language of a build, where its body publishes it in that language. */
export interface OwnTitle {
  readonly title: string
  /** Short name by which texts cite it. */
  readonly name?: string
  /** Citation, as legal texts of the language write it. */
  readonly number?: string
  readonly issuer?: string
  /** Address of the text in the language. */
  readonly url?: HttpsAddress
}

export type OwnTitles = Readonly<Record<string, OwnTitle>>

/** A source as the words of a build name it. A title in another language than theirs says in which. */
export function inOwnLanguage(source: Source, own: OwnTitle | undefined): Source {
  const [spoken] = language.tag.split('-')
  if (own) return { ...source, ...own, lang: undefined } as Source
  const lang = source.lang ?? 'en'
  return { ...source, lang: lang === spoken ? undefined : lang }
}
