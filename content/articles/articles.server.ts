import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#content/facts/site.ts'
import { articleParser, type LinkingText, type ParseArticle, type ParsedArticle } from '#content/markdown/parse.ts'
import type { Words } from '#content/markdown/placeholders.ts'
import { ArticleError, type Problem, type Report } from '#content/markdown/problem.ts'
import type { Article } from '#content/schema/article.ts'
import { articleLanguage } from '#words/articles.ts'
import { consequenceWords } from '#words/claims/consequences.ts'
import { saltWords } from '#words/claims/linkability.ts'
import { claimWords } from '#words/claims.ts'
import { dayWords } from '#words/day-words.ts'
import { idsBelow, strayFiles } from './article-ids.server.ts'
import { deadLinks, earlyLinks, laterLinks } from './dead-links.ts'
import { type ReadingOrder, type Related, readingOrder } from './related.ts'
import { originalOf, sectionIdsOf } from './section-ids.server.ts'
import { stageOf } from './stage.ts'

const { folder } = articleLanguage

let words: Words | undefined

/** What stands for placeholders. Made on first use: the words of the day take a second to compute. */
function placeholderWords(): Words {
  words ??= {
    ...dayWords(),
    ...claimWords,
    ...consequenceWords,
    ...saltWords,
    'site.name': site.name,
  }
  return words
}

let parser: ParseArticle | undefined

function parse(): ParseArticle {
  parser ??= articleParser(articleLanguage, placeholderWords())
  return parser
}

/** A build looks at the files once, a development server for every request. */
const areFinal = process.env.NODE_ENV === 'production'

let known: { files: readonly ReadFile[]; all: readonly Article[]; published?: readonly Article[] } | undefined

/**
 * The articles of the site, newest first by date (specification, section 2, Blog index).
 * @param options.drafts whether to include drafts and articles dated to come. Without them, a link to one that appears
 *   later than its own article is a mistake.
 * @throws {ArticleError} naming every mistake of every article
 */
export function loadArticles({ drafts }: { drafts: boolean }): readonly Article[] {
  known = known && areFinal ? known : upToDate(process.cwd())
  if (drafts) return known.all
  known.published ??= onlyPublished(known.all)
  return known.published
}

function upToDate(root: string): NonNullable<typeof known> {
  const ids = idsBelow(root)
  const read = ids.map((id) => readOnce(root, id))
  const isSame = known?.files.length === read.length && known.files.every((file, index) => file === read[index])
  const strays = strayFiles(root)
  return known && isSame && strays.length === 0 ? known : { files: read, all: articlesIn(ids, read, strays) }
}

function onlyPublished(articles: readonly Article[]): readonly Article[] {
  const problems = earlyLinks(articles, folder)
  if (problems.length > 0) throw new ArticleError(problems)
  return articles.filter((article) => stageOf(article) === 'published')
}

/** A line for each article that a build leaves out: its file, and until when. */
export const leftOut = (): string[] =>
  loadArticles({ drafts: true }).flatMap((article) => {
    const stage = stageOf(article)
    if (stage === 'published') return []
    return [`${folder}/${article.id}.md is left out: ${stage === 'draft' ? 'a draft' : `dated ${article.date}`}`]
  })

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

interface ReadFile extends ParsedArticle {
  /** Times and sizes of the file and of the one that it translates. */
  version: string
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
  return articlesIn(
    ids,
    ids.map((id) => readOnce(root, id)),
    strayFiles(root),
  )
}

function articlesIn(ids: readonly string[], read: readonly ReadFile[], strays: readonly string[]): readonly Article[] {
  const articles = read.flatMap(({ article }) => article ?? [])
  const linking = read.flatMap((file) => file.linking ?? [])
  const problems = [
    ...read.flatMap((file) => file.problems),
    ...strays.map((name) => ({ file: `${folder}/${name}`, line: 1, text: 'no article: give its name the end .md' })),
    ...clashes(linking),
    ...deadLinks(articles, linking, ids, folder),
    ...laterLinks(articles, folder),
  ]
  if (problems.length > 0)
    throw new ArticleError(problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
  // Not localeCompare: the order must not depend on the language of the machine.
  return articles.sort((a, b) => inOrder(b.isoDate, a.isoDate) || inOrder(a.id, b.id))
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function readOnce(root: string, id: string): ReadFile {
  const name = `${id}.md`
  const path = join(root, folder, name)
  const original = originalOf(root, id)
  const version = `${versionOf(path)} ${original === undefined ? '' : versionOf(original)}`
  const before = files.get(path)
  if (before?.version === version) return before
  const problems: Problem[] = []
  const note: Report = (line, text) => problems.push({ file: `${folder}/${name}`, line, text })
  const sectionIds = original === undefined ? [] : sectionIdsOf(original, placeholderWords())
  const parsed = parse()(id, readFileSync(path, 'utf8'), note, sectionIds)
  const file = { version, ...parsed, problems }
  files.set(path, file)
  return file
}

function versionOf(path: string): string {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

function clashes(articles: readonly LinkingText[]): Problem[] {
  const first = new Map<string, string>()
  return articles.flatMap(({ id, slug, address }) => {
    const other = first.get(address ?? slug)
    if (other === undefined) first.set(address ?? slug, id)
    const text =
      address === undefined
        ? `address /blog/${slug} is already that of ${folder}/${other}.md: rename one of the two files`
        : `address "${address}" is already that of ${folder}/${other}.md: give one of the two another`
    return other === undefined ? [] : [{ file: `${folder}/${id}.md`, line: 1, text }]
  })
}
