import { ArticleError } from '#content/markdown/problem.ts'
import type { Article } from '#content/schema/article.ts'
import { articleLanguage } from '#words/articles.ts'
import { routeFragments, staticRoutes } from '#words/routes.ts'
import { publicationStatus } from './publication-status.ts'
import { earlyProblems, type ReadFile, readArticles } from './read-articles.server.ts'
import { type Related, relatedTo } from './related.ts'

/** A build reads the files once, a development server for every request. */
const areFinal = process.env.NODE_ENV === 'production'

let known: { files: readonly ReadFile[]; all: readonly Article[]; published?: readonly Article[] } | undefined

/**
 * The articles of the site, newest first by date (specification, section 2, Blog index).
 * @param options.drafts whether to include drafts and scheduled articles. Without them, a link to an article that appears
 *   later is a mistake.
 * @throws {ArticleError} naming every mistake of every article
 */
export function loadArticles({ drafts }: { drafts: boolean }): readonly Article[] {
  known = known && areFinal ? known : upToDate(process.cwd())
  if (drafts) return known.all
  known.published ??= onlyPublished(known.all)
  return known.published
}

function upToDate(root: string): NonNullable<typeof known> {
  const { files, articles, problems } = readArticles(root, { staticRoutes, routeFragments })
  if (problems.length > 0) throw new ArticleError(problems)
  const isSame = known?.files.length === files.length && known.files.every((file, index) => file === files[index])
  return known && isSame ? known : { files, all: articles }
}

function onlyPublished(articles: readonly Article[]): readonly Article[] {
  const problems = earlyProblems({ articles })
  if (problems.length > 0) throw new ArticleError(problems)
  return articles.filter((article) => publicationStatus(article) === 'published')
}

/** A line for each article that a build leaves out: its file, and the reason. */
export const leftOut = (): string[] =>
  loadArticles({ drafts: true }).flatMap((article) => {
    const stage = publicationStatus(article)
    if (stage === 'published') return []
    const until = stage === 'draft' ? 'a draft' : `dated ${article.date}`
    return [`${articleLanguage.folder}/${article.id}.md is left out: ${until}`]
  })

interface FoundArticle {
  article: Article
  related: readonly Related<Article>[]
  older: Article | undefined
  newer: Article | undefined
}

/** One article with its links to related ones; undefined for an unknown slug. */
export function findArticle(slug: string, options: { drafts: boolean }): FoundArticle | undefined {
  const articles = loadArticles(options)
  const place = articles.findIndex((one) => one.slug === slug)
  const article = articles[place]
  return (
    article && {
      article,
      related: relatedTo(article, articles),
      older: articles[place + 1],
      newer: articles[place - 1],
    }
  )
}
