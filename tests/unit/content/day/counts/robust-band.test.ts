import { expect, test } from 'vitest'
import { bandOf, bandWidth, robustScore, usualOf } from '#content/day/counts/forecast.ts'
import { gaussian, mulberry32 } from '#content/day/random.ts'
import { closure, crossingShares, heldBridge } from '#content/day/readings/held-bridge.ts'

test('median and scaled deviation of known data', () => {
  // Deviations from 100 are 0 10 20 20 30 90 90: their median is 20.
  const usual = usualOf([100, 90, 80, 120, 130, 190, 10])
  expect(usual.median).toBe(100)
  expect(usual.spread).toBeCloseTo(1.4826 * 20, 9)
  expect(robustScore(100 + 2 * usual.spread, usual)).toBeCloseTo(2, 9)
  expect(usualOf([10, 20, 30, 40]).median).toBe(25)
})

test('the spread of normal data is their standard deviation, and one strange day does not move it', () => {
  const random = mulberry32(5)
  const data = Array.from({ length: 4001 }, () => 1000 + gaussian(random) * 80)
  const usual = usualOf(data)
  expect(usual.spread).toBeGreaterThan(77)
  expect(usual.spread).toBeLessThan(83)
  expect(usualOf([...data, 1e9]).spread).toBeCloseTo(usual.spread, 0)
})

test('the band is never narrower than Poisson’s law, nor below zero', () => {
  expect(usualOf([25, 25, 25, 25]).spread).toBe(5)
  expect(usualOf([0, 0, 0]).spread).toBe(1)
  expect(bandOf({ median: 4, spread: 2 })).toEqual({ least: 0, most: 4 + bandWidth * 2 })
})

test('a way changes banks where its segments do, by length', () => {
  const isAcross = ({ x }: { x: number }) => x > 5
  const way = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 6, y: 0 },
    { x: 10, y: 0 },
  ]
  expect(crossingShares(way, isAcross)).toEqual([0.5])
})

test('the closure: the half hours of it leave the band, no other does, and the sum of the day does not', () => {
  const { slots, total, totalScore } = heldBridge()
  const unusual = slots.flatMap((slot, index) => (slot.isUnusual ? [index / 2] : []))
  expect(unusual).toEqual([closure.from, closure.from + 0.5, closure.to])
  expect(slots.reduce((sum, slot) => sum + slot.count, 0)).toBe(total)
  expect(Math.abs(totalScore)).toBeLessThan(1)
})
