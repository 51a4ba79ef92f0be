import type {
  Book,
  CreativeWork,
  Legislation,
  NewsArticle,
  Organization,
  Person,
  Report,
  ScholarlyArticle,
} from 'schema-dts'
import { type PageMetadata, sourcesIn } from '#content/schema/metadata.ts'
import type { Source } from '#content/sources/source.ts'
import { addressOfDoi } from '#content/sources/sources.ts'
import { originalAddress } from '#server/document/languages/page-address.ts'

type Citation = ScholarlyArticle | Book | NewsArticle | Report | Legislation | CreativeWork

/**
 * What a page cites, in the order of its visible list; for a translation the node of its original, which cites the same.
 * Nothing for a page that cites nothing.
 * @param node the fragment of the citing node's `@id`
 */
export function citation(
  metadata: PageMetadata & { path: string },
  node: string,
): { citation?: Citation[]; translationOfWork?: { '@id': string } } {
  const sources = sourcesIn(metadata)
  if (sources.length === 0) return {}
  const original = originalAddress(metadata.path)
  return original === undefined
    ? { citation: sources.map(work) }
    : { translationOfWork: { '@id': `${original}#${node}` } }
}

/** A source by its title, authors, year, and address or number. */
function work(source: Source): Citation {
  const described = { name: source.title, ...authorsOf(source), ...yearOf(source), ...placeOf(source) }
  switch (source.kind) {
    case 'article':
      return { '@type': 'ScholarlyArticle', ...described }
    case 'book':
      return { '@type': 'Book', ...described }
    case 'news':
      return { '@type': 'NewsArticle', ...described }
    case 'report':
      return { '@type': 'Report', ...described }
    case 'law':
      return { '@type': 'Legislation', ...described }
    case 'standard':
      return { '@type': 'CreativeWork', ...described }
  }
}

const yearOf = ({ year }: Source): { datePublished?: string } =>
  year === undefined ? {} : { datePublished: String(year) }

function placeOf(source: Source): { url: string } | { identifier: string } {
  if (source.doi !== undefined) return { url: addressOfDoi(source.doi) }
  return source.url === undefined ? { identifier: source.number } : { url: source.url }
}

/** The people named in the list, or the body that answers for the work. A law has neither. */
function authorsOf({ authors, issuer }: Source): { author?: (Person | Organization)[] } {
  if (authors !== undefined) return { author: authors.map((name) => ({ '@type': 'Person', name })) }
  return issuer === undefined ? {} : { author: [{ '@type': 'Organization', name: issuer }] }
}
