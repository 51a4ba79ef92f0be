import { z } from 'zod'

/** What a text calls a source: the title of a law or a work, and a short name where texts use one. */
interface Titled {
  title: string
  /** Its day, as '2025-09-23'. Needed where an article of the same year cites it. */
  published?: string | undefined
  /** Language of a title that is not English; in lists, of one that is not in the language of the page. */
  lang?: 'de' | 'en' | 'fr' | undefined
  /** Short name by which texts cite it, if neither an author's surname nor a number: 'PIPEDA', 'POLYMOD'. */
  name?: string | undefined
  /** What French texts call it. `null` for a law without an official French title. */
  french?: FrenchTitle | null | undefined
}

/** Identifiers of a source. A source has at least one of the three. A DOI is without the address of its resolver (ISO 26324). */
type Locator =
  | { doi: string; number?: string | undefined; url?: undefined }
  | { url: string; number?: string | undefined; doi?: undefined }
  | { number: string; url?: undefined; doi?: undefined }

/** Who answers for a work: people as 'Surname, I.', in the order of the work, or one body. */
type Author =
  /** `others` counts the authors after those listed. */
  | { authors: readonly [string, ...string[]]; others?: number | undefined; issuer?: undefined }
  | { issuer: string; authors?: undefined }

/** A law, a regulation or the decision of a court. `number` is its citation: 'S.C. 2000, c. 5'. */
type Law = Titled & { kind: 'law'; number: string; url?: string | undefined } & {
  [Field in 'doi' | 'authors' | 'issuer' | 'year' | 'venue']?: undefined
}

type Work = Titled &
  Author &
  Locator & {
    kind: 'article' | 'book' | 'news' | 'report' | 'standard'
    /** Omitted where no public copy states it. */
    year?: number | undefined
    /** Journal with volume and pages, publisher, or the day of a newspaper. */
    venue?: string | undefined
  }

/** A work, law or standard that the site cites. docs/sources.md explains how to add one. */
export type Source = Law | Work

const text = z.string().min(1)
const address = z.string().startsWith('https://', 'begin it with https://')

const frenchTitle = z.strictObject({
  title: text,
  /** Short name by which texts cite it. */
  name: text.optional(),
  /** Citation, as French legal texts write it. */
  number: text.optional(),
  issuer: text.optional(),
  /** Address of the French text. */
  url: address.optional(),
})

/** Title of a source in French, where its publisher has one. */
export type FrenchTitle = z.infer<typeof frenchTitle>

const fields = z.strictObject({
  kind: z.enum(['article', 'book', 'law', 'news', 'report', 'standard']),
  title: text,
  published: z.iso.date().optional(),
  lang: z.enum(['de', 'en', 'fr']).optional(),
  name: text.optional(),
  authors: z.tuple([text], text).readonly().optional(),
  others: z.int().positive().optional(),
  issuer: text.optional(),
  year: z.int().optional(),
  venue: text.optional(),
  doi: z
    .string()
    .regex(/^10\.\d+\/./, 'begin it with 10. and the number of its registrant')
    .optional(),
  number: text.optional(),
  url: address.optional(),
  french: frenchTitle.nullable().optional(),
})

/** Checks an entry of the files beside this one. */
export const sourceSchema = fields
  .refine((entry) => entry.kind !== 'law' || entry.french !== undefined, {
    path: ['french'],
    error: 'add the official French title of the law, or null for a law without one',
  })
  .refine(
    isSource,
    'give a law a number, and no DOI, author, issuer, year or venue; give a work authors or an issuer, and a number, a DOI or an address',
  )

function isSource(entry: z.infer<typeof fields>): entry is Source {
  const { kind, authors, others, issuer, year, venue, doi, number, url } = entry
  const isGiven = (field: unknown) => field !== undefined
  if (kind === 'law') return isGiven(number) && ![doi, authors, others, issuer, year, venue].some(isGiven)
  if (isGiven(authors) === isGiven(issuer) || (isGiven(others) && isGiven(issuer))) return false
  return [doi, number, url].some(isGiven) && !(isGiven(doi) && isGiven(url))
}

/** The day of a source, or its year alone. The year of a law is in its citation. */
export const publicationOf = ({ published, year, number }: Source): string | undefined =>
  published ?? year?.toString() ?? /\b(?:1[89]|20)\d\d\b/.exec(number ?? '')?.[0]
