/* Which articles to read next, and which figure is shown beside an article in a list. */

import { type Article, isDayTable } from '#content/schema/article.ts'
import type { FigureName } from '#content/schema/figure.ts'

type Dated = Pick<Article, 'slug' | 'topics' | 'isoDate'>

/** An article to read next, and the topics for which it is named. */
export interface Related<Kind> {
  article: Kind
  shared: readonly string[]
}

/** Finds related articles. Called once per article, so a call must not look at all articles. */
export interface ReadingOrder<Kind> {
  /** Articles that share topics with `one`: most shared topics first, then nearest in time; `most` of them at most. */
  related(one: Dated, most?: number): readonly Related<Kind>[]
  /** The articles before and after `one` by date. */
  neighbours(one: Pick<Article, 'slug'>): { older: Kind | undefined; newer: Kind | undefined }
}

/** How many articles of a topic are compared before and after one: a topic may have thousands. */
const reach = 12

/** @param articles newest first */
export function readingOrder<Kind extends Dated>(articles: readonly Kind[]): ReadingOrder<Kind> {
  const places = new Map(articles.map(({ slug }, place) => [slug, place]))
  const topics = new Map<string, Kind[]>()
  for (const article of articles)
    for (const topic of new Set(article.topics)) {
      const those = topics.get(topic)
      if (those) those.push(article)
      else topics.set(topic, [article])
    }

  const related = (one: Dated, most = 3) => {
    const date = Date.parse(one.isoDate)
    return [...new Set(one.topics.flatMap((topic) => nearest(one, topics.get(topic) ?? [])))]
      .filter(({ slug }) => slug !== one.slug)
      .map((article) => ({
        article,
        shared: article.topics.filter((topic) => one.topics.includes(topic)),
        distance: Math.abs(Date.parse(article.isoDate) - date),
      }))
      .toSorted((a, b) => b.shared.length - a.shared.length || a.distance - b.distance)
      .slice(0, most)
      .map(({ article, shared }) => ({ article, shared }))
  }
  const neighbours = ({ slug }: Pick<Article, 'slug'>) => {
    const place = places.get(slug)
    return place === undefined
      ? { older: undefined, newer: undefined }
      : { older: articles[place + 1], newer: place === 0 ? undefined : articles[place - 1] }
  }
  return { related, neighbours }
}

/** The articles within reach of a date, found by binary search: the list is in order of date. */
function nearest<Kind extends Dated>({ isoDate }: Dated, newestFirst: readonly Kind[]): readonly Kind[] {
  let [from, to] = [0, newestFirst.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((newestFirst[middle]?.isoDate ?? '') > isoDate) from = middle + 1
    else to = middle
  }
  return newestFirst.slice(Math.max(0, from - reach), from + reach + 1)
}

/**
 * The figure beside each article in a list, newest first: of its own figures, the one that stands for the fewest older
 * articles, and of these the first. A new article changes no older article's figure. Undefined for an article without
 * figures.
 */
export function leadFigures(newestFirst: readonly Pick<Article, 'sections'>[]): (FigureName | undefined)[] {
  const shown = new Map<FigureName, number>()
  const timesShown = (figure: FigureName) => shown.get(figure) ?? 0
  return newestFirst
    .toReversed()
    .map(({ sections }) => {
      const [lead] = figuresOf(sections).toSorted((a, b) => timesShown(a) - timesShown(b))
      if (lead) shown.set(lead, timesShown(lead) + 1)
      return lead
    })
    .reverse()
}

const figuresOf = (sections: Article['sections']): FigureName[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'figure' && !isDayTable(block.name) ? [block.name] : []))
