import { expect, test } from 'vitest'
import { median, rejectSpikes } from '#content/day/track/filter.ts'

const walk = Array.from({ length: 40 }, (_, t) => ({ t, x: 100 + t * 0.8, y: 200 }))

test('one planted spike is rejected and nothing else', () => {
  const spike = { t: 20, x: 116, y: 200 + 30 }
  const fixes = walk.map((fix) => (fix.t === 20 ? spike : fix))
  const { kept, rejected } = rejectSpikes(fixes)
  expect(rejected).toEqual([spike])
  expect(kept).toHaveLength(39)
})

test('clean movement and a sharp turn lose no fix', () => {
  const turn = walk.map((fix) => (fix.t > 20 ? { ...fix, x: 116, y: 200 + (fix.t - 20) * 5 } : fix))
  expect(rejectSpikes(walk).rejected).toEqual([])
  expect(rejectSpikes(turn).rejected).toEqual([])
})

test('a spell of seven thrown fixes looks like a visit and stays, as the docstring warns', () => {
  const spell = walk.map((fix) => (fix.t >= 15 && fix.t < 22 ? { ...fix, y: 260 } : fix))
  expect(rejectSpikes(spell).rejected).toEqual([])
})

test('the median of an even count is the greater of the middle two', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(3)
  expect(median([])).toBeNaN()
})
