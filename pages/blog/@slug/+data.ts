import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { Article } from '#content/article.ts'
import { loadArticles } from '#content/articles.server.ts'
import type { PageMetadata } from '#content/metadata.ts'
import { neighbours, relatedArticles } from '#content/related.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const articles = loadArticles({ drafts: import.meta.env.DEV })
  const article = articles.find(({ slug }) => slug === pageContext.routeParams.slug)
  if (!article) throw render(404)
  const metadata: PageMetadata = {
    kind: 'article',
    path: `blog/${article.slug}`,
    title: article.title,
    description: article.description,
    published: article.isoDate,
    modified: article.modified?.isoDate ?? article.isoDate,
    author: article.author,
    topics: article.topics,
    wordCount: article.wordCount,
  }
  const { older, newer } = neighbours(article, articles)
  const readOn = {
    related: relatedArticles(article, articles).map(({ article: other, shared }) => ({ ...linkTo(other), shared })),
    older: older && linkTo(older),
    newer: newer && linkTo(newer),
  }
  return { metadata, article, readOn }
}

const linkTo = ({ slug, title, date, readingMinutes }: Article) => ({
  href: `/blog/${slug}`,
  title,
  date,
  readingMinutes,
})
