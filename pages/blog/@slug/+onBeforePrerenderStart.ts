import { leftOut, loadArticles } from '#content/articles/articles.server.ts'

// The addresses of this route: Vike prerenders one page for each article (https://vike.dev/onBeforePrerenderStart).
export function onBeforePrerenderStart() {
  for (const line of leftOut()) process.stderr.write(`${line}\n`)
  return loadArticles({ drafts: false }).map((article) => `/blog/${article.slug}`)
}
