import { inOrder } from '#content/in-order.ts'
import { type ArticlePage, type IndexedPage, isArticle } from '#server/publish/page.ts'

/** Number of articles in the feed. The full text of more would be megabytes that every feed reader fetches each hour. */
const feedLength = 50

/** The newest articles of a site, newest first, and those of one day in the order of the blog: by their English addresses. */
export const newestArticles = (pages: readonly IndexedPage[]): readonly ArticlePage[] =>
  pages
    .filter(isArticle)
    .sort((a, b) => inOrder(b.metadata.published, a.metadata.published) || inOrder(a.name, b.name))
    .slice(0, feedLength)
