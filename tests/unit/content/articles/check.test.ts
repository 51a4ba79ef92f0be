import { expect, test } from 'vitest'
import { figureMistakes, formMistakes } from '#content/articles/article-form.ts'
import { articleProblems } from '#content/articles/check.server.ts'
import type { CheckedText } from '#content/articles/units.ts'
import type { Block } from '#content/schema/article.ts'

test('the articles of the site have no mistakes, in either language', async () => {
  expect(await articleProblems()).toEqual([])
})

const text = (html: string, more: Partial<CheckedText> = {}): CheckedText => ({
  form: 'notice',
  wordCount: 100,
  sections: [{ id: 'a', title: 'A', blocks: [{ kind: 'html', html: `<p>${html}</p>` }] }],
  fields: [],
  reasoned: [],
  ...more,
})

test('an article is told all that it lacks, a notice its length', () => {
  expect(formMistakes(text('', { wordCount: 19 }))).toEqual(['19 words: a notice has 100 to 600'])
  expect(formMistakes(text('', { form: 'article', wordCount: 2_001 }))).toEqual([
    '2,001 words: an article has 1,200 to 2,000',
    '1 section: an article has at least 4, each under a heading ##',
    'no definition: write one, as ::: definition Term',
    '0 figures: an article shows at least 2, as ![what it shows](figure:name "caption")',
    'no worked example: write one that says "example", with a table',
    'no section on where the method fails: its heading says fails, limits, not, no, stops or wrong',
    'nothing on privacy: say what the method means for the people in the data',
    '0 links to other pages of the site: an article has at least 2',
  ])
  const blocks: Block[] = [
    { kind: 'definition', term: 'Stop', html: '<p>An example.</p>' },
    { kind: 'figure', name: 'week', number: 1, alt: 'A', caption: 'B' },
    { kind: 'figure', name: 'entropy', number: 2, alt: 'A', caption: 'B' },
    { kind: 'html', html: '<p><a href="/a">a</a> <a href="/b">b</a>, and privacy.</p>' },
  ]
  const sections = ['Why', 'How', 'Where it fails', 'What it means'].map((title) => ({ id: title, title, blocks }))
  expect(formMistakes({ ...text(''), form: 'article', wordCount: 1_200, sections })).toEqual([])
})

const loose = (checked: CheckedText) => figureMistakes(checked).map(({ words }) => words)

test('a figure needs a claim, an example, a year or a reason in the front matter', () => {
  expect(loose(text('We lose 37 % of them within 3 hours.'))).toEqual(['37%', '3 h'])
  expect(loose(text('', { fields: ['Answers in 20 ms'] }))).toEqual(['20 ms'])
  expect(loose(text('An example: 37%.</p><p>And 38%.'))).toEqual(['38%'])
  expect(loose(text('Up 99.99%. Song and colleagues (2010) found none.'))).toEqual([])
  expect(loose(text('We close for 3 hours.', { reasoned: ['3 hours'] }))).toEqual([])
  expect(figureMistakes(text('We close.', { reasoned: ['3 hours'] }))).toEqual([
    { words: '3 hours', text: 'numbers: "3 hours" stands nowhere in the text: take it out' },
  ])
})

test('opening hours, dates and counts need nothing', () => {
  expect(loose(text('Open from December 24, 9 to 5, on 3 floors, 50 km from Ottawa.'))).toEqual([])
})
