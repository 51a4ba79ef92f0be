import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { articleLanguage as english } from '#content/en/articles.ts'
import { claimWords as englishClaims } from '#content/en/claims.ts'
import { site } from '#content/facts/site.ts'
import { inOrder } from '#content/in-order.ts'
import { readBody } from '#content/markdown/body.ts'
import { splitFile } from '#content/markdown/front-matter.ts'
import { articleParser, type ParsedArticle, type PartialArticle } from '#content/markdown/parse.ts'
import type { PlaceholderValues } from '#content/markdown/placeholders.ts'
import { byPlace, type Problem, type Report } from '#content/markdown/problem.ts'
import { once } from '#content/once.ts'
import type { Article } from '#content/schema/article.ts'
import { readTextFile } from '#content/text-file.server.ts'
import { articleLanguage } from '#words/articles.ts'
import { consequenceWords } from '#words/claims/consequences.ts'
import { saltWords } from '#words/claims/linkability.ts'
import { claimWords } from '#words/claims.ts'
import { dayWords } from '#words/day-words.ts'
import { idsBelow, strayFiles } from './article-ids.server.ts'
import { deadLinks, earlyLinks, laterLinks, type Places } from './dead-links.ts'

const { folder } = articleLanguage

/** The values of placeholders, computed on first use, because the numbers of the day take a second. */
export const placeholderWords = once(
  (): PlaceholderValues => ({
    ...dayWords(),
    ...claimWords,
    ...consequenceWords,
    ...saltWords,
    'site.name': site.name,
  }),
)

const parse = once(() => articleParser(articleLanguage, placeholderWords()))

/** A file as it was last read. */
export interface ReadFile extends ParsedArticle {
  /** Times and sizes of the file and of the one that it translates. */
  version: string
  problems: readonly Problem[]
}

const files = new Map<string, ReadFile>()

/** The articles of a folder, newest first, with drafts, and all mistakes by file and line. */
interface Reading {
  /** The same objects as before for files that have not changed. */
  files: readonly ReadFile[]
  articles: readonly Article[]
  /** The readable parts of every file, also of broken ones. */
  texts: readonly PartialArticle[]
  problems: readonly Problem[]
}

/**
 * Reads every article below `root`. A file with the same time and size as before is not read again.
 * @param places of the site's pages, to which articles link
 */
export function readArticles(root: string, places: Places): Reading {
  const ids = idsBelow(root)
  const read = ids.map((id) => readOnce(root, id))
  const articles = read.flatMap(({ article }) => article ?? [])
  const texts = read.flatMap((file) => file.text ?? [])
  const strays = strayFiles(root).map((file) => ({
    file,
    line: 1,
    text: file.endsWith('.md') ? `no article: move it to ${folder}/` : 'no article: give its name the end .md',
  }))
  const problems = [
    ...read.flatMap((file) => file.problems),
    ...strays,
    ...clashes(texts),
    ...deadLinks(articles, texts, ids, folder, places),
    ...laterLinks(articles, folder),
  ]
  return {
    files: read,
    articles: articles.sort((a, b) => inOrder(b.isoDate, a.isoDate) || inOrder(a.id, b.id)),
    texts,
    problems: problems.sort(byPlace),
  }
}

/** Further mistakes that stop a build: links from published to unpublished articles. */
export const earlyProblems = ({ articles }: Pick<Reading, 'articles'>): readonly Problem[] =>
  earlyLinks(articles, folder)

function readOnce(root: string, id: string): ReadFile {
  const name = `${id}.md`
  const path = join(root, folder, name)
  const original = originalOf(root, id)
  const version = `${versionOf(path)} ${original === undefined ? '' : versionOf(original)}`
  const before = files.get(path)
  if (before?.version === version) return before
  const problems: Problem[] = []
  const note: Report = (line, text) => problems.push({ file: `${folder}/${name}`, line, text })
  const read = readTextFile(path)
  if (read.kind === 'unreadable') {
    note(read.line, read.reason)
    return { version, article: undefined, text: undefined, problems }
  }
  const sectionIds = original === undefined ? [] : sectionIdsOf(original)
  const parsed = parse()(id, read.text, note, sectionIds)
  const file = { version, ...parsed, problems }
  files.set(path, file)
  return file
}

function versionOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path)
    return `${mtimeMs} ${size}`
  } catch {
    // Such as a link to nothing. Reading the file says why.
    return ''
  }
}

/** The file of the article that one of this language translates. Undefined in English, and for a notice in French alone. */
function originalOf(root: string, id: string): string | undefined {
  const path = join(root, english.folder, `${id}.md`)
  return folder === english.folder || !existsSync(path) ? undefined : path
}

/**
 * The ids of an article's sections, in order, which those of its translation take over. A section then has one id in both
 * languages, and the switch between them keeps the reader's place (record 47).
 */
function sectionIdsOf(original: string): readonly string[] {
  const read = readTextFile(original)
  const body = read.kind === 'text' ? (splitFile(read.text)?.body ?? '') : ''
  // Numbers make the same id in both languages: '1,606' and '1 606'. Figures that the site claims may contain words.
  const filled = { ...placeholderWords(), ...englishClaims }
  const vocabulary = { words: filled, addressOf: (name: string) => name, noteLink: () => {} }
  // The English build reports its mistakes.
  const { sections } = readBody(body, 0, vocabulary, () => {})
  return sections.map((section) => section.id)
}

function clashes(articles: readonly PartialArticle[]): Problem[] {
  const first = new Map<string, string>()
  return articles.flatMap(({ id, slug, address, addressLine }) => {
    const other = first.get(address ?? slug)
    if (other === undefined) first.set(address ?? slug, id)
    const text =
      address === undefined
        ? `address /blog/${slug} is already that of ${folder}/${other}.md: rename one of the two files`
        : `address "${address}" is already that of ${folder}/${other}.md: give one of the two another`
    return other === undefined ? [] : [{ file: `${folder}/${id}.md`, line: addressLine ?? 1, text }]
  })
}
