import { expect, it } from 'vitest'
import { placeOnDecade } from '#components/precision/scale.ts'

it('places lengths by their logarithm', () => {
  expect(placeOnDecade(100, 100)).toBe(0)
  expect(placeOnDecade(10, 100)).toBe(100)
  // Half of a decade in ratio is the square root of ten.
  expect(placeOnDecade(Math.sqrt(1000), 100)).toBeCloseTo(50)
  expect(placeOnDecade(5000, 10_000)).toBeCloseTo(30.103)
})

it.each([101, 9.9, 0, -1, Number.NaN])('refuses %d m in the decade of 100 m', (metres) => {
  expect(() => placeOnDecade(metres, 100)).toThrow(RangeError)
})
