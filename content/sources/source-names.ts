/* How texts name a source: finds out whether a text names one, and which it names without listing it (docs/sources.md). */

import { oncePer } from '#content/once.ts'
import { language } from '#language'
import { localizedSource } from './cited.ts'
import { publicationOf, type Source } from './source.ts'
import { type SourceKey, sourceEntries, sourceOf } from './sources.ts'

/** A text as names are looked for in it: accents left off, because texts write Kalman and titles Kálmán. */
const unaccented = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').trim()

const surnameOf = ([first]: readonly [string, ...string[]]): string => unaccented(first.split(',')[0] ?? '')

/** What a text can call a source. An edition or the name of a publisher may be left off a number. */
function namesOf(source: Source): string[] {
  const { name, number, title, authors } = source
  const short = number
    ?.replace(/:\d{4}$/, '')
    .replace(/^(?:NIST|3GPP) /, '')
    .replace(/^(IEEE .+)-\d{4}$/, '$1')
    .replace(' CRTC', '')
  const named = authors === undefined ? [title] : [surnameOf(authors)]
  if (source.kind !== 'law' && source.issuer !== undefined) named.push(source.issuer)
  return [name, number, short, ...named].flatMap((one) => (one === undefined ? [] : unaccented(one)))
}

const holds = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text)

/** French says the country behind the name of a body. */
const withoutCountry = (name: string): string => name.replace(/^United States /, '')

/** A function that says whether a text names a source, in one of the ways of docs/sources.md. */
export function namedIn(text: string): (source: Source) => boolean {
  const words = unaccented(text)
  return (source) => namesOf(source).some((name) => holds(words, name) || holds(words, withoutCountry(name)))
}

/** How a text can name a source: 'González (2008)', 'GDPR'. */
export function exampleOf({ authors, year, name, number, title }: Source): string {
  if (authors) return `${authors[0].split(',')[0]}${year === undefined ? '' : ` (${year})`}`
  return name ?? number ?? title
}

const sectionOfLaw = /(?<!\p{L})(?:article|section)s?\s\d/iu

/** Whether a text names a source together with its year, or a law with one of its sections: 'Song (2010)', 'PIPEDA, section 5'. */
export const citesNamed = (text: string): boolean =>
  sourceEntries.some(([, source]) => {
    const year = publicationOf(source)?.slice(0, 4)
    const isPlaced = (year !== undefined && text.includes(year)) || (source.kind === 'law' && sectionOfLaw.test(text))
    return isPlaced && namedIn(text)(inOwnLanguage(source))
  })

/** How a text cites a source: the first author's surname and, a few words on, the year, as in 'Song and colleagues (2010)'. */
const citationOf = oncePer((source: Source): { surname: string; pattern: RegExp } | undefined => {
  if (source.kind === 'law' || source.kind === 'standard' || source.authors === undefined) return undefined
  const surname = surnameOf(source.authors)
  const others = source.authors.length > 1 ? String.raw`(?: et al\.|[ ,&]*(?:and |& )?[\p{L}'-]+){0,4}` : "(?:'s)?"
  const pattern = String.raw`(?<!\p{L})${RegExp.escape(surname)}${others},? \(?${source.year}`
  return { surname, pattern: new RegExp(pattern, 'u') }
})

/** Whether surname and year are the same: a text need not distinguish two works of one year. */
const isLike = (one: Source, other: Source): boolean =>
  one.year === other.year && one.authors?.[0].split(',')[0] === other.authors?.[0].split(',')[0]

/** A publication that a text cites. */
interface Citation {
  key: string
  source: Source
  /** Surname and year as the text has them, without accents. */
  words: string
}

/** The publications that an English text cites by surname and year, and that are not among those listed. */
export function unlisted(text: string, listed: readonly SourceKey[]): Citation[] {
  const words = unaccented(text)
  const known = listed.flatMap((key) => sourceOf(key) ?? [])
  return sourceEntries.flatMap(([key, source]) => {
    const citation = citationOf(source)
    // Finding the surname is faster than matching, and few texts have it.
    const found = citation && words.includes(citation.surname) ? citation.pattern.exec(words)?.[0] : undefined
    return found === undefined || known.some((one) => isLike(one, source)) ? [] : [{ key, source, words: found }]
  })
}

/**
 * Titles that have no French, with their language (BCP 47). Names of laws and judgments are proper names, which need no
 * mark (WCAG 3.1.2).
 */
export const foreignTitles: ReadonlyMap<string, string> = new Map(
  sourceEntries.flatMap(([, { kind, title, french, lang = 'en' }]) =>
    kind === 'law' || french || lang === 'fr' ? [] : [[title, lang]],
  ),
)

/** A source as French names it. */
export const inFrench = (source: Source): Source => localizedSource(source, source.french)

/** A source as the language of the build names it. */
export const inOwnLanguage = (source: Source): Source => (language.prefix === '' ? source : inFrench(source))
