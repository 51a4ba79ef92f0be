/** What a text calls a source: the title of a law or a work, and a short name where texts use one. */
interface Titled {
  title: string
  /** Its day, as '2025-09-23'. Needed where an article of the same year cites it. */
  published?: `${number}-${number}-${number}`
  /** Language of a title that is not English; in lists, of one that is not in the language of the page. */
  lang?: 'de' | 'en' | 'fr' | undefined
  /** Short name by which texts cite it, if neither an author's surname nor a number: 'PIPEDA', 'POLYMOD'. */
  name?: string
}

/** A DOI, without the address of its resolver (ISO 26324). */
export type Doi = `10.${number}/${string}`

export type HttpsAddress = `https://${string}`

/** Identifiers of a source. A source has at least one of the three. */
type Locator =
  | { doi: Doi; number?: string; url?: never }
  | { url: HttpsAddress; number?: string; doi?: never }
  | { number: string; url?: never; doi?: never }

/** Who answers for a work: people as 'Surname, I.', in the order of the work, or one body. */
type Author =
  /** `others` counts the authors after those listed. */
  { authors: readonly [string, ...string[]]; others?: number; issuer?: never } | { issuer: string; authors?: never }

/** A law, a regulation or the decision of a court. `number` is its citation: 'S.C. 2000, c. 5'. */
type Law = Titled & { kind: 'law'; number: string; url?: HttpsAddress } & {
  [Field in 'doi' | 'authors' | 'issuer' | 'year' | 'venue']?: never
}

type Work = Titled &
  Author &
  Locator & {
    kind: 'article' | 'book' | 'news' | 'report' | 'standard'
    /** Omitted where no public copy states it. */
    year?: number
    /** Journal with volume and pages, publisher, or the day of a newspaper. */
    venue?: string
  }

/** A work, law or standard that the site cites. docs/sources.md explains how to add one. */
export type Source = Law | Work
