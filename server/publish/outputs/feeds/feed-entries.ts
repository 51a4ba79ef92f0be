import { site } from '#content/facts/site.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import type { ArticlePage, PublicPage } from '#server/publish/page.ts'
import type { LanguagePublication } from '#server/publish/publication.ts'
import { isArticle } from '#server/publish/select-pages.ts'
import { articleHtml } from '#server/publish/text/page-words.ts'

/** An article as the feed gives it. */
export interface FeedEntry {
  /** Stays the same when the product, and with it an address, is renamed (RFC 4151). */
  id: string
  url: string
  title: string
  summary: string
  /** The whole article as HTML, addresses absolute. */
  content: string
  published: string
  modified: string
  author: string
  topics: readonly string[]
}

/** The page that lists the articles. */
export const feedHome = (): string => canonicalAddress(site.url, 'blog')

/** Articles in the feed. Whole texts of more would be megabytes that every feed reader fetches each hour. */
const feedLength = 50

/** The newest articles of a site, newest first. */
export const newestArticles = (pages: readonly PublicPage[]): readonly ArticlePage[] =>
  pages
    .filter(isArticle)
    .sort((a, b) => Date.parse(b.metadata.published) - Date.parse(a.metadata.published))
    .slice(0, feedLength)

/** The newest articles with their words. */
export function feedEntries({ pages }: LanguagePublication): readonly FeedEntry[] {
  const host = new URL(site.url).hostname
  return newestArticles(pages).map((page) => {
    const { id, title, description, published, modified, author, topics } = page.metadata
    return {
      id: `tag:${host},${published.slice(0, 10)}:${id}`,
      url: canonicalAddress(site.url, page.path),
      title,
      summary: description,
      content: articleHtml(page),
      published,
      modified,
      author,
      topics,
    }
  })
}

/** The date of the newest change, or of the build when there is no article. */
export const feedDate = (entries: readonly FeedEntry[], buildDate: Date): string =>
  entries
    .map(({ modified }) => modified)
    .sort()
    .at(-1) ?? buildDate.toISOString()
