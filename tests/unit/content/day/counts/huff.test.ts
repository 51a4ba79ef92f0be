import { expect, test } from 'vitest'
import { catchment, fitExponent, market, sharesOf } from '#content/day/counts/huff.ts'

test('shares add up to one, and at exponent 1 the three stores of the example tie', () => {
  for (const exponent of [0, 1, 1.5, 2])
    expect(sharesOf(market.stores, exponent).reduce((a, b) => a + b)).toBeCloseTo(1)
  for (const share of sharesOf(market.stores, 1)) expect(share).toBeCloseTo(1 / 3, 10)
})

test('the exponent is read back off visits that follow it exactly', () => {
  for (const exponent of [0.8, 1.5, 2.2]) {
    const visits = sharesOf(market.stores, exponent).map((share) => share * 10_000)
    expect(fitExponent(market.stores, visits).exponent).toBeCloseTo(exponent, 6)
  }
})

test('four times the visits halve its error', () => {
  const visits = sharesOf(market.stores, 1.5).map((share) => share * 400)
  const more = visits.map((count) => count * 4)
  expect(fitExponent(market.stores, more).error / fitExponent(market.stores, visits).error).toBeCloseTo(0.5, 6)
})

test('the drawn visits hold their exponent in the interval; staff counted as visitors leave it', () => {
  const { fitted, misled, planned } = catchment()
  expect(Math.abs(fitted.exponent - market.trueExponent)).toBeLessThan(1.96 * fitted.error)
  expect(Math.abs(misled.exponent - market.trueExponent)).toBeGreaterThan(1.96 * fitted.error)
  expect(misled.planned).toBeGreaterThan(planned.most)
})
