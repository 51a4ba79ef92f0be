import type { PublicPage } from './page.ts'

/** All that the outputs are made of. */
export interface Publication {
  /** The indexed pages, in the order of their addresses. */
  pages: readonly PublicPage[]
  /** Paths of the pages of a client's session, without leading slashes. */
  privatePaths: readonly string[]
  buildDate: Date
}

/** A text file of the site that is no page. */
export interface PublishedFile {
  /** Path below the site's folder, with forward slashes. */
  file: string
  text: string
}

/** One kind of output: every file of it, from the publication alone. */
export type Output = (publication: Publication) => Iterable<PublishedFile>
