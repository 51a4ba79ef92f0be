import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ruleFiles } from '#tests/unit/content/fr/texts.ts'
import type { Allowed } from './allowed.ts'
import { articles } from './articles.ts'
import { advice, stale, unbacked } from './backed.ts'
import { inEnglishSpelling } from './english-spelling.ts'
import { french } from './french.ts'
import { literalsIn, literalsOf, piecesOfMarkdown, piecesOfModule } from './literals.ts'
import { offers } from './offers.ts'
import { pages } from './pages.ts'
import { papers } from './papers.ts'

const allowed: Readonly<Record<string, Allowed>> = { ...articles, ...offers, ...pages, ...papers }
const literals = literalsIn('content/en')

test('no number stands in the words that neither a claim, nor a computation, nor a stated reason backs', () => {
  expect(literals.length).toBeGreaterThan(500)
  expect(unbacked(literals, allowed).join('\n')).toBe('')
})

test('no number is allowed that the words no longer hold', () => {
  expect(stale(literals, allowed)).toEqual([])
})

test('French holds no number as typed that its English pair may not, without a reason of its own', () => {
  const found = literalsIn('content/fr', inEnglishSpelling).filter(({ file }) => !ruleFiles.test(file))
  const ofPairs = Object.entries(allowed).map(([file, reasons]) => [file.replace('/en/', '/fr/'), reasons] as const)
  expect(found.length).toBeGreaterThan(500)
  expect(unbacked(found, Object.fromEntries(ofPairs), french).join('\n')).toBe('')
  expect(stale(found, french)).toEqual([])
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

test.each([
  ['Sur les visites, 37\u00a0% sont perdues.', '37%'],
  ['Une réponse en 0,5\u00a0ms.', '0.5'],
  ['À plus de 1\u00a0500\u00a0m.', '1,500'],
  ['Un rapport de 12\u00a0pour\u00a01.', '12:1'],
  ['En tout, 2,4\u00a0M de points.', '2.4M'],
])('the search finds the number of "%s" in French', (sentence, figure) => {
  expect(inArticle(inEnglishSpelling(sentence))).toEqual([[1, figure]])
})

test.each([
  'Le 11 juillet 2024, le 1er août et en juin 2022.',
  'LPRPDE (art. 10.1) et RGPD (article\u00a033).',
  'À 15\u00a0h\u00a024, l’alerte était due, depuis 9\u00a0h\u00a005.',
  'Les graines 1 à 12, et la règle 1.5.',
  'Le lieu S6 est sur le feuillet 31\u00a0G/5.',
])('the search passes over "%s" in French', (sentence) => {
  expect(inArticle(inEnglishSpelling(sentence))).toEqual([])
})

test('a message names the file, the line, the number and what to do', () => {
  const found = literalsOf('content/en/blog/ice.md', [{ text: 'We lose 37 % of them.', line: 9 }])
  expect(unbacked(found, {})).toEqual([
    `content/en/blog/ice.md:9: "37%" in "We lose 37 % of them.": no claim or computation: ${advice}`,
  ])
})
