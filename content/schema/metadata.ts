import type { Source } from '#content/sources/source.ts'

/**
 * Metadata of a page for search engines, social previews and answer engines. `path` is '' for home (specification, section
 * 9).
 */
interface Described {
  path: string
  title: string
  description: string
  /** What the page cites, in the order of its list. Omitted by pages that cite nothing. */
  sources?: readonly Source[]
}

/** A named thing with an address: one row of an item list. */
interface ListedItem {
  name: string
  description: string
  path: string
}

/** A question that the page asks in a heading, and the answer below it. */
interface Question {
  question: string
  answer: string
}

/** A dataset that a page describes, for schema.org. */
interface DescribedDataset {
  name: string
  description: string
  keywords: readonly string[]
  version: string
  /** Day of the version, ISO 8601. */
  published: string
  /** Address of the licence. */
  licence: string
  /** Files; `file` is the path below the site, `format` the media type. */
  downloads: readonly { name: string; file: string; format: string }[]
}

/** One kind for each shape of head. Private pages and not-found pages are not indexed; not-found pages have no path. */
export type PageMetadata =
  | (Described & { kind: 'home' })
  | (Described & {
      kind: 'page'
      /** A schema.org type more exact than WebPage. */
      type?: 'AboutPage' | 'CollectionPage' | 'ContactPage'
      /** What the page is called as a place, where its title says more. */
      name?: string
    })
  | (Described & { kind: 'questions'; questions: readonly Question[] })
  | (Described & { kind: 'private' })
  | (Described & { kind: 'dataset'; dataset: DescribedDataset })
  | (Described & { kind: 'service'; service: { name: string; description: string } })
  | (Described & { kind: 'itemList'; list: { name: string; description: string; items: readonly ListedItem[] } })
  | (Described & {
      kind: 'article'
      /** Name of the article's file, without its extension: stays the same when its address changes. */
      id: string
      /** The sentence that opens the article, as plain text. */
      lead: string
      /** ISO 8601 with zone, at 12:00 UTC. */
      published: string
      modified: string
      author: string
      topics: readonly string[]
      wordCount: number
    })
  | { kind: 'notFound'; title: string; description: string }

/** What a page cites. */
export const sourcesIn = (metadata: PageMetadata): readonly Source[] =>
  ('sources' in metadata && metadata.sources) || []
