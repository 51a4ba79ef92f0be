import { language } from '#language'
import type { HttpsAddress, Source } from './source.ts'

/** Title of a source in the language of a build, where its publisher has one in that language. */
export interface LocalizedTitle {
  readonly title: string
  /** Short name by which texts cite it. */
  readonly name?: string
  /** Citation, as legal texts of the language write it. */
  readonly number?: string
  readonly issuer?: string
  /** Address of the text in the language. */
  readonly url?: HttpsAddress
}

export type LocalizedTitles = Readonly<Record<string, LocalizedTitle>>

/** A source with its title in the language of the build. Without one it keeps its own title, and `lang` says in which language. */
export function localizedSource(source: Source, localized: LocalizedTitle | undefined): Source {
  const [spoken] = language.tag.split('-')
  if (localized) return { ...source, ...localized, lang: undefined } as Source
  const lang = source.lang ?? 'en'
  return { ...source, lang: lang === spoken ? undefined : lang }
}
