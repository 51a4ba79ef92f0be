/* An article and its translation that disagree are reported. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pairProblems } from '#content/articles/pairs.server.ts'
import { otherNotices } from '#content/articles/plain-articles.server.ts'
import { ArticleError } from '#content/markdown/problem.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
  for (const language of ['en', 'fr']) mkdirSync(join(root, 'content', language, 'blog'), { recursive: true })
})

const mistakes = () => pairProblems(root).map((problem) => new ArticleError([problem]).message)

const date = { en: 'October 1, 2025', fr: '1er octobre 2025' }

function write(language: 'en' | 'fr', fields = `date: ${date[language]}`, body = '## A\n\nA [link](/about).\n'): void {
  writeFileSync(join(root, 'content', language, 'blog', 'roads.md'), `---\n${fields}\n---\n\n${body}`)
}

const [english, french] = ['content/en/blog/roads.md', 'content/fr/blog/roads.md']

test('a pair that differs in words alone passes', () => {
  write('en')
  write('fr', undefined, '## Des mots\n\nUn {{en: wayside}} [lien](/about).\n')
  expect(mistakes()).toEqual([])
})

test.each([
  ['en', french, english, 'English'],
  ['fr', english, french, 'French'],
] as const)('an article in %s without its pair is a line that says what to do', (language, missing, present, its) => {
  write(language)
  expect(mistakes()).toEqual([
    `${missing}:1: this file is missing: ${present} stands in ${its} alone: write its translation here ` +
      `(a notice may stay in one language: write "languages: ${language}" into it)`,
  ])
})

test.each(['en', 'fr'] as const)('a notice in %s alone needs no pair, and has none', (language) => {
  write(language, `date: ${date[language]}\nform: notice\nlanguages: ${language}`)
  expect(mistakes()).toEqual([])
  write(language === 'en' ? 'fr' : 'en')
  const [other, its] = language === 'en' ? [french, english] : [english, french]
  expect(mistakes()).toEqual([expect.stringContaining(`${other}:1: ${its} says that it is in`)])
})

test('the English blog names a French notice with its title as French sets it', () => {
  write('fr', `title: "Le \\"quai\\" : fermé dès 16 h ?"\naddress: quai\ndate: ${date.fr}\nform: notice\nlanguages: fr`)
  expect(otherNotices(root).map(({ title }) => title)).toEqual(['Le «\u00a0quai\u00a0»\u00a0: fermé dès 16\u00a0h?'])
})

test('days, fields, links and numbers are the same', () => {
  write('en', undefined, '## A\n\nA [link](/about) of 1,606 from 9 to 5.\n')
  write(
    'fr',
    'date: 2 octobre 2025\nmodified: 3 octobre 2025\ndraft: true',
    '## A\n\nUn [lien](/contact) de 7 de 9 à 17 h.\n',
  )
  expect(mistakes()).toEqual([
    `${french}:4: draft differs from the English article: write it as there`,
    `${french}:2: date "2 octobre 2025" is another day than "October 1, 2025" of the English article: write 1er octobre 2025`,
    `${french}:3: modified "3 octobre 2025" is another day than (none) of the English article: take the line out`,
    `${french}:6: numbers of the English article missing here: 1606`,
    `${french}:9: numbers that the English article lacks: 7`,
    `${french}:6: links of the English article missing here: /about`,
    `${french}:9: links that the English article lacks: /contact`,
  ])
})

test('links with parentheses, and in angle brackets, are compared whole', () => {
  const body = (address: string) =>
    `## A\n\nA [road](https://example.org/ice_(road)_${address}) and [page](</about>).\n`
  write('en', undefined, body('north'))
  write('fr', undefined, body('south').replace('</about>', '</contact>'))
  expect(mistakes()).toEqual([
    `${french}:4: links of the English article missing here: /about, https://example.org/ice_(road)_north`,
    `${french}:7: links that the English article lacks: /contact, https://example.org/ice_(road)_south`,
  ])
})

test('a file whose fields cannot be read is left to the build of its language, which knows the line', () => {
  write('en')
  write('fr', 'date: "1er')
  expect(mistakes()).toEqual([])
})
