import { publications } from '#content/en/publications.ts'
import { site } from '#content/site.ts'
import type { Publication } from '#server/publish/publication.ts'

/** An article as every feed gives it. */
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

export const feedTitle = publications.feed.title
export const feedDescription = publications.feed.description
export const feedHome = `${site.url}/blog`
export const feedStylesheet = '/feed.css'

/**
 * The articles, newest first, with their words as the built pages have them.
 * @throws {Error} when an article has no page.
 */
export function feedEntries({ articles, graph }: Publication): readonly FeedEntry[] {
  const pages = new Map(graph.map((page) => [page.path, page]))
  const host = new URL(site.url).hostname
  return articles.map((article) => {
    const page = pages.get(`blog/${article.slug}`)
    if (page?.article === undefined)
      throw new Error(`No built page holds the article content/en/blog/${article.id}.md.`)
    return {
      id: `tag:${host},${article.isoDate.slice(0, 10)}:${article.id}`,
      url: page.canonical,
      title: article.title,
      summary: article.description,
      content: page.article,
      published: article.isoDate,
      modified: article.modified?.isoDate ?? article.isoDate,
      author: article.author,
      topics: article.topics,
    }
  })
}

/** The date of the newest change, or of the build where there is no article. */
export const feedDate = (entries: readonly FeedEntry[], buildDate: Date): string =>
  entries
    .map(({ modified }) => modified)
    .sort()
    .at(-1) ?? buildDate.toISOString()
