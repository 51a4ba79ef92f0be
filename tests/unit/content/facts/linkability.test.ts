import { expect, test } from 'vitest'
import { copresence } from '#content/day/graph/copresence.ts'
import { linkabilityTable, saltWords } from '#content/en/claims/linkability.ts'
import { saltDays, saltPurposes } from '#content/facts/linkability.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the drawn graph remembers no longer than the salt of a graph lives', () => {
  expect(copresence.days).toBeLessThanOrEqual(saltDays.meetings)
})

test('a routine fits into the life of its salt: three weeks in four', () => {
  expect(saltDays.routines).toBeGreaterThanOrEqual(3 * 7)
  expect(saltDays.routines % 7).toBe(0)
})

test('lives are printed in hours, days and weeks', () => {
  expect(Object.values(saltWords).map(plain)).toEqual([
    '24 hours',
    '14 days',
    '28 days',
    '90 days',
    'fourteen days',
    'four weeks',
  ])
})

test('the table has a row for each purpose and for each of the two exceptions, every cell filled', () => {
  expect(linkabilityTable.rows).toHaveLength(saltPurposes.length + 2)
  for (const row of linkabilityTable.rows) {
    expect(row).toHaveLength(linkabilityTable.columns.length)
    expect(row.every((cell) => cell.length > 0)).toBe(true)
  }
})
