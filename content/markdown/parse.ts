import { named, refusedCharacter } from '#content/languages/characters.ts'
import type { Article, ArticleLink } from '#content/schema/article.ts'
import { articleSlug, isAddressName } from '#content/schema/slug.ts'
import { readBody } from './body.ts'
import { readFrontMatter, splitFile } from './front-matter.ts'
import { frontMatterSchema } from './front-matter-schema.ts'
import type { ArticleLanguage } from './language.ts'
import { markdown } from './markdown.ts'
import type { PlaceholderValues } from './placeholders.ts'
import type { Report } from './problem.ts'

/** The readable parts of a text: its links and its words. */
export interface PartialArticle extends Pick<Article, 'id' | 'slug' | 'address' | 'links' | 'sections' | 'wordCount'> {
  /** Line on which its front matter states the address. Undefined for an address that is the name of the file. */
  addressLine?: number
}

export interface ParsedArticle {
  /** Undefined if any mistake was reported. */
  readonly article: Article | undefined
  /** For further checks of a broken article. Undefined for a file without front matter. */
  readonly text: PartialArticle | undefined
}

/**
 * Turns one Markdown file into an article.
 * @param id the file's name without `.md`
 * @param sectionIds ids of its first sections, where they do not come from their titles
 */
type ParseArticle = (id: string, source: string, report: Report, sectionIds?: readonly string[]) => ParsedArticle

/**
 * The parser of the articles of a language.
 * @param words what stands for `{{placeholders}}`; `site.name` must be among them
 */
export function articleParser(language: ArticleLanguage, words: PlaceholderValues): ParseArticle {
  const schema = frontMatterSchema(language)
  const addressOf = (id: string): string => articleSlug(id, words['site.name'] ?? '')
  return (id, source, report, sectionIds) => {
    let isClean = true
    const note: Report = (line, mistake) => {
      isClean = false
      report(line, mistake)
    }
    if (!isAddressName(id))
      note(
        1,
        `file name "${id}.md": use lower-case letters, digits and single hyphens, but not index or 404; it becomes the address`,
      )
    for (const [index, line] of source.split('\n').entries()) {
      const refused = refusedCharacter(markdown.utils.unescapeAll(line))
      if (refused) note(index + 1, `${named(refused.character)} cannot be published: ${refused.advice}`)
    }
    const file = splitFile(source)
    if (!file) {
      note(1, 'no front matter: begin the file with a line ---, the fields, and a line ---')
      return { article: undefined, text: undefined }
    }
    const front = readFrontMatter(file.yaml, schema, words, note)
    const links: ArticleLink[] = []
    const noteLink = (href: string, line: number) => links.push({ href, line })
    const vocabulary = { words, addressOf, noteLink }
    const { sections, wordCount } = readBody(file.body, file.linesBefore, vocabulary, note, sectionIds)
    const own = {
      id,
      slug: addressOf(id),
      links,
      sections,
      wordCount,
      ...(front?.address !== undefined && { address: front.address }),
    }
    const addressLine =
      own.address === undefined ? 0 : file.yaml.split('\n').findIndex((line) => /^address:/.test(line)) + 2
    const text = { ...own, ...(addressLine > 0 && { addressLine }) }
    if (!front || !isClean) return { article: undefined, text }
    const { date, modified, author, ...fields } = front
    const article = {
      ...own,
      ...fields,
      ...date,
      modified: modified ?? null,
      author: language.authors[author],
      team: author,
      readingMinutes: Math.max(1, Math.round(wordCount / language.wordsPerMinute)),
    }
    return { article, text }
  }
}
