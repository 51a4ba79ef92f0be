import type { ContentGraph, PublishedPage } from './content-graph.ts'

/** All that the files beside the pages are made from. */
export interface Publication {
  graph: ContentGraph
  /** The file of each article without `.md`, by its slug. */
  articleIds: ReadonlyMap<string, string>
  buildDate: Date
  /** When a page's words last changed, in ISO 8601; undefined where neither the words nor the history say. */
  lastModified(page: PublishedPage): string | undefined
}

/** A file beside the pages. */
export interface PublishedFile {
  /** Path below the site's folder, with forward slashes. */
  file: string
  text: string
}

/** One kind of output: every file of it, from the publication alone. */
export type Output = (publication: Publication) => Iterable<PublishedFile>
