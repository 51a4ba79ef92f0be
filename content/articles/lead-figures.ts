import { type Article, isDayTable } from '#content/schema/article.ts'
import type { FigureName } from '#content/schema/figure.ts'

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
