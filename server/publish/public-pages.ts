import { isIndexed } from '#server/document/page-nodes.ts'
import type { ArticlePage, Page, PublicPage } from './page.ts'

/** The indexed pages of a site, in the order of their addresses. */
export const publicPages = (pages: readonly Page[]): PublicPage[] =>
  pages.filter(isPublic).sort((a, b) => (a.path < b.path ? -1 : 1))

/** Whether a page is that of an article. */
export const isArticle = (page: PublicPage): page is ArticlePage => page.metadata.kind === 'article'

const isPublic = (page: Page): page is PublicPage => isIndexed(page.metadata)
