import { articleLanguage as english } from '#content/en/articles.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import type { LanguageName } from '#content/languages/languages.ts'
import { splitFile } from '#content/markdown/front-matter.ts'
import type { ArticleLanguage } from '#content/markdown/language.ts'
import type { Problem } from '#content/markdown/problem.ts'
import { numeralDifferences } from './numerals.ts'
import { type PlainArticle, plainArticles } from './plain-articles.server.ts'

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

/** Words without keys in braces and addresses of links, whose digits are no numbers. */
const bare = (body: string): string => body.replace(/\{\{[^{}]*\}\}/g, ' x ').replace(/\]\([^()\s]*/g, ']')

/**
 * Articles that one language lacks, and things but their words in which the two of a pair differ.
 * @param root folder of the project
 */
export function pairProblems(root = process.cwd()): Problem[] {
  const theirs = plainArticles(english, root)
  const ours = new Map(plainArticles(french, root).map((article) => [article.id, article]))
  const pairs = theirs.flatMap((own) => differences(own, ours.get(own.id)))
  for (const { id } of theirs) ours.delete(id)
  const extra = [...ours.values()].filter((article) => !isAlone(article, 'fr'))
  return [...pairs, ...extra.map(({ id, file }) => missing(fileOf(id, english), file, 'French'))]
}

function differences(own: PlainArticle, its: PlainArticle | undefined): Problem[] {
  if (its === undefined) return isAlone(own, 'en') ? [] : [missing(fileOf(own.id, french), own.file, 'English')]
  // What cannot be read, the check of its own language says with its line.
  const [fields, itsFields] = [own.fields, its.fields]
  if (fields === undefined || itsFields === undefined) return []
  if (isAlone(own, 'en')) return [twice(its, own, 'English')]
  if (isAlone(its, 'fr')) return [twice(own, its, 'French')]
  return [
    ...codeFields
      .filter((field) => JSON.stringify(fields[field]) !== JSON.stringify(itsFields[field]))
      .map((field) => inField(its, field, `${field} differs from the English article: write it as there`)),
    ...dayFields.flatMap((field) => otherDay(own, its, field)),
    ...otherNumbers(own, its),
    ...counted.flatMap(({ what, of }) => contrast(its, what, of(bodyOf(own)), of(bodyOf(its)))),
  ]
}

function otherDay(own: PlainArticle, its: PlainArticle, field: (typeof dayFields)[number]): Problem[] {
  const [day, itsDay] = [own.fields?.[field], its.fields?.[field]]
  const [parsed, itsParsed] = [dayOf(day, english), dayOf(itsDay, french)]
  // A day that cannot be read is a mistake of its own, which names the right spelling.
  const isUnread = (day !== undefined && !parsed) || (itsDay !== undefined && !itsParsed)
  if (isUnread || parsed?.getTime() === itsParsed?.getTime()) return []
  const advice = parsed ? `write ${french.formatDate(parsed)}` : 'take the line out'
  const text = `${field} ${quoted(itsDay)} is another day than ${quoted(day)} of the English article: ${advice}`
  return [inField(its, field, text)]
}

const dayOf = (written: unknown, { parseDate }: ArticleLanguage): Date | undefined =>
  typeof written === 'string' ? parseDate(written) : undefined

const quoted = (written: unknown): string => (written === undefined ? '(none)' : `"${written}"`)

const fileOf = (id: string, { folder }: ArticleLanguage): string => `${folder}/${id}.md`

const bodyOf = ({ source }: PlainArticle): string => splitFile(source)?.body ?? ''

/** A mistake on the line of a field, or on the first where the file lacks the field. */
const inField = ({ file, source }: PlainArticle, field: string, text: string): Problem => ({
  file,
  line: source.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1,
  text,
})

const twice = ({ file }: PlainArticle, alone: PlainArticle, its: 'English' | 'French'): Problem => ({
  file,
  line: 1,
  text: `${alone.file} says that it is in ${its} alone: delete this file, or the line "languages" of the other`,
})

const missing = (file: string, present: string, its: 'English' | 'French'): Problem => ({
  file,
  line: 1,
  text:
    `this file is missing: ${present} stands in ${its} alone: write its translation here ` +
    `(a notice may stay in one language: write "languages: ${its === 'English' ? 'en' : 'fr'}" into it)`,
})

/** Whether an article is published in its language alone. */
const isAlone = ({ fields }: PlainArticle, language: LanguageName): boolean => fields?.languages === language

function otherNumbers(own: PlainArticle, its: PlainArticle): Problem[] {
  const { lacking, extra } = numeralDifferences(bare(bodyOf(own)), bare(bodyOf(its)))
  return contrasted(its, 'numbers', lacking, extra)
}

function contrast(its: PlainArticle, what: string, own: readonly string[], other: readonly string[]): Problem[] {
  const lacking = own.filter((one) => !other.includes(one))
  const extra = other.filter((one) => !own.includes(one))
  if (lacking.length + extra.length > 0 || own.length === other.length) return contrasted(its, what, lacking, extra)
  return [inBody(its, '', `${other.length} ${what}, and ${own.length} in the English article`)]
}

function contrasted(its: PlainArticle, what: string, lacking: readonly string[], extra: readonly string[]): Problem[] {
  const [first = ''] = extra
  return [
    ...(lacking.length > 0 ? [inBody(its, '', `${what} of the English article missing here: ${shown(lacking)}`)] : []),
    ...(extra.length > 0 ? [inBody(its, first, `${what} that the English article lacks: ${shown(extra)}`)] : []),
  ]
}

/** A mistake on the first line of the words that holds a text. */
function inBody(article: PlainArticle, text: string, mistake: string): Problem {
  const body = bodyOf(article).split('\n')
  const before = article.source.split('\n').length - body.length
  return {
    file: article.file,
    line:
      before +
      Math.max(
        0,
        body.findIndex((line) => line.includes(text)),
      ) +
      1,
    text: mistake,
  }
}

const shown = (found: readonly string[]): string => found.map((one) => one.replace(/^[\](]+/, '')).join(', ')
