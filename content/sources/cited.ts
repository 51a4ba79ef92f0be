import { language } from '#language'
import { frenchTitles } from './french-titles.ts'
import { type LocalizedTitles, localizedSource } from './localized-title.ts'
import type { Source } from './source.ts'
import { type SourceKey, sourceCollections, sourceOf } from './sources.ts'

const localizedTitles: LocalizedTitles = language.tag === 'fr-CA' ? frenchTitles : {}

/**
 * The sources that have the given keys, with their titles in the language of the build, sorted as a list of sources is: by
 * author or issuer, laws by title, then by year.
 */
export function sourcesOf(keys: readonly SourceKey[]): readonly Source[] {
  return keys
    .flatMap((key) => {
      const source = sourceOf(key)
      return source ? [localizedSource(source, localizedTitles[key])] : []
    })
    .sort((a, b) => alphabet.compare(placeOf(a), placeOf(b)))
}

const languagesOfTitles = new Map(
  sourceCollections.flatMap((collection) =>
    Object.values<Source>(collection).map((source) => [source.title, localizedSource(source, undefined).lang]),
  ),
)

/** The language of the title of a source (BCP 47). Undefined for one in the language of the build, and for other texts. */
export const languageOfTitle = (title: string): string | undefined => languagesOfTitles.get(title)

// The order must not depend on the language of the machine.
const alphabet = new Intl.Collator(language.tag)

function placeOf(source: Source): string {
  if (source.kind === 'law') return source.title
  return `${source.authors?.join(' ') ?? source.issuer} ${source.year ?? ''} ${source.title}`
}
