import { type ArticleSection, isDayTable } from '#content/article.ts'
import { loadArticles } from '#content/articles.server.ts'
import { blog } from '#content/en/pages/blog.ts'
import type { FigureName } from '#content/figure.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const articles = loadArticles({ drafts: import.meta.env.DEV })
  return {
    metadata: blog.metadata,
    cards: articles.map(({ slug, title, description, date, isoDate, author, readingMinutes, sections }) => ({
      href: `/blog/${slug}`,
      title,
      description,
      date,
      isoDate,
      author,
      readingMinutes,
      figure: firstFigure(sections),
    })),
  }
}

function firstFigure(sections: readonly ArticleSection[]): FigureName | undefined {
  for (const block of sections.flatMap(({ blocks }) => blocks))
    if (block.kind === 'figure' && !isDayTable(block.name)) return block.name
  return undefined
}
