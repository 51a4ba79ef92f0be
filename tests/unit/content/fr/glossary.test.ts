import { expect, test } from 'vitest'
import { calques, glossary, refused } from '#content/fr/language/glossary.ts'
import { typography } from '#content/fr/language/typography.ts'
import { frenchTitles } from '#content/sources/french-titles.ts'
import type { Source } from '#content/sources/source.ts'
import { rooms } from '#content/sources/sources.ts'
import { frenchTexts, type Text, textsOfArticle, textsOfModule } from './texts.ts'

const texts = frenchTexts()

/** Each place that breaks a rule, as a message: file, line, key, what was found, what to write. */
const breaches = (found: readonly Text[], rules: readonly { broken: RegExp; instead: string }[]): string[] =>
  found.flatMap(({ file, line, key, text }) =>
    rules.flatMap(({ broken, instead }) => {
      const hit = broken.exec(text)
      if (!hit) return []
      const around = text.slice(Math.max(0, hit.index - 24), hit.index + hit[0].length + 24)
      return [`${file}:${line}${key && ` (${key})`}: « ${around} »: write ${instead}`]
    }),
  )

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
