import type { PublicMetadata } from '#server/document/page-nodes.ts'
import type { PublicPage, WrittenPage } from './page.ts'

/** An indexed page after its document is written. */
export type IndexedPage = WrittenPage & { metadata: PublicMetadata }

/** What the outputs of the site as a whole are made of. */
export interface Publication {
  /** The indexed pages of all languages, in the order of their addresses. */
  pages: readonly IndexedPage[]
  /** Paths of the pages of a client's session, without leading slashes. */
  privatePaths: readonly string[]
  buildDate: Date
}

/** What the outputs of one language are made of: its pages, with their words. */
export interface LanguagePublication extends Publication {
  pages: readonly PublicPage[]
}

/** A text file of the site that is no page. */
export interface PublishedFile {
  /** Path below the site's folder, with forward slashes. */
  file: string
  text: string
}

/** One kind of output: every file of it, from the publication alone. */
export type Output<Of extends Publication = Publication> = (publication: Of) => Iterable<PublishedFile>

/** An output that each language has of its own. */
export type LanguageOutput = Output<LanguagePublication>
