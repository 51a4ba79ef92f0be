import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calques, glossary, refused } from '#content/fr/language/glossary.ts'
import { type TypographyRule, typography } from '#content/fr/language/typography.ts'
import { frenchTitles } from '#content/sources/french-titles.ts'
import type { Source } from '#content/sources/source.ts'
import { rooms } from '#content/sources/sources.ts'
import { englishOf, frenchTexts, ruleFiles, type Text, textsOfArticle, textsOfModule } from './texts.ts'

const texts = frenchTexts()

/** Each place that breaks a rule, as a message: file, line, key, what was found, what to write. */
const breaches = (found: readonly Text[], rules: readonly TypographyRule[], english = englishOf): string[] =>
  found.flatMap(({ file, line, key, text }) =>
    rules.flatMap(({ broken, instead, right }) => {
      const hits = [...text.matchAll(new RegExp(broken, `${broken.flags}g`))]
      const hit = hits.find(([found]) => !right || !holds(english(file), right(found)))
      if (!hit) return []
      const around = text.slice(Math.max(0, hit.index - 24), hit.index + hit[0].length + 24)
      return [`${file}:${line}${key && ` (${key})`}: « ${around} »: write ${instead}`]
    }),
  )

const holds = (text: string, number: string) =>
  new RegExp(String.raw`(?<![\d,.])${number.replace('.', String.raw`\.`)}(?!\d)`).test(text)

const terms = glossary.flatMap(({ french, not }) => not.map((form) => ({ broken: refused(form), instead: french })))
const turns = calques.map(({ not, french }) => ({ broken: refused(not), instead: french }))

test('the texts of content/fr keep the typography of Canadian French', () => {
  expect(texts.length).toBeGreaterThan(300)
  expect(breaches(texts, typography)).toEqual([])
})

test('the texts of content/fr use the terms of the glossary', () => {
  expect(breaches(texts, terms)).toEqual([])
})

test('the texts of content/fr follow no English turn of phrase', () => {
  expect(breaches(texts, turns)).toEqual([])
})

test('no text of content/fr is an English sentence', () => {
  const english = /(?<!\p{L})(?:the|and|of|is|are|with|which|that|from|for|not|it)(?!\p{L})/giu
  const left = texts.filter(({ text }) => (text.match(english)?.length ?? 0) > 2)
  expect(left.map(({ file, line, key, text }) => `${file}:${line} (${key}): ${text.slice(0, 60)}`)).toEqual([])
})

test('the texts of content/fr call laws and bodies by their French names', () => {
  const sources = new Map(rooms.flatMap((room) => Object.entries<Source>(room)))
  const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const laws = Object.entries(frenchTitles).flatMap(([key, french]) => {
    const source = sources.get(key)
    if (source === undefined) throw new Error(`content/sources/french-titles.ts: no source has the key '${key}'`)
    const pairs = [
      [source.title, french.title],
      [source.name, french.name],
    ] as const
    return pairs.flatMap(([english, name]) =>
      english === undefined || name === undefined || english === name
        ? []
        : [{ broken: new RegExp(String.raw`(?<![\p{L}-])${escaped(english)}(?![\p{L}-])`, 'u'), instead: name }],
    )
  })
  expect(laws.length).toBeGreaterThan(25)
  expect(breaches(texts, laws)).toEqual([])
})

test('the texts of every file are read', () => {
  const files = globSync('content/fr/**/*.{ts,md}').filter((file) => !ruleFiles.test(file))
  const read = new Set(texts.map(({ file }) => file))
  // The description of the interface is in English, and counts are computed.
  const without = ['content/fr/api/description.ts', 'content/fr/api/exchange.ts', 'content/fr/counts.ts']
  expect(files.filter((file) => !read.has(file)).toSorted()).toEqual(without)
})

test.each([
  ['a property', `export const page = { title: 'Un fix' }`],
  ['a property whose name is that of a figure', `export const page = { figure: (n: number) => \`Le fix \${n}\` }`],
  ['a call', `export const columns = column('id', 'Le fix')`],
  ['a text of one word', `export const page = { unit: 'fix' }`],
  ['a list', `export const page = { notes: ['Un', 'Un fix'] }`],
  ['a map', `export const places = new Map([['about', 'Un fix']])`],
  ['a constant after an address', `export const link = { href: '/x' }\nconst words = 'Un fix'`],
  ['a function', `export const says = (n: number) => (n > 1 ? 'Un fix' : \`Des \${n} fix\`)`],
])('a term is found in %s', (_, module) => {
  expect(breaches(textsOfModule('content/fr/pages/x.ts', module), terms)).not.toEqual([])
})

test('a breach is named with its file, its line and its key', () => {
  const module = `export const page = {\n  title: \`Précision de \${n()}%\`,\n  href: "/x ?y=1",\n}\n`
  expect(breaches(textsOfModule('content/fr/pages/x.ts', module), typography)).toEqual([
    'content/fr/pages/x.ts:2 (title): « Précision de 0% »: write U+00A0 before %',
  ])
  const article = '---\ntitle: Le machine learning\ndate: 1er mai 2025\n---\n\nQuoi ? [Ici](/data) : {{day.fixes}} m.\n'
  expect(breaches(textsOfArticle('content/fr/blog/x.md', article), [...typography, ...terms])).toEqual([
    'content/fr/blog/x.md:2: « Le machine learning »: write apprentissage automatique',
    'content/fr/blog/x.md:6: « Quoi ? [Ici]  : 0 m. »: write no space before ; ! ?',
    'content/fr/blog/x.md:6: « Quoi ? [Ici]  : 0 m. »: write U+00A0 before the colon',
    'content/fr/blog/x.md:6: « Quoi ? [Ici]  : 0 m. »: write U+00A0 between number and unit',
  ])
})

test('a comma before three digits is that of a decimal where English has its point, and else an English thousand', () => {
  const article = 'De 1,000 à 1,143\u00a0bit.\n'
  const found = (english: string) =>
    breaches(textsOfArticle('content/fr/blog/x.md', article), typography, () => english).length
  expect(['From 1.000 to 1.143 bits.', 'From 1,000 to 1.143 bits.', 'From 1.000 to 11.143 bits.'].map(found)).toEqual([
    0, 1, 1,
  ])
})
