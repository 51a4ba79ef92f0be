import { describe, expect, test } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import type { Article, ArticleForm } from '#content/schema/article.ts'
import { language } from '#language'

/** What an article has to say. */
const { example, limit, privacy } = {
  'en-CA': {
    example: /\bexample\b/i,
    limit: /\b(?:fails|limits|not|no|stops|wrong)\b/i,
    privacy: /\bprivacy\b/i,
  },
  'fr-CA': {
    example: /(?<!\p{L})exemples?(?!\p{L})/iu,
    limit: /(?<!\p{L})(?:échoue|trompe|s’arrête|ne|n’arrête)(?:nt)?(?!\p{L})/iu,
    // Canadian laws say « renseignements personnels » where English says privacy.
    privacy: /vie privée|renseignements? personnels?/i,
  },
}[language.tag]

// Of an article that is checked alone, a draft counts, too (npm run check:article).
const articles = loadArticles({ drafts: process.env.CHECKED_ARTICLE !== undefined })

const blocksOf = (article: Article) => article.sections.flatMap(({ blocks }) => blocks)

const textOf = (article: Article): string =>
  blocksOf(article)
    .map((block) => {
      if (block.kind === 'figure') return `${block.alt}. ${block.caption}`
      if (block.kind === 'table') return block.caption
      return block.html
    })
    .join(' ')

const linksOf = (article: Article): string[] =>
  [...textOf(article).matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href)

const ofForm = (form: ArticleForm) =>
  articles.filter((article) => article.form === form).map((article) => [article.slug, article] as const)

test('few articles end under the same headings', () => {
  const titles = articles
    .filter(({ form }) => form === 'article')
    .flatMap(({ sections }) => sections.map(({ title }) => title))
  const repeated = [...Map.groupBy(titles, (title) => title)].filter(([, all]) => all.length > titles.length / 20)
  expect(repeated.map(([title]) => title)).toEqual([])
})

describe.each(ofForm('article'))('article %s', (_, article) => {
  test('is as long as it should be, and in at least four sections', () => {
    expect(article.wordCount).toBeGreaterThanOrEqual(1200)
    expect(article.wordCount).toBeLessThanOrEqual(2000)
    expect(article.sections.length).toBeGreaterThanOrEqual(4)
  })

  test('defines a term, works an example and shows at least two figures', () => {
    const kinds = blocksOf(article).map(({ kind }) => kind)
    expect(kinds).toContain('definition')
    expect(kinds.filter((kind) => kind === 'figure').length).toBeGreaterThanOrEqual(2)
    expect(textOf(article)).toMatch(example)
    expect(
      blocksOf(article).some(
        (block) => block.kind === 'table' || (block.kind === 'figure' && block.name === 'entropy'),
      ),
    ).toBe(true)
  })

  test('says where it fails and what it means for privacy', () => {
    const limits = article.sections.filter(({ title }) => limit.test(title))
    expect(limits.map(({ title }) => title)).not.toEqual([])
    expect(article.sections.map(({ title }) => title).join(' ') + textOf(article)).toMatch(privacy)
  })

  test('leads on to at least two pages of the site', () => {
    expect(new Set(linksOf(article)).size).toBeGreaterThanOrEqual(2)
  })
})

test.each(ofForm('notice'))('notice %s is short', (_, { wordCount }) => {
  expect(wordCount).toBeGreaterThanOrEqual(100)
  expect(wordCount).toBeLessThanOrEqual(600)
})
