import type { Book, CreativeWork, Legislation, NewsArticle, Report, ScholarlyArticle } from 'schema-dts'
import type { Source } from '#content/sources/source.ts'
import { addressOfDoi } from '#content/sources/sources.ts'

type Citation = ScholarlyArticle | Book | NewsArticle | Report | Legislation | CreativeWork

/** What a page cites, in the order of its visible list. Nothing for a page that cites nothing. */
export const citation = (sources: readonly Source[]): { citation?: Citation[] } =>
  sources.length === 0 ? {} : { citation: sources.map(work) }

/**
 * A source by its title, year, and address or number. Its authors stand in the visible list alone: with them, the longest
 * article would not fit into its first round trip.
 */
function work(source: Source): Citation {
  const described = { name: source.title, ...yearOf(source), ...placeOf(source) }
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
