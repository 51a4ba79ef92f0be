import { expect, test } from 'vitest'
import { isInside } from '#content/day/track/geofence.ts'

const notched = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 5, y: 5 },
  { x: 0, y: 10 },
]

test('inside, outside, and in the notch of a concave polygon', () => {
  expect(isInside(notched, { x: 5, y: 2 })).toBe(true)
  expect(isInside(notched, { x: 1, y: 8 })).toBe(true)
  expect(isInside(notched, { x: 5, y: 8 })).toBe(false)
  expect(isInside(notched, { x: -1, y: 5 })).toBe(false)
  expect(isInside(notched, { x: 20, y: 2 })).toBe(false)
})
