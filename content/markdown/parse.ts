import { authors } from '#content/facts/authors.ts'
import type { Article, ArticleLink } from '#content/schema/article.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { readBody } from './body.ts'
import { readFrontMatter, splitFile } from './front-matter.ts'
import type { Words } from './placeholders.ts'
import type { Report } from './problem.ts'

/** Adults read English prose of this kind at about 230 words a minute (Brysbaert, 2019: 238 for non-fiction). */
const wordsPerMinute = 230

/**
 * Turns one Markdown file into an article.
 * @param id the file's name without `.md`.
 * @param words what stands for `{{placeholders}}`; `site.name` must be among them.
 * @returns undefined when anything was reported.
 */
export function parseArticle(id: string, source: string, words: Words, report: Report): Article | undefined {
  let clean = true
  const note: Report = (line, text) => {
    clean = false
    report(line, text)
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    note(1, `file name "${id}.md": use lower-case letters, digits and single hyphens; it becomes the address`)
  const file = splitFile(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (!file) {
    note(1, 'no front matter: begin the file with a line ---, the fields, and a line ---')
    return undefined
  }
  const addressOf = (other: string): string => articleSlug(other, words['site.name'] ?? '')
  const front = readFrontMatter(file.yaml, words, note)
  const links: ArticleLink[] = []
  const noteLink = (href: string, line: number) => links.push({ href, line })
  const { sections, wordCount } = readBody(file.body, file.linesBefore, { words, addressOf, noteLink }, note)
  if (!front || !clean) return undefined
  const { date, modified, author, ...fields } = front
  return {
    id,
    slug: addressOf(id),
    ...fields,
    ...date,
    modified: modified ?? null,
    author: authors[author],
    team: author,
    wordCount,
    readingMinutes: Math.max(1, Math.round(wordCount / wordsPerMinute)),
    sections,
    links,
  }
}
