import { expect, test } from 'vitest'
import { shareOf } from '#content/day/counts/forecast.ts'

test('an interval has a width where nothing failed, and stays between 0 and 1', () => {
  expect(shareOf(10, 10)).toMatchObject({ share: 1, most: 1 })
  // The limit of Wilson's interval without a failure: n / (n + z²).
  expect(shareOf(10, 10).least).toBeCloseTo(10 / (10 + 1.96 ** 2), 10)
  expect(shareOf(0, 10).most).toBeCloseTo(1 - 10 / (10 + 1.96 ** 2), 10)
})

test('an interval is centred where half succeed, and narrows with the root of the trials', () => {
  const { least, most } = shareOf(50, 100)
  expect(least + most).toBeCloseTo(1, 10)
  const wide = shareOf(50, 100)
  const narrow = shareOf(5000, 10_000)
  expect((wide.most - wide.least) / (narrow.most - narrow.least)).toBeCloseTo(10, 0)
})

test.each([
  [1, 0],
  [3, 2],
  [-1, 2],
])('%i successes in %i trials have no share', (successes, trials) => {
  expect(() => shareOf(successes, trials)).toThrow(RangeError)
})
