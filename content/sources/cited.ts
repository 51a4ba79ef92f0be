/* The sources that a page cites, in the language and order of its list. */

import { language } from '#language'
import { typeset } from '#words/language/typography.ts'
import type { FrenchTitle, Source } from './source.ts'
import { type SourceKey, sourceEntries, sourceOf } from './sources.ts'

const isFrench = language.tag === 'fr-CA'

/**
 * The sources that have the given keys, with their titles in the language of the build, sorted as a list of sources is: by
 * author or issuer, laws by title, then by year.
 */
export function sourcesOf(keys: readonly SourceKey[]): readonly Source[] {
  return keys
    .flatMap((key) => {
      const source = sourceOf(key)
      return source ? [localizedSource(source, isFrench ? source.french : undefined)] : []
    })
    .sort((a, b) => alphabet.compare(placeOf(a), placeOf(b)))
}

/** A source with its title in the language of the build. Without one it keeps its own title, and `lang` says in which language. */
export function localizedSource(source: Source, localized: FrenchTitle | null | undefined): Source {
  const [spoken] = language.tag.split('-')
  if (localized) return { ...source, ...typeset(localized), lang: undefined } as Source
  const lang = source.lang ?? 'en'
  return { ...source, lang: lang === spoken ? undefined : lang }
}

const languagesOfTitles = new Map(
  sourceEntries.map(([, source]) => [source.title, localizedSource(source, undefined).lang]),
)

/** The language of the title of a source (BCP 47). Undefined for one in the language of the build, and for other texts. */
export const languageOfTitle = (title: string): string | undefined => languagesOfTitles.get(title)

// The order must not depend on the language of the machine.
const alphabet = new Intl.Collator(language.tag)

function placeOf(source: Source): string {
  if (source.kind === 'law') return source.title
  return `${source.authors?.join(' ') ?? source.issuer} ${source.year ?? ''} ${source.title}`
}
