import { expect, test } from 'vitest'
import { calibration, pathLoss } from '#content/day/radio/trilateration.ts'

test('the survey finds the model that drew its readings, within three standard errors', () => {
  const { model } = calibration()
  expect(Math.abs(model.exponent - pathLoss.exponent)).toBeLessThan(3 * model.exponentError)
  expect(model.sigma).toBeCloseTo(pathLoss.sigma, 0)
})

test('regions hold the truth nearly as often as they say, and a wrong exponent makes them lie', () => {
  const { right, wrong } = calibration()
  expect(right.covered).toBeGreaterThan(0.9)
  expect(right.covered).toBeLessThan(0.98)
  expect(wrong.covered).toBeLessThan(0.5)
  expect(wrong.misfit).toBeGreaterThan(4 * right.misfit)
})
