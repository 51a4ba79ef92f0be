import { expect, test } from 'vitest'
import { chanceOfFullQuarter } from '#content/day/counts/population.ts'

test('small hours can be counted by hand', () => {
  expect(chanceOfFullQuarter(1, 1)).toBeCloseTo(1, 12)
  expect(chanceOfFullQuarter(2, 2)).toBeCloseTo(1 / 4, 12)
  expect(chanceOfFullQuarter(3, 3)).toBeCloseTo(1 / 16, 12)
  /** Of 4³ draws 4 × 3 × 2 leave each crossing alone in its quarter. */
  expect(chanceOfFullQuarter(3, 2)).toBeCloseTo(1 - 24 / 64, 12)
})

test('the fullest of four quarters holds a quarter of the hour at least, and never more than all of it', () => {
  expect(chanceOfFullQuarter(28, 7)).toBeCloseTo(1, 12)
  expect(chanceOfFullQuarter(28, 29)).toBeCloseTo(0, 12)
})
