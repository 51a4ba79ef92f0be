/*
 * The types of the functions that make the files of the site that are not pages, such as the sitemap, a feed or a table, and of
 * these files.
 */

import type { IndexedPage, WrittenPage } from '#server/publish/page.ts'

/** Input of the outputs of the whole site. */
export interface Publication {
  /** The indexed pages of all languages, in the order of their addresses. */
  pages: readonly IndexedPage<WrittenPage>[]
  /** Paths of the pages of a client's session, without leading slashes. */
  privatePaths: readonly string[]
  buildDate: Date
}

/** Input of the outputs of one language: its pages, with their text. */
export interface LanguagePublication extends Publication {
  pages: readonly IndexedPage[]
}

/** A file of the site that is not a page. */
export interface PublishedFile<Content extends string | Buffer = string | Buffer> {
  /** Path below the site's folder, with forward slashes. */
  file: string
  content: Content
}

/** A function from the publication to all files of one kind of output. */
export type Output<Of extends Publication = Publication> = (publication: Of) => Iterable<PublishedFile>

/** An output that exists once per language. */
export type LanguageOutput = Output<LanguagePublication>
