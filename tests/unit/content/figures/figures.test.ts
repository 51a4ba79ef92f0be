import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Allowed, figuresOf } from './allowed.ts'
import { articles } from './articles.ts'
import { type Literal, literalsIn, literalsOf, piecesOfMarkdown, piecesOfModule } from './literals.ts'
import { offers } from './offers.ts'
import { pages } from './pages.ts'
import { papers } from './papers.ts'

const allowed: Readonly<Record<string, Allowed>> = { ...articles, ...offers, ...pages, ...papers }
const literals = literalsIn('content/en')

const advice =
  'write the key of a claim or of a number of the day (docs/editing.md), or allow the number in tests/unit/content/figures/, with its reason'

const unbacked = (found: readonly Literal[], by: Readonly<Record<string, Allowed>>) =>
  found
    .filter(({ file, figure }) => !figuresOf(by[file] ?? {}).has(figure))
    .map(
      ({ file, line, figure, words }) =>
        `${file}:${line}: "${figure}" in "${words}": no claim or computation: ${advice}`,
    )

test('no number stands in the words that neither a claim, nor a computation, nor a stated reason backs', () => {
  expect(literals.length).toBeGreaterThan(500)
  expect(unbacked(literals, allowed).join('\n')).toBe('')
})

test('no number is allowed that the words no longer hold', () => {
  const stale = Object.entries(allowed).flatMap(([file, reasons]) => {
    const held = new Set(literals.filter((literal) => literal.file === file).map(({ figure }) => figure))
    return [...figuresOf(reasons)].filter((figure) => !held.has(figure)).map((figure) => `${file}: ${figure}`)
  })
  expect(stale).toEqual([])
})

test('a number that is allowed as published comes from a source that the file cites', () => {
  const uncited = Object.entries(allowed).flatMap(([file, { quoted = {} }]) => {
    const words = readFileSync(file, 'utf8')
    return Object.keys(quoted).flatMap((key) => (new RegExp(`\\b${key}\\b`).test(words) ? [] : [`${file}: ${key}`]))
  })
  expect(uncited).toEqual([])
})

const inArticle = (source: string) =>
  literalsOf('a.md', piecesOfMarkdown(source)).map(({ line, figure }) => [line, figure])
const inModule = (source: string) =>
  literalsOf('a.ts', piecesOfModule('a.ts', source)).map(({ line, figure }) => [line, figure])

test.each([
  ['Of the visits 37 % are lost.', '37%'],
  ['Of the visits 37% are lost.', '37%'],
  ['Of the visits thirty-seven per cent are lost.', 'thirty-seven per cent'],
  ['Answers in 20 ms.', '20'],
  ['A ratio of 12:1.', '12:1'],
  ['More than 1,500 m away.', '1,500'],
  ['In 2010 we counted 2,010 people.', '2,010'],
])('the search finds the number of "%s", in an article and on a page', (sentence, figure) => {
  expect(inArticle(`---\ndate: May 4, 2025\n---\n\n${sentence}`)).toEqual([[5, figure]])
  expect(inModule(`export const page = {\n  text: '${sentence}',\n}`)).toEqual([[2, figure]])
  expect(inModule(`export const page = {\n  text: \`\${claim('uptime')} ${sentence}\`,\n}`)).toEqual([[2, figure]])
})

test.each([
  'Up for {{claim.uptime}} and {{day.fixes}} fixes.',
  'On July 11, 2024, and in June 2022.',
  'Song and colleagues (2010) and ISO 27001:2022, NIST SP 800-207, CVE-2024-36401.',
  'PIPEDA (section 10.1) and GDPR (article 33).',
  'At 15:24 the alert was due.',
  'Place S6 lies on sheet 31 G/5.',
])('the search passes over "%s"', (sentence) => {
  expect(inArticle(sentence)).toEqual([])
})

test('a message names the file, the line, the number and what to do', () => {
  const found = literalsOf('content/en/blog/ice.md', [{ text: 'We lose 37 % of them.', line: 9 }])
  expect(unbacked(found, {})).toEqual([
    `content/en/blog/ice.md:9: "37%" in "We lose 37 % of them.": no claim or computation: ${advice}`,
  ])
})
