import { expect, it, test } from 'vitest'
import { numeralDifferences, numeralsIn } from '#content/articles/numerals.ts'
import { type BuiltPage, builtPages, everyPage, inFrench, isPaired } from '#tests/dist/site.ts'

type Tag = 'en-CA' | 'fr-CA'

/** Elements without numbers of the page: a list of titles, code, and the minutes that an article takes to read. */
const silent = 'script, style, noscript, .sources, code, [class*="card-notes"] span, .read-on .data'

/** The texts of an element one by one: numbers of two cells are not one number. */
function textOf(root: Element): string {
  const copy = root.cloneNode(true) as Element
  for (const element of copy.querySelectorAll(silent)) element.remove()
  for (const image of copy.querySelectorAll('img')) image.replaceWith(` ${image.alt} `)
  for (const end of copy.querySelectorAll('*')) end.append(' ')
  return copy.textContent ?? ''
}

const wordsOf = (one: BuiltPage) => [...one.document.querySelectorAll('main')].map(textOf).join(' ')

/** The numerals of each row of each table of a page. */
const rowsOf = ({ document }: BuiltPage, tag: Tag) =>
  [...document.querySelectorAll('main table')].map((table) =>
    [...table.querySelectorAll('tr')].map((row) => numeralsIn(textOf(row), tag)),
  )

/** The list of articles differs between the languages while a notice stands in one of them. */
const isAlike = (one: BuiltPage) => isPaired(one) && (one.name !== '/blog' || everyPage.every(isPaired))
const paired = builtPages.filter(isAlike)

test.each(paired)('$address has the same numerals in French', (one) => {
  expect(numeralDifferences(wordsOf(one), wordsOf(inFrench(one.name)))).toEqual({ lacking: [], extra: [] })
})

test.each(paired.filter(({ document }) => document.querySelector('main table')))(
  'the tables of $address have the same numerals in French, row by row',
  (one) => {
    expect(rowsOf(inFrench(one.name), 'fr-CA')).toEqual(rowsOf(one, 'en-CA'))
  },
)

it('reads a numeral alike in both languages, and tells another', () => {
  expect(numeralsIn('1,606 fixes, 3.5 km, 09:05, 24:00, 99.99%, 10:1, 2,010.5', 'en-CA')).toEqual(
    numeralsIn(
      '1\u00a0606 positions, 3,5\u00a0km, 9\u00a0h\u00a005, 24\u00a0h, 99,99\u00a0%, 10\u00a0pour\u00a01, 2\u00a0010,5',
      'fr-CA',
    ),
  )
  expect(numeralsIn('1\u00a0607, 3,05', 'fr-CA')).toEqual(['1607', '3.05'])
})
