import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleLanguage as english } from '#content/en/articles.ts'
import { claimWords as englishClaims } from '#content/en/claims.ts'
import { readBody } from '#content/markdown/body.ts'
import { splitFile } from '#content/markdown/front-matter.ts'
import type { Words } from '#content/markdown/placeholders.ts'
import { articleLanguage } from '#words/articles.ts'

/**
 * The file of the article that one of this language translates. Undefined in English, and for a notice in French alone.
 * @param root folder of the project
 * @param id the file's name without `.md`
 */
export function originalOf(root: string, id: string): string | undefined {
  const path = join(root, english.folder, `${id}.md`)
  return articleLanguage.folder === english.folder || !existsSync(path) ? undefined : path
}

/**
 * The ids of an article's sections, in order, which those of its translation take over. A section then has one id in both
 * languages, and the switch between them keeps the reader's place (record 48).
 * @param original file of the English article
 */
export function sectionIdsOf(original: string, words: Words): readonly string[] {
  const body = splitFile(readFileSync(original, 'utf8'))?.body ?? ''
  // Numbers make the same id in both languages: '1,606' and '1 606'. Figures that the site claims may hold words.
  const vocabulary = { words: { ...words, ...englishClaims }, addressOf: (name: string) => name, noteLink: () => {} }
  // What is wrong with it, the build of English says.
  const { sections } = readBody(body, 0, vocabulary, () => {})
  return sections.map((section) => section.id)
}
