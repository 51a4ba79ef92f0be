import { expect, test } from 'vitest'
import { articleLanguage } from '#content/en/articles.ts'

test.each([
  ['October 14, 2025', '2025-10-14T12:00:00.000Z'],
  ['February 29, 2024', '2024-02-29T12:00:00.000Z'],
  ['April 6, 2025', '2025-04-06T12:00:00.000Z'],
])('%s is read in UTC', (text, iso) => {
  expect(articleLanguage.parseDate(text)?.toISOString()).toBe(iso)
})

test.each([
  'October 14 2025',
  'october 14, 2025',
  'Oct 14, 2025',
  'October 014, 2025',
  'October 14, 25',
  'October 32, 2025',
  'February 29, 2025',
  'April 31, 2025',
  ' October 14, 2025',
  '2025-10-14',
  '',
])('%j is no date', (text) => {
  expect(articleLanguage.parseDate(text)).toBeUndefined()
})
