import { isIndexed } from '#server/document/page-nodes.ts'
import type { ArticlePage, Page, PublicPage } from './page.ts'

/** The indexed pages of a site, in the order of their addresses. */
export const publicPages = (pages: readonly Page[]): PublicPage[] =>
  pages.filter(isPublic).sort((a, b) => (a.path < b.path ? -1 : 1))

/** Paths of the pages of a client's session, without leading slashes. */
export const privatePaths = (pages: readonly Page[]): string[] =>
  pages.filter(({ isPrivate }) => isPrivate).map(({ path }) => path)

/** Whether a page is that of an article. */
export const isArticle = (page: PublicPage): page is ArticlePage => page.metadata.kind === 'article'

const isPublic = (page: Page): page is PublicPage => isIndexed(page.metadata)
