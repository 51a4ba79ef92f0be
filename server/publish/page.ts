import type { Language } from '#content/languages/language.ts'
import type { RenderedPage } from '#server/document/document.ts'
import { isIndexed, type PublicMetadata } from '#server/document/structured-data.ts'

/**
 * A page of the site as the publisher knows it: filled once, from what Vike and the page's `+data.ts` say, and read by
 * everything that is published beside the page. Nothing of it is read back out of HTML.
 */
export interface Page extends RenderedPage {
  /** Vike's name for the route, the same for all pages of one parameter: '/pages/blog/@slug'. */
  id: string
  /** The same for pages that differ in their words alone, such as articles. */
  kind: string
  /** Clean address without its leading slash: '' for home, 'services/gis', 'fr/a-propos', 'services/404' for a not-found page. */
  path: string
  /** The same of the English page: by it code names the page in every language. */
  name: string
  /** IETF tag of the language of its words. */
  language: Language['tag']
  /** Path below the site's folder, with forward slashes: 'services/gis.html'. */
  file: string
  /** A page of a client's session: in no index, no feed and no cache. */
  isPrivate: boolean
  /** CSS for the screen, inline: what the page's markup needs. */
  styles: string
  /** The stylesheet that only its scripts need, as a path below the site's folder. Undefined without a live form. */
  formStyles: string | undefined
  /** The stylesheet for media that few visits have, which all pages link, as a path below the site's folder. */
  printStyles: string
  /** Undefined for a page without an island, which loads no script. */
  scripts: PageScripts | undefined
}

/** Scripts of a page with an island, as paths below the site's folder. */
export interface PageScripts {
  /** The module that the page names; it loads the island. */
  entry: string
  /** The rest of what the page names in its head. For an island that waits for a touch, only what the entry imports. */
  preloaded: readonly string[]
  /** What the island asks for as soon as it is live: the auth client of sign-in, whose form is live without it. */
  deferred: readonly string[]
}

/** What is left of a page once its document is written: enough for what is published for all languages together. */
export type WrittenPage = Omit<Page, 'document' | 'main'>

/** A page that is indexed: what sitemap, feeds and cards are made of. */
export type PublicPage = Page & { metadata: PublicMetadata }

/** An article's page. */
export type ArticlePage = Page & { metadata: Extract<PublicMetadata, { kind: 'article' }> }

/** What `dist/pages.json` says of each page, for tools and tests. */
export type PageEntry = Pick<Page, 'id' | 'kind' | 'name' | 'path' | 'file' | 'language' | 'isPrivate' | 'scripts'>

/** An indexed page after its document is written. */
type IndexedPage = WrittenPage & { metadata: PublicMetadata }

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

/** The indexed pages of a site, in the order of their addresses. */
export const publicPages = <Kind extends WrittenPage>(pages: readonly Kind[]): (Kind & Public)[] =>
  pages.filter(isPublic).sort((a, b) => (a.path < b.path ? -1 : 1))

/** Paths of the pages of a client's session, without leading slashes. */
export const privatePaths = (pages: readonly WrittenPage[]): string[] =>
  pages.filter(({ isPrivate }) => isPrivate).map(({ path }) => path)

/** Whether a page is that of an article. */
export const isArticle = (page: PublicPage): page is ArticlePage => page.metadata.kind === 'article'

type Public = { metadata: PublicMetadata }

const isPublic = <Kind extends WrittenPage>(page: Kind): page is Kind & Public => isIndexed(page.metadata)

/** Articles in the feed. Whole texts of more would be megabytes that every feed reader fetches each hour. */
const feedLength = 50

/** The newest articles of a site, newest first. */
export const newestArticles = (pages: readonly PublicPage[]): readonly ArticlePage[] =>
  pages
    .filter(isArticle)
    .sort((a, b) => Date.parse(b.metadata.published) - Date.parse(a.metadata.published))
    .slice(0, feedLength)
