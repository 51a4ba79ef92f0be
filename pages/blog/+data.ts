import { loadArticles } from '#content/articles.server.ts'
import { blog } from '#content/en/pages/blog.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const articles = loadArticles({ drafts: import.meta.env.DEV })
  return {
    metadata: blog.metadata,
    cards: articles.map(({ slug, title, description, date, isoDate, author, readingMinutes }) => ({
      href: `/blog/${slug}`,
      title,
      description,
      date,
      isoDate,
      author,
      readingMinutes,
    })),
  }
}
