import { expect, test } from 'vitest'
import { entropy, radiusOfGyration } from '#content/day/track/staypoints.ts'

test('equal parts have log2 n bits, one part none', () => {
  for (const count of [1, 2, 8, 13]) expect(entropy(new Array<number>(count).fill(7))).toBeCloseTo(Math.log2(count), 12)
  expect(entropy([42])).toBe(0)
  expect(entropy([42, 0, 0])).toBe(0)
})

test('a known case: halves, a quarter and two eighths', () => {
  expect(entropy([4, 2, 1, 1])).toBeCloseTo(1.75, 12)
})

test('two equal places one kilometre apart have a radius of half a kilometre', () => {
  const places = [
    { x: 0, y: 0, minutes: 60 },
    { x: 1000 / 15, y: 0, minutes: 60 },
  ]
  expect(radiusOfGyration(places)).toBeCloseTo(0.5, 12)
})
