import { loadArticles } from '#content/articles/articles.server.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return loadArticles({ drafts: false }).map((article) => `/blog/${article.slug}`)
}
