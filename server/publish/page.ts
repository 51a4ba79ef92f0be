import type { Language } from '#content/languages/language.ts'
import type { RenderedPage } from '#server/document/document.ts'
import { isIndexed, type PublicMetadata } from '#server/document/structured-data.ts'
import type { PageReading } from './text/page-reading.ts'

/**
 * A rendered page of the build. It is filled once, from Vike's `pageContext` and the page's `+data.ts`; all other outputs
 * are generated from it, never from HTML.
 */
export interface Page extends RenderedPage, PageReading {
  /** Vike's name for the route, the same for all pages of one parameter: '/pages/blog/@slug'. */
  id: string
  /** The kind of page, the same for pages that differ only in their text, such as articles. */
  kind: string
  /** Clean address without its leading slash: '' for home, 'services/gis', 'fr/a-propos', 'services/404' for a not-found page. */
  path: string
  /** The path of the English page, by which code refers to the page in every language. */
  name: string
  /** IETF tag of the page's language. */
  language: Language['tag']
  /** Path below the site's folder, with forward slashes: 'services/gis.html'. */
  file: string
  /** A page of a client's session: in no index, no feed and no cache. */
  isPrivate: boolean
  /**
   * CSS for the screen, inline in the head: what the page and its scripts need or, with `laterStyles`, what its first section
   * needs. The rules that name files are in the last.
   */
  styles: readonly string[]
  /** CSS of the whole page, inline at an offset in its body, where its first section ends. */
  laterStyles: { readonly css: string; readonly offset: number } | undefined
  /** The stylesheet for print, forced colours and more contrast, which all pages link, as a path below the site's folder. */
  printStyles: string
  /** Undefined for a page without an island, which loads no script. */
  scripts: PageScripts | undefined
}

/** Scripts of a page with an island, as paths below the site's folder. */
export interface PageScripts {
  /** The module that the page names; it loads the island. */
  entry: string
  /** The other scripts in the page's head. For an island that waits for a touch, only the entry's imports. */
  preloaded: readonly string[]
  /**
   * Scripts that the island requests once it is hydrated: the auth client of sign-in, without which the form already works.
   */
  deferred: readonly string[]
}

/** The part of a page that outputs of the whole site need after its document is written. */
export type WrittenPage = Omit<Page, 'document' | 'main'>

/** An indexed page: the input of sitemap, feeds and social cards. */
export type IndexedPage<Kind extends WrittenPage = Page> = Kind & { metadata: PublicMetadata }

/** An article's page. */
export type ArticlePage = Page & { metadata: Extract<PublicMetadata, { kind: 'article' }> }

/** Entry of a page in `dist/pages.json`, for tools and tests. */
export type PageEntry = Pick<Page, 'id' | 'kind' | 'name' | 'path' | 'file' | 'language' | 'isPrivate' | 'scripts'>

/** The indexed pages of a site, in the order of their addresses. */
export const indexedPages = <Kind extends WrittenPage>(pages: readonly Kind[]): IndexedPage<Kind>[] =>
  pages.filter(isOfIndex).sort((a, b) => (a.path < b.path ? -1 : 1))

/** Paths of the pages of a client's session, without leading slashes. */
export const privatePaths = (pages: readonly WrittenPage[]): string[] =>
  pages.filter(({ isPrivate }) => isPrivate).map(({ path }) => path)

/** Whether a page is that of an article. */
export const isArticle = (page: IndexedPage): page is ArticlePage => page.metadata.kind === 'article'

const isOfIndex = <Kind extends WrittenPage>(page: Kind): page is IndexedPage<Kind> => isIndexed(page.metadata)
