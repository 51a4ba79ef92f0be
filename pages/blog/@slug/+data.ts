/* What the page of an article shows, and its metadata: Vike passes it to +Page.tsx and to the document. */

import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findArticle } from '#content/articles/articles.server.ts'
import { publicationStatus } from '#content/articles/publication-status.ts'
import type { Article } from '#content/schema/article.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { sourcesOf } from '#content/sources/cited.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const found = findArticle(pageContext.routeParams.slug ?? '', { drafts: import.meta.env.DEV })
  if (!found) throw render(404)
  const { article, related, older, newer } = found
  const metadata: PageMetadata = {
    kind: 'article',
    id: article.id,
    lead: article.subtitle,
    path: `blog/${article.slug}`,
    title: article.title,
    description: article.description,
    published: article.isoDate,
    modified: article.modified?.isoDate ?? article.isoDate,
    author: article.author,
    topics: article.topics,
    wordCount: article.wordCount,
    sources: sourcesOf(article.sources),
  }
  const readOn = {
    related: related.map(({ article: other, shared }) => ({ ...linkTo(other), shared })),
    older: older && linkTo(older),
    newer: newer && linkTo(newer),
  }
  return { metadata, article, stage: publicationStatus(article), readOn }
}

const linkTo = ({ slug, title, date, readingMinutes }: Article) => ({
  href: `/blog/${slug}`,
  title,
  date,
  readingMinutes,
})
