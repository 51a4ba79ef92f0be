import { type PlainArticle, plainArticles } from '#content/articles/plain-articles.server.ts'
import { articleLanguage as english } from '#content/en/articles.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import type { LanguageName } from '#content/languages/languages.ts'
import { splitFile } from '#content/markdown/front-matter.ts'
import type { ArticleLanguage } from '#content/markdown/language.ts'

/** Fields of front matter that are no words. */
const codeFields = ['author', 'form', 'draft', 'sources'] as const

/** Fields that hold a day, which each language writes in its own form. */
const dayFields = ['date', 'modified'] as const

/** What of an article must be the same in every language, by what a message calls it. */
const counted: readonly { what: string; of: (body: string) => readonly string[] }[] = [
  { what: 'sections', of: (body) => body.match(/^## /gm) ?? [] },
  { what: 'figures', of: (body) => (body.match(/\(figure:[\w-]+/g) ?? []).toSorted() },
  { what: 'links', of: (body) => [...new Set(body.match(/\]\((?:\/|https:)[^)\s]*/g))].toSorted() },
  // A phrase in another language, as {{en: watermark}}, is words.
  { what: 'placeholders', of: (body) => [...new Set(body.match(/\{\{[^}:]+\}\}/g))].toSorted() },
]

/**
 * A line for each article that one language lacks, and for each thing but its words in which the two differ.
 * @param root folder of the project
 */
export function articleDifferences(root = process.cwd()): string[] {
  const theirs = plainArticles(english, root)
  const ours = new Map(plainArticles(french, root).map((article) => [article.id, article]))
  const pairs = theirs.flatMap((own) => pairDifferences(own, ours.get(own.id)))
  for (const { id } of theirs) ours.delete(id)
  const extra = [...ours.values()].filter((article) => !isAlone(article, 'fr'))
  return [...pairs, ...extra.map(({ id, file }) => missing(fileOf(id, english), file, 'French'))]
}

function pairDifferences(own: PlainArticle, its: PlainArticle | undefined): string[] {
  const { id, file } = own
  if (its === undefined) return isAlone(own, 'en') ? [] : [missing(fileOf(id, french), file, 'English')]
  const other = its.file
  // What cannot be read, the build of its language says with its line.
  const [fields, itsFields] = [own.fields, its.fields]
  if (fields === undefined || itsFields === undefined) return []
  if (isAlone(own, 'en')) return [`${other}: ${file} says that it is in English alone. ${alone}`]
  if (isAlone(its, 'fr')) return [`${file}: ${other} says that it is in French alone. ${alone}`]
  return [
    ...codeFields
      .filter((field) => JSON.stringify(fields[field]) !== JSON.stringify(itsFields[field]))
      .map((field) => `${other}: ${field} differs from the English article: write it as there.`),
    ...dayFields
      .filter((field) => dayOf(fields[field], english) !== dayOf(itsFields[field], french))
      .map(
        (field) =>
          `${other}: ${field} ${quoted(itsFields[field])} is another day than ${quoted(fields[field])} of the English article.`,
      ),
    ...counted.flatMap(({ what, of }) => contrast(`${other}: ${what}`, of(bodyOf(own)), of(bodyOf(its)))),
  ]
}

const dayOf = (written: unknown, { parseDate }: ArticleLanguage): number | undefined =>
  typeof written === 'string' ? parseDate(written)?.getTime() : undefined

const quoted = (written: unknown): string => (written === undefined ? '(none)' : `"${written}"`)

const fileOf = (id: string, { folder }: ArticleLanguage): string => `${folder}/${id}.md`

const bodyOf = ({ source }: PlainArticle): string => splitFile(source)?.body ?? ''

const alone = 'Take this file away, or the line "languages" out of the other.'

const missing = (file: string, present: string, its: 'English' | 'French'): string =>
  `${file} is missing: ${present} stands in ${its} alone. Write its translation there. ` +
  `A notice (form: notice) may stay in one language: write "languages: ${its === 'English' ? 'en' : 'fr'}" into it.`

/** Whether an article is published in its language alone. */
const isAlone = ({ fields }: PlainArticle, language: LanguageName): boolean => fields?.languages === language

function contrast(subject: string, own: readonly string[], other: readonly string[]): string[] {
  const lacking = own.filter((one) => !other.includes(one))
  const extra = other.filter((one) => !own.includes(one))
  if (lacking.length > 0) return [`${subject}: ${lacking.map(shown).join(', ')} is missing.`]
  if (extra.length > 0) return [`${subject}: ${extra.map(shown).join(', ')} is extra.`]
  return own.length === other.length ? [] : [`${subject}: ${other.length}, and in English ${own.length}.`]
}

const shown = (found: string): string => found.replace(/^[\](]+/, '')
