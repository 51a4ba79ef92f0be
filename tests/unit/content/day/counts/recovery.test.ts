import { expect, test } from 'vitest'
import { lossOf } from '#content/day/counts/recovery.ts'

test('the areas are those of a triangle and of an exponential, summed day by day', () => {
  const { line, exponential } = lossOf(0.6, 5)
  const sum = (missing: (day: number) => number) =>
    Array.from({ length: 100_000 }, (_, step) => missing((step + 0.5) / 100) / 100).reduce((a, b) => a + b)
  expect(line).toBeCloseTo(
    sum((day) => Math.max(0, 0.6 * (1 - day / 10))),
    4,
  )
  expect(exponential).toBeCloseTo(
    sum((day) => 0.6 * 0.5 ** (day / 5)),
    4,
  )
})
