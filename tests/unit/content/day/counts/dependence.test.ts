import { expect, test } from 'vitest'
import { agreement, correlation, watch } from '#content/day/counts/dependence.ts'

const lone = watch.caught / watch.flagged

test('independent tests multiply their ratios', () => {
  expect(correlation(0)).toBeCloseTo(0, 12)
  for (const tests of [1, 2, 3]) expect(agreement(0, tests).ratio).toBeCloseTo(lone ** tests, 6)
})

test('a common cause leaves one test as it was, and takes from two and three', () => {
  expect(agreement(0.005, 1).ratio).toBeCloseTo(lone, 9)
  expect(agreement(0.005, 2).ratio).toBeLessThan(lone ** 2)
  expect(agreement(0.005, 3).falseFound).toBeGreaterThan(agreement(0.001, 3).falseFound)
})

test('where everybody who is flagged lives alike, three tests say what one says', () => {
  const all = watch.flagged / watch.caught
  expect(agreement(all, 3).ratio).toBeCloseTo(1 / all, 6)
  expect(() => agreement(all + 0.001)).toThrow(RangeError)
})
