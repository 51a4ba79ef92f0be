import { loadArticles } from '#content/articles.server.ts'
import { blog } from '#content/en/pages/blog.ts'
import { leadFigures } from '#content/lead-figures.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const articles = loadArticles({ drafts: import.meta.env.DEV })
  const figures = leadFigures(articles)
  return {
    metadata: blog.metadata,
    cards: articles.map(({ slug, title, description, date, isoDate, author, readingMinutes }, index) => ({
      href: `/blog/${slug}`,
      title,
      description,
      date,
      isoDate,
      author,
      readingMinutes,
      figure: figures[index],
    })),
  }
}
