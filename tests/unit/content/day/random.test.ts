import { expect, test } from 'vitest'
import { gaussian, mulberry32, pick } from '#content/day/random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => {
    const random = mulberry32(seed)
    return Array.from({ length: 5 }, random)
  }
  expect(draw(3105)).toEqual(draw(3105))
  expect(draw(3105)).not.toEqual(draw(3106))
})

test('numbers lie in [0, 1) with mean one half', () => {
  const random = mulberry32(1)
  const values = Array.from({ length: 20_000 }, random)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1)
})

test('normal deviates have mean 0 and variance 1', () => {
  const random = mulberry32(2)
  const values = Array.from({ length: 40_000 }, () => gaussian(random))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  expect(Math.abs(mean)).toBeLessThan(0.02)
  expect(Math.abs(variance - 1)).toBeLessThan(0.03)
})

test('picking takes weights as they are, and refuses none', () => {
  const random = mulberry32(1)
  const drawn = Array.from({ length: 4000 }, () => pick(random, [1, 0, 3]))
  expect(drawn.filter((index) => index === 2).length / drawn.length).toBeCloseTo(0.75, 1)
  expect(drawn).not.toContain(1)
  expect(() => pick(random, [0, 0])).toThrow(RangeError)
})
