import { publications } from '#content/en/publications.ts'
import { site } from '#content/facts/site.ts'
import type { ContentGraph, PublishedPage } from './content-graph.ts'
import type { Publication } from './publication.ts'

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

/** How many articles a feed holds: whole texts of more would be megabytes that every reader fetches each hour. */
export const feedLength = 50

/** The newest articles of a site, newest first. */
export const newestArticles = (graph: ContentGraph): readonly PublishedPage[] =>
  graph
    .filter(({ article }) => article !== undefined)
    .toSorted((a, b) => Date.parse(b.published ?? '') - Date.parse(a.published ?? ''))
    .slice(0, feedLength)

/**
 * The newest articles with their words, as the built pages have them.
 * @throws {Error} when a page is that of no file.
 */
export function feedEntries({ articleIds, graph }: Publication): readonly FeedEntry[] {
  const host = new URL(site.url).hostname
  return newestArticles(graph).flatMap(({ path, canonical, title, description, published = '', modified, article }) => {
    const id = articleIds.get(path.replace(/^blog\//, ''))
    if (id === undefined) throw new Error(`${path} is the page of no article in content/en/blog/.`)
    if (!article) return []
    return {
      id: `tag:${host},${published.slice(0, 10)}:${id}`,
      url: canonical,
      title,
      summary: description,
      content: article.words,
      published,
      modified: modified ?? published,
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
