/* Spaces, quotes and colons of every page, as print has them. */

import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { type BuiltPage, builtFiles, builtPages, frenchPages, readBuilt } from './built-pages.ts'
import { builtFeed } from './feed.ts'
import { sourceList } from './word-blocks.ts'

/** A space at which a line may break between a number and its unit. Both languages have these signs of units. */
const loose = String.raw`\d (?:[kcm]?m[²³]?|km\/h|h|min|ms|dBm?|GHz|bits?)(?![\p{L}\d’'-])`
/** In French also one before a colon or a sign or inside guillemets, a straight apostrophe, and guillemets without a space. */
const looseFrench = `${loose}| [:;!?»%$](?=[\\s)]|$)|«(?!\u00a0)|(?<!\u00a0)»|\\p{L}'\\p{L}`

/** What is no prose of the page: code, the titles of sources, and drawings, in which no line breaks. */
const silent = `script, style, noscript, code, pre, svg, ${sourceList}, [lang]:not(html)`

/** The strings of a value of JSON, without addresses. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** What visitors, screen readers, search engines and link previews get of a document. */
function textsOf(document: Document): string[] {
  const body = document.body.cloneNode(true) as Element
  // The name of a field is a word of its sentence.
  for (const element of body.querySelectorAll(silent)) element.replaceWith(element.matches('td code') ? 'x' : '')
  const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder']
  return [
    body.textContent ?? '',
    document.title,
    ...[...document.querySelectorAll('meta[content]')].map((tag) => tag.getAttribute('content') ?? ''),
    ...spoken.flatMap((name) => [...body.querySelectorAll(`[${name}]`)].map((tag) => tag.getAttribute(name) ?? '')),
    ...[...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
      stringsIn(JSON.parse(script.textContent ?? '')),
    ),
  ]
}

const breaksIn = (texts: readonly string[], pattern: string): string[] =>
  texts.flatMap((text) => text.match(new RegExp(`.{0,30}(?:${pattern}).{0,20}`, 'gu')) ?? [])

const inEachLanguage: readonly (readonly [pages: readonly BuiltPage[], pattern: string])[] = [
  [builtPages, loose],
  [frenchPages, looseFrench],
]

test.each(
  inEachLanguage.flatMap(([pages, pattern]) => pages.map((page) => ({ ...page, address: page.address, pattern }))),
)('$address has no loose number, colon or quotation mark', ({ document, pattern }) => {
  expect(breaksIn(textsOf(document), pattern)).toEqual([])
})

test.each([
  ['rss.xml', loose],
  ['fr/rss.xml', looseFrench],
])('%s has none', (file, pattern) => {
  const { title, description, items } = builtFeed(file)
  const texts = items.flatMap((item) => [
    item.title,
    item.description,
    ...textsOf(new JSDOM(item.content).window.document),
  ])
  expect(breaksIn([title, description, ...texts], pattern)).toEqual([])
})

test('the Markdown versions of French pages have none', () => {
  const files = builtFiles.filter((file) => /^fr(?:\/.*)?\.md$|^fr\/llms[\w-]*\.txt$/.test(file))
  expect(files.length).toBeGreaterThan(40)
  const prose = files.map((file) => readBuilt(file).replace(/^```[\s\S]*?^```$/gm, ''))
  expect(breaksIn(prose, String.raw`[\p{L}\d)] :(?=\s)|\d %|« | »`)).toEqual([])
})
