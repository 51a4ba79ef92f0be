/* The checks of finished articles, each with what it reports. `npm run check` runs them on the articles of the site. */

import { expect, test } from 'vitest'
import { figureMistakes, formMistakes } from '#content/articles/article-form.ts'
import type { CheckedText } from '#content/articles/text-blocks.ts'
import type { Block } from '#content/schema/article.ts'

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

const loose = (checked: CheckedText) => figureMistakes(checked).map(({ figure }) => figure)

test('a figure needs a claim, an example, a named source or a reason in the front matter', () => {
  expect(loose(text('We lose 37 % of them within 3 hours.'))).toEqual(['37%', '3 h'])
  expect(loose(text('', { fields: ['Answers in 20 ms'] }))).toEqual(['20 ms'])
  expect(loose(text('An example: 37%.</p><p>And 38%.'))).toEqual(['38%'])
  expect(loose(text('Up 99.99%. Song and colleagues (2010) found none.'))).toEqual([])
  expect(loose(text('PIPEDA, section 10.1, gives 24 months.'))).toEqual([])
  expect(loose(text('We close for 3 hours.', { reasoned: ['3 hours'] }))).toEqual([])
  expect(figureMistakes(text('We close.', { reasoned: ['3 hours'] }))).toEqual([
    { figure: '3 hours', around: '', text: 'numbers: "3 hours" stands nowhere in the text: take it out' },
  ])
})

test.each([
  ['In 2023, 37 % of them left.', '37%'],
  ['Since 2019 we are right with 97% probability.', '97%'],
  ['Smith (2021) found 93%, as section 3 says.', '93%'],
  ['We lose 3 in 10, or 3 out of 10.', '3 in 10'],
  ['Nous en perdons 3 fois sur 10.', '3 in 10'],
  ['It is 12 times as fast, or 12× or 12-fold.', '12 times'],
  ['A plan of 3 weeks, a 3-week plan.', '3 weeks'],
  ['Pendant 3 semaines.', '3 weeks'],
  ['We keep it for 24 months.', '24 months'],
  ['Réponse en 3 heures.', '3 h'],
  ['A team of 30 years.', '30 years'],
  ['By 5 percentage points.', '5%'],
  ['In 20 µs, p95 of 20 µs.', '20 µs'],
  ['Within 3h.', '3 h'],
  ['For 2/3 of them.', '2/3 of'],
  ['Rated 4.8 out of 5.', '4.8 in 5'],
])('an invented figure needs a reason: %s', (words, figure) => {
  expect(new Set(loose(text(words)))).toEqual(new Set([figure]))
  // The field of the message, as it is written there.
  expect(loose(text(words, { reasoned: [figure] }))).toEqual([])
})

test('opening hours, dates, names and counts need nothing', () => {
  const plain = [
    'Open from December 24, 9 to 5, on 3 floors, 50 km from Ottawa, and 24/7 in an emergency.',
    'On June 3 in 2 halls; step 2 of 4, page 3 of 10, section 12B; two in three; 3 in 2020 and 12 of the 14.',
    'ISO/IEC 27001:2022, IEEE 802.11, FIPS 140-3, TLS 1.3, 5G, Wi-Fi 6, CVE-2024-36401, 3 × 4, 1920x1080.',
    '3 years ago, a 5-year-old, the 1990s, 2023-2024, 10:15.',
    '7 days a week, 7 jours sur 7, IEEE 802.11h, version 2 of 3, 5 in a row.',
    'Ouvert de 9 h à 17 h, à 9h30, dès 18 heures, il y a 3 ans, étape 2 sur 4.',
  ]
  expect(plain.flatMap((words) => loose(text(words)))).toEqual([])
})
