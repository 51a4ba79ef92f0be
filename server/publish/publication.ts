import type { Article } from '#content/article.ts'
import type { ContentGraph, PublishedPage } from '#server/publish/content-graph.ts'

/** All that the files beside the pages are made from. */
export interface Publication {
  graph: ContentGraph
  /** Newest first, without drafts. */
  articles: readonly Article[]
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
export type Output = (publication: Publication) => readonly PublishedFile[]
