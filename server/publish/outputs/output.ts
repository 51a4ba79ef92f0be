/*
 * An output is a file of the site that is made from all of its pages: the sitemap, a feed, llms.txt. The build
 * (write-outputs.ts) writes each.
 */

import type { PublicMetadata } from '#server/document/structured-data.ts'
import type { IndexedPage, WrittenPage } from '#server/publish/page.ts'

/** An indexed page after its document is written. */
type WrittenIndexedPage = WrittenPage & { metadata: PublicMetadata }

/** Input of the outputs of the whole site. */
export interface Publication {
  /** The indexed pages of all languages, in the order of their addresses. */
  pages: readonly WrittenIndexedPage[]
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
  text: Content
}

/** A function from the publication to all files of one kind of output. */
export type Output<Of extends Publication = Publication> = (publication: Of) => Iterable<PublishedFile>

/** An output that exists once per language. */
export type LanguageOutput = Output<LanguagePublication>
