import type { Article } from '#content/article.ts'

type Dated = Pick<Article, 'slug' | 'topics' | 'isoDate'>

/** An article to read next, and the topics for which it is named. */
export interface Related<Kind> {
  article: Kind
  shared: readonly string[]
}

/**
 * The articles that share topics with one, most shared topics first, then those nearest in time.
 * @param most how many at most. Fewer where fewer share a topic.
 */
export function relatedArticles<Kind extends Dated>(
  one: Dated,
  articles: readonly Kind[],
  most = 3,
): readonly Related<Kind>[] {
  const distance = ({ isoDate }: Dated) => Math.abs(Date.parse(isoDate) - Date.parse(one.isoDate))
  return articles
    .filter(({ slug }) => slug !== one.slug)
    .map((article) => ({ article, shared: article.topics.filter((topic) => one.topics.includes(topic)) }))
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, b) => b.shared.length - a.shared.length || distance(a.article) - distance(b.article))
    .slice(0, most)
}

/**
 * The articles on either side of one.
 * @param articles newest first.
 */
export function neighbours<Kind extends Pick<Article, 'slug'>>(
  one: Pick<Article, 'slug'>,
  articles: readonly Kind[],
): { older: Kind | undefined; newer: Kind | undefined } {
  const at = articles.findIndex(({ slug }) => slug === one.slug)
  return at < 0
    ? { older: undefined, newer: undefined }
    : { older: articles[at + 1], newer: at === 0 ? undefined : articles[at - 1] }
}
