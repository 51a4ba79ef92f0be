import { language } from '#language'
import { frenchTitles } from './french-titles.ts'
import { inOwnLanguage, type OwnTitles } from './own-title.ts'
import type { Source } from './source.ts'
import { rooms, type SourceKey, sourceOf } from './sources.ts'

const ownTitles: OwnTitles = language.tag === 'fr-CA' ? frenchTitles : {}

/**
 * The sources of keys, named as the language of the build names them, in the order of a list: by author or body, laws by
 * title, then by year.
 */
export function sourcesOf(keys: readonly SourceKey[]): readonly Source[] {
  return keys
    .flatMap((key) => {
      const source = sourceOf(key)
      return source ? [inOwnLanguage(source, ownTitles[key])] : []
    })
    .sort((a, b) => alphabet.compare(placeOf(a), placeOf(b)))
}

const languagesOfTitles = new Map(
  rooms.flatMap((room) =>
    Object.values<Source>(room).map((source) => [source.title, inOwnLanguage(source, undefined).lang]),
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
