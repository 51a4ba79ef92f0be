import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { loadArticles } from '#content/articles.server.ts'
import type { PageMetadata } from '#content/metadata.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const article = loadArticles({ drafts: import.meta.env.DEV }).find(
    ({ slug }) => slug === pageContext.routeParams.slug,
  )
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
  return { metadata, article }
}
