import { expect, it } from 'vitest'
import { placeOnLog } from '#content/day/log-scale.ts'

it('gives equal lengths to equal ratios', () => {
  expect(placeOnLog(0.01, 0.01, 100)).toBe(0)
  expect(placeOnLog(1, 0.01, 100)).toBe(50)
  expect(placeOnLog(10, 0.01, 100)).toBe(75)
  expect(placeOnLog(100, 0.01, 100)).toBe(100)
})

it.each([0.009, 101, 0, -1, Number.NaN])('refuses %d on an axis from 0.01 to 100', (value) => {
  expect(() => placeOnLog(value, 0.01, 100)).toThrow(RangeError)
})

it('runs downwards, too: a decade of a scale bar', () => {
  expect(placeOnLog(100, 100, 10)).toBe(0)
  expect(placeOnLog(10, 100, 10)).toBe(100)
  // Half of a decade in ratio is the square root of ten.
  expect(placeOnLog(Math.sqrt(1000), 100, 10)).toBe(50)
})

it.each([101, 9.9, 0, -1, Number.NaN])('refuses %d in the decade of 100', (value) => {
  expect(() => placeOnLog(value, 100, 10)).toThrow(RangeError)
})
