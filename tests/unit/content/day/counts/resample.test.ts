import { expect, test } from 'vitest'
import { resampledInterval } from '#content/day/counts/forecast.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('the interval of a mean is about two standard errors to each side', () => {
  const cases = Array.from({ length: 100 }, (_, index) => index % 2)
  const { least, most } = resampledInterval(cases, mean)
  expect(least).toBeCloseTo(0.5 - 1.96 * 0.05, 1)
  expect(most).toBeCloseTo(0.5 + 1.96 * 0.05, 1)
})

test('cases that are all alike leave no doubt', () => {
  expect(resampledInterval([3, 3, 3], mean)).toEqual({ least: 3, most: 3 })
})
