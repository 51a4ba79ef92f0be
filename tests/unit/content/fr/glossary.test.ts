/* Breaches of the French glossary are found and named. `npm run check` looks for them in the texts of content/fr. */

import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breaches, frenchTextMistakes, textsOfArticle } from '#content/articles/french-text.ts'
import { moduleTexts, ruleFiles, textsOfModule } from '#content/articles/module-texts.server.ts'
import type { Problem } from '#content/markdown/problem.ts'

const said = (problems: readonly Problem[]) => problems.map(({ file, line, text }) => `${file}:${line}: ${text}`)

test('the texts of every file are read', () => {
  const files = globSync('content/fr/**/*.ts').filter((file) => !ruleFiles.test(file))
  const read = new Set(moduleTexts('content/fr').map(({ file }) => file))
  // The description of the interface is in English, and counts are computed.
  const without = ['content/fr/api/description.ts', 'content/fr/api/exchange.ts', 'content/fr/counts.ts']
  expect(files.filter((file) => !read.has(file)).toSorted()).toEqual(without)
})

test('a breach is named with its file, its line and its key', () => {
  const module = `export const page = {\n  title: \`“Précision” de \${n()} %\`,\n  href: "/x“",\n}\n`
  expect(said(breaches(textsOfModule('content/fr/pages/x.ts', module)))).toEqual([
    'content/fr/pages/x.ts:2: (title) « “Précision” de 0 % »: write straight quotes, which become « »',
  ])
  const article = `---\ntitle: Le machine learning\ndate: 1er mai 2025\n---\n\nQuoi ? [Ici](/data): {{day.fixes}} m — ou 3.5 m.\nAujourd'hui, l'été.\n`
  expect(said(frenchTextMistakes('content/fr/blog/x.md', article))).toEqual([
    'content/fr/blog/x.md:2: « Le machine learning »: write apprentissage automatique',
    'content/fr/blog/x.md:6: « Quoi ? [Ici] : 0 m — ou 3.5 m. »: write a comma, a colon or a new sentence for —',
    'content/fr/blog/x.md:6: « Quoi ? [Ici] : 0 m — ou 3.5 m. »: write a decimal comma',
  ])
})

test('a synonym that readers search for may be used where the glossary names the file, and nowhere else', () => {
  const found = (file: string) => said(breaches(textsOfModule(file, `export const x = { text: 'Le SIGINT.' }\n`)))
  expect(found('content/fr/services/signals.ts')).toEqual([])
  expect(found('content/fr/pages/about.ts')).toEqual([
    'content/fr/pages/about.ts:1: (text) « Le SIGINT. »: write renseignement électromagnétique',
  ])
})

test('a comma before three digits is that of a decimal where English has its point, and else an English thousand', () => {
  const article = 'De 1,000 à 1,143\u00a0bit.\n'
  const found = (english: string) => breaches(textsOfArticle('content/fr/blog/x.md', article), () => english).length
  expect(['From 1.000 to 1.143 bits.', 'From 1,000 to 1.143 bits.', 'From 1.000 to 11.143 bits.'].map(found)).toEqual([
    0, 1, 1,
  ])
})
