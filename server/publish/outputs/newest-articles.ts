import { type ArticlePage, type IndexedPage, isArticle } from '#server/publish/page.ts'

/** Number of articles in the feed. The full text of more would be megabytes that every feed reader fetches each hour. */
const feedLength = 50

/** The newest articles of a site, newest first. */
export const newestArticles = (pages: readonly IndexedPage[]): readonly ArticlePage[] =>
  pages
    .filter(isArticle)
    .sort((a, b) => Date.parse(b.metadata.published) - Date.parse(a.metadata.published))
    .slice(0, feedLength)
