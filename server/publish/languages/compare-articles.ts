import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleLanguage as english } from '#content/en/articles.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import type { LanguageName } from '#content/languages/languages.ts'
import { plainFields, splitFile } from '#content/markdown/front-matter.ts'
import type { ArticleLanguage } from '#content/markdown/language.ts'
import { filesBelow } from '#server/publish/files.ts'

/** Fields of front matter that are no words. */
const codeFields = ['author', 'form', 'draft', 'sources'] as const

interface Read {
  fields: Readonly<Record<string, unknown>>
  body: string
}

/** What of an article must be the same in every language, by what a message calls it. */
const counted: readonly { what: string; of: (body: string) => readonly string[] }[] = [
  { what: 'sections', of: (body) => body.match(/^## /gm) ?? [] },
  { what: 'figures', of: (body) => (body.match(/\(figure:[\w-]+/g) ?? []).toSorted() },
  { what: 'links', of: (body) => [...new Set(body.match(/\]\((?:\/|https:)[^)\s]*/g))].toSorted() },
  { what: 'placeholders', of: (body) => [...new Set(body.match(/\{\{[^}]+\}\}/g))].toSorted() },
]

/**
 * A line for each article that one language lacks, and for each thing but its words in which the two differ.
 * @param root folder of the project
 */
export async function articleDifferences(root = process.cwd()): Promise<string[]> {
  const articles = async ({ folder }: { folder: string }) =>
    (await filesBelow(join(root, folder))).filter((name) => name.endsWith('.md'))
  const theirs = await articles(english)
  const extra = (await articles(french)).filter((name) => !theirs.includes(name))
  return [
    ...theirs.flatMap((name) => pairDifferences(root, name)),
    ...extra.flatMap((name) => {
      const file = `${french.folder}/${name}`
      return isAlone(read(root, file), 'fr') ? [] : [missing(`${english.folder}/${name}`, file, 'French')]
    }),
  ]
}

function pairDifferences(root: string, name: string): string[] {
  const [file, other] = [`${english.folder}/${name}`, `${french.folder}/${name}`]
  const own = read(root, file)
  if (!existsSync(join(root, other))) return isAlone(own, 'en') ? [] : [missing(other, file, 'English')]
  const its = read(root, other)
  // What cannot be read, the build of its language says with its line.
  if (own === undefined || its === undefined) return []
  if (isAlone(own, 'en')) return [`${other}: ${file} says that it is in English alone. ${alone}`]
  if (isAlone(its, 'fr')) return [`${file}: ${other} says that it is in French alone. ${alone}`]
  return [
    ...codeFields
      .filter((field) => JSON.stringify(own.fields[field]) !== JSON.stringify(its.fields[field]))
      .map((field) => `${other}: ${field} differs from the English article: write it as there.`),
    ...(dayOf(own, english) === dayOf(its, french)
      ? []
      : [`${other}: date "${its.fields.date}" is another day than "${own.fields.date}" of the English article.`]),
    ...counted.flatMap(({ what, of }) => contrast(`${other}: ${what}`, of(own.body), of(its.body))),
  ]
}

const alone = 'Take this file away, or the line "languages" out of the other.'

const missing = (file: string, present: string, its: 'English' | 'French'): string =>
  `${file} is missing: ${present} stands in ${its} alone. Write its translation there. ` +
  `A notice (form: notice) may stay in one language: write "languages: ${its === 'English' ? 'en' : 'fr'}" into it.`

/** Whether an article is published in its language alone. */
const isAlone = (article: Read | undefined, language: LanguageName): boolean => article?.fields.languages === language

/** The day of publication. Undefined for a date that cannot be read. */
const dayOf = ({ fields: { date } }: Read, { parseDate }: ArticleLanguage): string | undefined =>
  typeof date === 'string' ? parseDate(date)?.toISOString() : undefined

function read(root: string, file: string): Read | undefined {
  const source = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
  const fields = plainFields(source)
  return fields && { fields, body: splitFile(source)?.body ?? '' }
}

function contrast(subject: string, own: readonly string[], other: readonly string[]): string[] {
  const lacking = own.filter((one) => !other.includes(one))
  const extra = other.filter((one) => !own.includes(one))
  if (lacking.length > 0) return [`${subject}: ${lacking.map(shown).join(', ')} is missing.`]
  if (extra.length > 0) return [`${subject}: ${extra.map(shown).join(', ')} is extra.`]
  return own.length === other.length ? [] : [`${subject}: ${other.length}, and in English ${own.length}.`]
}

const shown = (found: string): string => found.replace(/^[\](]+/, '')
