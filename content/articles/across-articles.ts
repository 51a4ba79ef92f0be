import { inOrder } from '#content/in-order.ts'
import type { Problem } from '#content/markdown/problem.ts'
import { lineOf } from './find-line.ts'
import type { SourceText } from './french-text.ts'
import type { PlainArticle } from './plain-articles.server.ts'
import { longSentences } from './sentences.ts'
import { type CheckedText, piecesOf } from './text-blocks.ts'

/** An article of one language that a build publishes, now or later, or that is checked as one. */
export interface ComparedArticle {
  plain: PlainArticle
  text: CheckedText
  title: string
  description: string
  topics: readonly string[]
}

/** The page ends with this many articles on its topics. */
const minRelated = 3

/**
 * Problems between articles: repeated sentences, titles or descriptions, headings that many have, and too few shared topics.
 * One between two articles is reported on the newer, which somebody is writing.
 * @param articles of one language, in any order
 * @param pages texts of the other pages
 */
export function acrossArticles(articles: readonly ComparedArticle[], pages: readonly SourceText[]): Problem[] {
  const oldestFirst = articles.toSorted((a, b) => inOrder(dayOf(a), dayOf(b)) || inOrder(a.plain.id, b.plain.id))
  return [
    ...repeated(oldestFirst, pages),
    ...sameFields(oldestFirst),
    ...worn(oldestFirst.filter(({ text }) => text.form === 'article')),
    ...lonely(articles),
  ]
}

const dayOf = ({ plain }: ComparedArticle): string => plain.isoDate ?? '9999'

const problem = ({ plain: { file, source } }: ComparedArticle, words: string, text: string): Problem => ({
  file,
  line: lineOf(words, source),
  text,
})

/** Numbers come from the day, so two sentences that differ in a number alone are one. */
const withoutNumbers = (sentence: string): string =>
  sentence.replace(/\d(?:[\d.,\s\u00a0]*\d)?/g, '0').replace(/\.$/, '')

/** Sentences of an older article or of another page. */
function repeated(oldestFirst: readonly ComparedArticle[], pages: readonly SourceText[]): Problem[] {
  const places = new Map<string, () => string>()
  for (const { file, line, text } of pages)
    for (const sentence of longSentences([text])) places.set(withoutNumbers(sentence), () => `${file}:${line}`)
  return oldestFirst.flatMap((article) => {
    // A description is compared as a whole, below.
    const fields = article.text.fields.filter((field) => field !== article.description)
    const own = new Set(longSentences(piecesOf({ ...article.text, fields })))
    const again = [...own].flatMap((sentence) => {
      const place = places.get(withoutNumbers(sentence))
      const start = `"${sentence.slice(0, 60)}${sentence.length > 60 ? '…' : ''}"`
      return place ? [problem(article, sentence, `${start} stands in ${place()}, too: say it in other words`)] : []
    })
    const { file, source } = article.plain
    for (const sentence of own) places.set(withoutNumbers(sentence), () => `${file}:${lineOf(sentence, source)}`)
    return again
  })
}

/** Titles and descriptions of an older article. */
function sameFields(oldestFirst: readonly ComparedArticle[]): Problem[] {
  const first = new Map<string, string>()
  return oldestFirst.flatMap((article) =>
    (['title', 'description'] as const).flatMap((field) => {
      const other = first.get(article[field])
      first.set(article[field], other ?? article.plain.file)
      if (other === undefined || article[field] === '') return []
      return [problem(article, `${field}:`, `${field} is that of ${other}, too: write another`)]
    }),
  )
}

/** Headings of more than one section in twenty. */
function worn(oldestFirst: readonly ComparedArticle[]): Problem[] {
  const titles = oldestFirst.flatMap((article) => article.text.sections.map(({ title }) => ({ article, title })))
  return [...Map.groupBy(titles, ({ title }) => title)].flatMap(([title, all]) => {
    const last = all.at(-1)
    if (last === undefined || all.length <= Math.max(1, titles.length / 20)) return []
    const text = `${all.length - 1} other articles have a section "${title}": write a heading that says what this one is about`
    return [problem(last.article, `## ${title}`, text)]
  })
}

/** Articles with too few others on their topics: the page ends with three. */
function lonely(articles: readonly ComparedArticle[]): Problem[] {
  const on = new Map<string, ComparedArticle[]>()
  for (const article of articles)
    for (const topic of new Set(article.topics)) on.set(topic, [...(on.get(topic) ?? []).slice(0, minRelated), article])
  const least = Math.min(minRelated, articles.length - 1)
  return articles.flatMap((article) => {
    if (article.text.form !== 'article' || article.topics.length === 0) return []
    const related = new Set(article.topics.flatMap((topic) => on.get(topic) ?? []))
    related.delete(article)
    if (related.size >= least) return []
    const used = [...on.keys()].filter((topic) => !article.topics.includes(topic)).toSorted()
    const count = `${related.size} ${related.size === 1 ? 'article has' : 'articles have'} one of these topics`
    const text = `topics: ${count}, and the page ends with ${minRelated}: add one in use: ${used.join(', ')}`
    return [problem(article, 'topics:', text)]
  })
}
