import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleDifferences } from '#server/publish/languages/compare-articles.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairnline-articles-'))
  for (const language of ['en', 'fr']) mkdirSync(join(root, 'content', language, 'blog'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const date = { en: 'October 1, 2025', fr: '1er octobre 2025' }

function write(language: 'en' | 'fr', fields = `date: ${date[language]}`, body = '## A\n\nA [link](/about).\n'): void {
  writeFileSync(join(root, 'content', language, 'blog', 'roads.md'), `---\n${fields}\n---\n\n${body}`)
}

const [english, french] = ['content/en/blog/roads.md', 'content/fr/blog/roads.md']

test('a pair that differs in words alone passes', () => {
  write('en')
  write('fr', undefined, '## Des mots\n\nUn {{en: wayside}} [lien](/about).\n')
  expect(articleDifferences(root)).toEqual([])
})

test.each([
  ['en', french, english, 'English'],
  ['fr', english, french, 'French'],
] as const)('an article in %s without its pair is a line that says what to do', (language, missing, present, its) => {
  write(language)
  expect(articleDifferences(root)).toEqual([
    `${missing} is missing: ${present} stands in ${its} alone. Write its translation there. ` +
      `A notice (form: notice) may stay in one language: write "languages: ${language}" into it.`,
  ])
})

test.each(['en', 'fr'] as const)('a notice in %s alone needs no pair, and has none', (language) => {
  write(language, `date: ${date[language]}\nform: notice\nlanguages: ${language}`)
  expect(articleDifferences(root)).toEqual([])
  write(language === 'en' ? 'fr' : 'en')
  const [other, its] = language === 'en' ? [french, english] : [english, french]
  expect(articleDifferences(root)).toEqual([expect.stringContaining(`${other}: ${its} says that it is in`)])
})

test('days, fields and links are the same', () => {
  write('en')
  write('fr', 'date: 2 octobre 2025\nmodified: 3 octobre 2025\ndraft: true', '## A\n\nUn [lien](/contact).\n')
  expect(articleDifferences(root)).toEqual([
    `${french}: draft differs from the English article: write it as there.`,
    `${french}: date "2 octobre 2025" is another day than "October 1, 2025" of the English article.`,
    `${french}: modified "3 octobre 2025" is another day than (none) of the English article.`,
    `${french}: links: /about is missing.`,
  ])
})

test('a file whose fields cannot be read is left to the build of its language, which knows the line', () => {
  write('en')
  write('fr', 'date: "1er')
  expect(articleDifferences(root)).toEqual([])
})
