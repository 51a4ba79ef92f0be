import type { Book, CreativeWork, Legislation, NewsArticle, Report, ScholarlyArticle } from 'schema-dts'
import type { Source } from '#content/sources/source.ts'
import { addressOf } from '#content/sources/sources.ts'

type Citation = ScholarlyArticle | Book | NewsArticle | Report | Legislation | CreativeWork

/** What a page cites, in the order of its visible list. Nothing for a page that cites nothing. */
export const citation = (sources: readonly Source[]): { citation?: Citation[] } =>
  sources.length === 0 ? {} : { citation: sources.map(work) }

/** A source by its title, and by its address or number. Authors stand in the visible list: they would not fit twice. */
function work(source: Source): Citation {
  const address = addressOf(source)
  const found = address === undefined ? { identifier: source.number ?? '' } : { url: address }
  const described = { name: source.title, ...found }
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
