import { loadArticles } from '#content/articles.server.ts'
import { blog } from '#content/en/pages/blog.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const articles = loadArticles({ drafts: import.meta.env.DEV })
  return {
    metadata: blog.metadata,
    cards: articles.map(({ slug, title, description, date, isoDate, author, readingMinutes, figure }) => ({
      href: `/blog/${slug}`,
      title,
      description,
      date,
      isoDate,
      author: author.name,
      readingMinutes,
      figure,
    })),
  }
}
