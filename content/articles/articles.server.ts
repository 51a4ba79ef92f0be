import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { englishArticles } from '#content/en/articles.ts'
import { consequenceWords } from '#content/en/claims/consequences.ts'
import { saltWords } from '#content/en/claims/linkability.ts'
import { claimWords } from '#content/en/claims.ts'
import { dayWords } from '#content/en/day-words.ts'
import { site } from '#content/facts/site.ts'
import { articleParser, type ParseArticle } from '#content/markdown/parse.ts'
import { ArticleError, type Problem } from '#content/markdown/problem.ts'
import type { Article } from '#content/schema/article.ts'
import { idsBelow } from './article-ids.server.ts'
import { deadLinks, linksToDrafts } from './dead-links.ts'
import { type ReadingOrder, type Related, readingOrder } from './related.ts'

const { folder } = englishArticles

let parser: ParseArticle | undefined

/** Made on first use: the words of the day take a second to compute. */
function parse(): ParseArticle {
  parser ??= articleParser(englishArticles, {
    ...dayWords(),
    ...claimWords,
    ...consequenceWords,
    ...saltWords,
    'site.name': site.name,
  })
  return parser
}

/** Milliseconds after which a development server looks at the files again. A build reads them once. */
const freshFor = process.env.NODE_ENV === 'production' ? Number.POSITIVE_INFINITY : 1000

let known: { until: number; all: readonly Article[]; published?: readonly Article[] } | undefined

/**
 * The articles of the site, newest first by date (specification, section 2, Blog index). The list is kept for
 * `freshFor` at most. Without drafts, a link to a draft is a mistake.
 * @throws {ArticleError} naming every mistake of every article
 */
export function loadArticles({ drafts }: { drafts: boolean }): readonly Article[] {
  if (!known || known.until < performance.now())
    known = { all: readArticles(process.cwd()), until: performance.now() + freshFor }
  if (drafts) return known.all
  known.published ??= withoutDrafts(known.all)
  return known.published
}

function withoutDrafts(articles: readonly Article[]): readonly Article[] {
  const problems = linksToDrafts(articles, folder)
  if (problems.length > 0) throw new ArticleError(problems)
  return articles.filter(({ draft }) => !draft)
}

export interface FoundArticle {
  article: Article
  related: readonly Related<Article>[]
  older: Article | undefined
  newer: Article | undefined
}

interface Order extends ReadingOrder<Article> {
  articles: readonly Article[]
  bySlug: ReadonlyMap<string, Article>
}

let order: Order | undefined

/** One article, and where to read on from it; undefined for an unknown slug. */
export function findArticle(slug: string, options: { drafts: boolean }): FoundArticle | undefined {
  const articles = loadArticles(options)
  if (order?.articles !== articles)
    order = { articles, bySlug: new Map(articles.map((one) => [one.slug, one])), ...readingOrder(articles) }
  const article = order.bySlug.get(slug)
  return article && { article, related: order.related(article), ...order.neighbours(article) }
}

interface ReadFile {
  changed: number
  size: number
  article: Article | undefined
  problems: readonly Problem[]
}

const files = new Map<string, ReadFile>()

/**
 * Reads every article below `root`, drafts included, newest first. A file with the same time and size as before is not
 * read again.
 * @throws {ArticleError} naming every mistake of every article
 */
export function readArticles(root: string): readonly Article[] {
  const ids = idsBelow(root)
  const read = ids.map((id) => readOnce(root, id))
  const articles = read.flatMap(({ article }) => article ?? [])
  const problems = [...read.flatMap((file) => file.problems), ...clashes(articles), ...deadLinks(articles, ids, folder)]
  if (problems.length > 0)
    throw new ArticleError(problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
  // Not localeCompare: the order must not depend on the language of the machine.
  return articles.sort((a, b) => inOrder(b.isoDate, a.isoDate) || inOrder(a.id, b.id))
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function readOnce(root: string, id: string): ReadFile {
  const name = `${id}.md`
  const path = join(root, folder, name)
  const { mtimeMs: changed, size } = statSync(path)
  const before = files.get(path)
  if (before?.changed === changed && before.size === size) return before
  const problems: Problem[] = []
  const article = parse()(id, readFileSync(path, 'utf8'), (line, text) =>
    problems.push({ file: `${folder}/${name}`, line, text }),
  )
  const file = { changed, size, article, problems }
  files.set(path, file)
  return file
}

function clashes(articles: readonly Article[]): Problem[] {
  const first = new Map<string, string>()
  return articles.flatMap(({ id, slug }) => {
    const other = first.get(slug)
    if (other === undefined) first.set(slug, id)
    const text = `address /blog/${slug} is already that of ${folder}/${other}.md: rename one of the two files`
    return other === undefined ? [] : [{ file: `${folder}/${id}.md`, line: 1, text }]
  })
}
