/* Checks that each article and its translation agree: fields, sections, figures, links, placeholders and numbers. */

import { articleLanguage as inEnglish } from '#content/en/articles.ts'
import { articleLanguage as inFrench } from '#content/fr/articles.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { LanguageName } from '#content/languages/languages.ts'
import { splitFile } from '#content/markdown/front-matter.ts'
import type { ArticleLanguage } from '#content/markdown/language.ts'
import { markdown } from '#content/markdown/markdown.ts'
import type { Problem } from '#content/markdown/problem.ts'
import { numeralDifferences, numeralsIn } from './numerals.ts'
import { type PlainArticle, plainArticles } from './plain-articles.server.ts'

/** Fields of front matter that are not text. */
const codeFields = ['author', 'form', 'draft', 'sources'] as const

/** Fields that contain a day, which each language writes in its own form. */
const dayFields = ['date', 'modified'] as const

/** Addresses of the links to other pages, as the parser reads them: one may have parentheses, or be in angle brackets. */
const addressesIn = (body: string): string[] =>
  markdown
    .parse(body, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'link_open')
    .map((link) => String(link.attrGet('href')))
    .filter((address) => /^(?:\/|https:)/.test(address))

/** Parts that both translations must share. `what` is the word used in the message. */
const counted: readonly { what: string; of: (body: string) => readonly string[] }[] = [
  { what: 'sections', of: (body) => body.match(/^## /gm) ?? [] },
  { what: 'figures', of: (body) => (body.match(/\(figure:[\w-]+/g) ?? []).toSorted() },
  { what: 'links', of: (body) => [...new Set(addressesIn(body))].toSorted() },
  // A phrase in another language, as {{en: watermark}}, is words.
  { what: 'placeholders', of: (body) => [...new Set(body.match(/\{\{[^}:]+\}\}/g))].toSorted() },
]

/** Text without keys in braces and addresses of links, whose digits are not numerals. */
const bare = (body: string): string =>
  body
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/\{\{[^{}]*\}\}/g, ' x ')
    .replace(/\]\([^()\s]*/g, ']')

/** The same of French, with the spaces of its thousands as the page sets them. */
const bareFrench = (body: string): string => typeset(bare(body))

/**
 * Articles that are missing in one language, and differences between the two of a pair other than their text.
 * @param root folder of the project
 */
export function pairProblems(root = process.cwd()): Problem[] {
  const englishArticles = plainArticles(inEnglish, root)
  const frenchArticles = new Map(plainArticles(inFrench, root).map((article) => [article.id, article]))
  const pairs = englishArticles.flatMap((english) => differences(english, frenchArticles.get(english.id)))
  const both = englishArticles.flatMap((english) => {
    const french = frenchArticles.get(english.id)
    return french === undefined ? [] : [{ english, french }]
  })
  for (const { id } of englishArticles) frenchArticles.delete(id)
  const extra = [...frenchArticles.values()].filter((article) => article.fields && !isOnlyIn(article, 'fr'))
  return [
    ...pairs,
    ...otherTopics(both),
    ...extra.map(({ id, file }) => missing(fileOf(id, inEnglish), file, 'French')),
  ]
}

function differences(english: PlainArticle, french: PlainArticle | undefined): Problem[] {
  // The check of each language reports fields that cannot be read, with their line.
  const { fields } = english
  if (fields === undefined) return []
  if (french === undefined)
    return isOnlyIn(english, 'en') ? [] : [missing(fileOf(english.id, inFrench), english.file, 'English')]
  const { fields: frenchFields } = french
  if (frenchFields === undefined) return []
  if (isOnlyIn(english, 'en')) return [twice(french, english, 'English')]
  if (isOnlyIn(french, 'fr')) return [twice(english, french, 'French')]
  return [
    ...codeFields
      .filter((field) => JSON.stringify(fields[field]) !== JSON.stringify(frenchFields[field]))
      .map((field) => inField(french, field, `${field} differs from the English article: write it as there`)),
    ...dayFields.flatMap((field) => otherDay(english, french, field)),
    ...otherNumbers(english, french),
    ...otherFieldNumbers(english, french),
    ...otherRows(english, french),
    ...counted.flatMap(({ what, of }) => contrast(french, what, of(bodyOf(english)), of(bodyOf(french)))),
  ]
}

interface Pair {
  english: PlainArticle
  french: PlainArticle
}

const topicsOf = ({ fields }: PlainArticle): readonly unknown[] => (Array.isArray(fields?.topics) ? fields.topics : [])

/**
 * Topics that have another translation than in older articles, so that the pages of one language link to others than those of the
 * other. A topic and its translation have the same place in the two lists.
 */
function otherTopics(pairs: readonly Pair[]): Problem[] {
  const translations = new Map<unknown, unknown>()
  const originals = new Map<unknown, unknown>()
  const oldestFirst = pairs
    .filter(({ english, french }) => english.fields !== undefined && french.fields !== undefined)
    .toSorted((a, b) => ((a.english.isoDate ?? '9') < (b.english.isoDate ?? '9') ? -1 : 1))
  return oldestFirst.flatMap(({ english, french }) => {
    const [topics, own] = [topicsOf(english), topicsOf(french)]
    if (topics.length !== own.length)
      return [inField(french, 'topics', `${own.length} topics, and ${topics.length} in the English article`)]
    return topics.flatMap((topic, place) => {
      const [known, original] = [translations.get(topic) ?? own[place], originals.get(own[place]) ?? topic]
      translations.set(topic, known)
      originals.set(own[place], original)
      const text =
        known !== own[place]
          ? `topics: other articles say "${known}" for "${topic}": write it as they do, in the place of the English topic`
          : `topics: "${own[place]}" in other articles translates "${original}", not "${topic}": write another`
      return known === own[place] && original === topic ? [] : [inField(french, 'topics', text)]
    })
  })
}

function otherDay(english: PlainArticle, french: PlainArticle, field: (typeof dayFields)[number]): Problem[] {
  const [day, frenchDay] = [english.fields?.[field], french.fields?.[field]]
  const [parsed, frenchParsed] = [dayOf(day, inEnglish), dayOf(frenchDay, inFrench)]
  // A day that cannot be read is a mistake of its own, which names the right spelling.
  const isUnread = (day !== undefined && !parsed) || (frenchDay !== undefined && !frenchParsed)
  if (isUnread || parsed?.getTime() === frenchParsed?.getTime()) return []
  const advice = parsed ? `write ${inFrench.formatDate(parsed)}` : 'take the line out'
  const text = `${field} ${quoted(frenchDay)} is another day than ${quoted(day)} of the English article: ${advice}`
  return [inField(french, field, text)]
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

const twice = ({ file }: PlainArticle, only: PlainArticle, language: 'English' | 'French'): Problem => ({
  file,
  line: 1,
  text: `${only.file} says that it is in ${language} alone: delete this file, or the line "languages" of the other`,
})

const missing = (file: string, present: string, language: 'English' | 'French'): Problem => ({
  file,
  line: 1,
  text:
    `this file is missing: ${present} stands in ${language} alone: write its translation here ` +
    `(a notice may stay in one language: write "languages: ${language === 'English' ? 'en' : 'fr'}" into it)`,
})

/** Whether an article says that it is in one language only. */
const isOnlyIn = ({ fields }: PlainArticle, language: LanguageName): boolean => fields?.languages === language

function otherNumbers(english: PlainArticle, french: PlainArticle): Problem[] {
  const { lacking, extra } = numeralDifferences(bare(bodyOf(english)), bareFrench(bodyOf(french)))
  return contrasted(french, 'numbers', lacking, extra)
}

/** Texts of the front matter by the name of their field. */
const fieldTexts = ({ fields = {} }: PlainArticle): ReadonlyMap<string, string> => {
  const { title, subtitle, description, closing } = fields
  const inClosing = Object.entries(closing ?? {}).map(([name, text]) => [`  ${name}`, text])
  const all = [['title', title], ['subtitle', subtitle], ['description', description], ...inClosing]
  return new Map(all.flatMap(([name, text]) => (typeof text === 'string' ? [[String(name), text] as const] : [])))
}

/** Fields at the top whose numbers differ. */
function otherFieldNumbers(english: PlainArticle, french: PlainArticle): Problem[] {
  const own = fieldTexts(french)
  return [...fieldTexts(english)].flatMap(([field, text]) => {
    const { lacking, extra } = numeralDifferences(bare(text), bareFrench(own.get(field) ?? ''))
    const parts = [
      ...(lacking.length > 0 ? [`numbers of the English article missing here: ${shown(lacking)}`] : []),
      ...(extra.length > 0 ? [`numbers that the English article lacks: ${shown(extra)}`] : []),
    ]
    return parts.map((part) => inField(french, field, `${field.trim()}: ${part}`))
  })
}

/** A row of a table, with its line in the file. */
interface RowOfTable {
  line: number
  text: string
}

/** The rows of the tables of a file, one table after the other, without the lines of dashes. */
function rowsOf(article: PlainArticle): RowOfTable[] {
  const body = bodyOf(article).split('\n')
  const before = article.source.split('\n').length - body.length
  return body.flatMap((text, index) =>
    /^\|/.test(text) && !/^[\s|:-]+$/.test(text) ? [{ line: before + index + 1, text }] : [],
  )
}

/** The numbers of a row and its keys in braces, in order. */
const valuesOf = (text: string, tag: 'en-CA' | 'fr-CA'): string =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .flatMap((part) => {
      if (part.startsWith('{{')) return part.includes(':') ? [] : [part]
      return numeralsIn(tag === 'fr-CA' ? bareFrench(part) : bare(part), tag)
    })
    .join(' ')

/** Rows of tables whose numbers differ, or are in another order, although the article has the same numbers. */
function otherRows(english: PlainArticle, french: PlainArticle): Problem[] {
  const [rows, own] = [rowsOf(english), rowsOf(french)]
  if (rows.length !== own.length) {
    const text = `${own.length} rows of tables, and ${rows.length} in the English article`
    return [{ file: french.file, line: own[0]?.line ?? 1, text }]
  }
  return rows.flatMap((row, index) => {
    const [values, ownValues] = [valuesOf(row.text, 'en-CA'), valuesOf(own[index]?.text ?? '', 'fr-CA')]
    if (values === ownValues) return []
    const text = `this row has the numbers ${ownValues || '(none)'}, and that of the English article (line ${row.line}) ${values || '(none)'}`
    return [{ file: french.file, line: own[index]?.line ?? 1, text }]
  })
}

/** @param english parts of the English article, and `own` those of the French one */
function contrast(french: PlainArticle, what: string, english: readonly string[], own: readonly string[]): Problem[] {
  const lacking = english.filter((one) => !own.includes(one))
  const extra = own.filter((one) => !english.includes(one))
  if (lacking.length + extra.length > 0 || english.length === own.length)
    return contrasted(french, what, lacking, extra)
  return [inBody(french, '', `${own.length} ${what}, and ${english.length} in the English article`)]
}

function contrasted(
  french: PlainArticle,
  what: string,
  lacking: readonly string[],
  extra: readonly string[],
): Problem[] {
  const problems: Problem[] = []
  const [first = ''] = extra
  if (lacking.length > 0)
    problems.push(inBody(french, '', `${what} of the English article missing here: ${shown(lacking)}`))
  if (extra.length > 0) problems.push(inBody(french, first, `${what} that the English article lacks: ${shown(extra)}`))
  return problems
}

/** A mistake on the first line of the words that contains a text. */
function inBody(article: PlainArticle, text: string, mistake: string): Problem {
  const body = bodyOf(article).split('\n')
  const before = article.source.split('\n').length - body.length
  return {
    file: article.file,
    line: before + (body.findIndex((line) => line.includes(text)) + 1 || 1),
    text: mistake,
  }
}

const shown = (found: readonly string[]): string => found.map((one) => one.replace(/^[\](]+/, '')).join(', ')
