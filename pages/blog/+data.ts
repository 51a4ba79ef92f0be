/* What the list of articles shows, and its metadata: Vike passes it to +Page.tsx and to the document. */

import { loadArticles } from '#content/articles/articles.server.ts'
import { otherNotices } from '#content/articles/plain-articles.server.ts'
import { publicationStatus } from '#content/articles/publication-status.ts'
import { leadFigures } from '#content/articles/related.ts'
import { metadata } from '#words/pages/blog.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const articles = loadArticles({ drafts: import.meta.env.DEV })
  const figures = leadFigures(articles)
  return {
    metadata,
    elsewhere: otherNotices(),
    cards: articles.map((article, index) => {
      const { slug, title, description, date, isoDate, author, readingMinutes, form } = article
      const [figure, stage] = [figures[index], publicationStatus(article)]
      return { href: `/blog/${slug}`, title, description, date, isoDate, author, readingMinutes, form, figure, stage }
    }),
  }
}
