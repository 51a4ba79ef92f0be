import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainFields } from '#content/markdown/front-matter.ts'
import type { ArticleLanguage } from '#content/markdown/language.ts'
import { idsBelow } from './article-ids.server.ts'

/** An article as its file has it, unchecked: what one language needs to know of the other. */
export interface PlainArticle {
  /** Name of its file without `.md`, the same in every language. */
  id: string
  /** Path of its file from the root of the project. */
  file: string
  source: string
  /** Undefined for fields that cannot be read: the build of the article's own language says why, with the line. */
  fields: Readonly<Record<string, unknown>> | undefined
  draft: boolean
  /** Undefined for a date that is missing or cannot be read. */
  isoDate: string | undefined
}

/**
 * Every article of a language, by the names of their files. None for a project without its folder.
 * @param root folder of the project
 */
export function plainArticles({ folder, parseDate }: ArticleLanguage, root = process.cwd()): readonly PlainArticle[] {
  if (!existsSync(join(root, folder))) return []
  return idsBelow(root, folder).map((id) => {
    const file = `${folder}/${id}.md`
    const source = readFileSync(join(root, file), 'utf8')
    const fields = plainFields(source)
    const day = typeof fields?.date === 'string' ? parseDate(fields.date) : undefined
    return { id, file, source, fields, draft: fields?.draft === true, isoDate: day?.toISOString() }
  })
}
