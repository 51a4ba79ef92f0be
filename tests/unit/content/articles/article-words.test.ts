import { describe, expect, test } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import type { Article } from '#content/schema/article.ts'

const articles = loadArticles({ drafts: false })

/** Addresses and dates (specification, sections 2 and 3). */
const published = {
  'from-signal-to-site-mesh-network-localization': 'October 22, 2025',
  'future-mobility-intelligence-smart-cities-iot': 'October 22, 2025',
  'counter-intelligence-digital-age-adversarial-movement-patterns': 'October 20, 2025',
  'from-sensor-to-signal-raw-data-operational-intelligence': 'October 14, 2025',
  'common-use-cases-strategic-movement-intelligence': 'May 4, 2025',
  'cybersecurity-measures-protecting-gis': 'April 27, 2025',
  'technical-backbone-cairnline-movement-intelligence': 'April 10, 2025',
  'reimagining-urban-resilience': 'April 6, 2025',
  'strategic-advantage-movement-intelligence': 'November 15, 2023',
  'redefining-strategic-movement-intelligence': 'October 10, 2023',
}

test('the ten specified articles stand at their addresses, with their dates', () => {
  expect(Object.fromEntries(articles.map(({ slug, date }) => [slug, date]))).toMatchObject(published)
})

test('the newest comes first, and of one day the first by name', () => {
  const specified = articles.map(({ slug }) => slug).filter((slug) => slug in published)
  expect(specified).toEqual(Object.keys(published))
})

test('the oldest has been revised', () => {
  const oldest = articles.find(({ slug }) => slug === 'redefining-strategic-movement-intelligence')
  expect(oldest?.modified?.date).toBe('October 27, 2025')
})

const blocksOf = (article: Article) => article.sections.flatMap(({ blocks }) => blocks)

const textOf = (article: Article): string =>
  blocksOf(article)
    .map((block) => {
      if (block.kind === 'figure') return `${block.alt}. ${block.caption}`
      if (block.kind === 'table') return block.caption
      return block.html
    })
    .join(' ')

const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const linksOf = (article: Article): string[] =>
  [...textOf(article).matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href)

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  test('is as long as it should be, and in at least four sections', () => {
    expect(article.wordCount).toBeGreaterThanOrEqual(1200)
    expect(article.wordCount).toBeLessThanOrEqual(2000)
    expect(article.sections.length).toBeGreaterThanOrEqual(4)
  })

  test('defines a term, works an example and shows at least two figures', () => {
    const kinds = blocksOf(article).map(({ kind }) => kind)
    expect(kinds).toContain('definition')
    expect(kinds.filter((kind) => kind === 'figure').length).toBeGreaterThanOrEqual(2)
    expect(textOf(article)).toMatch(/\bexample\b/i)
    expect(
      blocksOf(article).some(
        (block) => block.kind === 'table' || (block.kind === 'figure' && block.name === 'entropy'),
      ),
    ).toBe(true)
  })

  test('says where it fails and what it means for privacy', () => {
    const titles = article.sections.map(({ title }) => title)
    expect(titles).toContain('Where it fails')
    expect(titles).toContain('What it means for privacy')
  })

  test('leads on to at least two pages of the site, and to no article that is not there', () => {
    const links = linksOf(article)
    expect(new Set(links).size).toBeGreaterThanOrEqual(2)
    const here = articles.map(({ slug }) => `/blog/${slug}`)
    expect(links.filter((href) => href.startsWith('/blog/') && !here.includes(href))).toEqual([])
  })

  test('keeps to the house voice', () => {
    const text = [article.title, article.subtitle, article.description, plain(textOf(article))].join(' ')
    const avoided =
      /revolutionary|cutting-edge|unlock|leverag|in today.s world|seamless|game.chang|state-of-the-art|harness the|—/gi
    expect(text.match(avoided) ?? []).toEqual([])
    const american =
      /\b(cent(er|ers|ered)|behavior\w*|defense|color\w*|neighbor\w*|analyz\w*|travel(ed|ing|er)|license[sd]?)\b/g
    expect(text.match(american) ?? []).toEqual([])
  })
})

test('no sentence stands in two articles', () => {
  const owners = new Map<string, Set<string>>()
  for (const article of articles)
    for (const sentence of plain(textOf(article)).split(/(?<=[.?!])\s+/))
      if (sentence.split(' ').length > 4)
        owners.set(sentence.trim(), (owners.get(sentence.trim()) ?? new Set()).add(article.slug))
  expect([...owners].filter(([, slugs]) => slugs.size > 1).map(([sentence]) => sentence)).toEqual([])
})
