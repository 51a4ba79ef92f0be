import { isIndexed, type PublicMetadata } from '#server/document/page-nodes.ts'
import type { ArticlePage, PublicPage, WrittenPage } from './page.ts'

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
