/* Which articles to read next, and which figure is shown beside an article in a list. */

import { type Article, isDayTable } from '#content/schema/article.ts'
import type { FigureName } from '#content/schema/figure.ts'

type Dated = Pick<Article, 'slug' | 'topics' | 'isoDate'>

/** An article to read next, and the topics for which it is named. */
export interface Related<Kind> {
  article: Kind
  shared: readonly string[]
}

/**
 * The articles that share topics with one: most shared topics first, then nearest in time, then those on its first topics.
 * @param newestFirst every article, by date. Those that share all topics end the search.
 * @param most number of articles
 */
export function relatedTo<Kind extends Dated>(
  one: Dated,
  newestFirst: readonly Kind[],
  most = 3,
): readonly Related<Kind>[] {
  const firstTopic = ({ topics }: Dated) => one.topics.findIndex((topic) => topics.includes(topic))
  const found: (Related<Kind> & { days: number })[] = []
  let alike = 0
  for (const { article, days } of nearestFirst(one, newestFirst)) {
    const shared = article.slug === one.slug ? [] : article.topics.filter((topic) => one.topics.includes(topic))
    if (shared.length > 0) found.push({ article, shared, days })
    if (shared.length === one.topics.length) alike += 1
    if (alike === most) break
  }
  return found
    .toSorted(
      (a, b) => b.shared.length - a.shared.length || a.days - b.days || firstTopic(a.article) - firstTopic(b.article),
    )
    .slice(0, most)
}

/** The articles by their distance in days from the date of one. */
function* nearestFirst<Kind extends Dated>(one: Dated, newestFirst: readonly Kind[]) {
  const daysTo = ({ isoDate }: Dated) => Math.abs(Date.parse(isoDate) - Date.parse(one.isoDate)) / 86_400_000
  let older = newestFirst.findIndex(({ isoDate }) => isoDate <= one.isoDate)
  if (older === -1) older = newestFirst.length
  let newer = older - 1
  for (;;) {
    const [before, after] = [newestFirst[older], newestFirst[newer]]
    if (after && (!before || daysTo(after) <= daysTo(before))) {
      yield { article: after, days: daysTo(after) }
      newer -= 1
    } else if (before) {
      yield { article: before, days: daysTo(before) }
      older += 1
    } else return
  }
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
