import { expect, it } from 'vitest'
import { clearestBearing, countWithin, offsetAt, radiusOfShare, scatter } from '#content/day/radio/trilateration.ts'
import { staticFixes } from '#content/day/readings/sample.ts'

it('draws the ring that holds a share, as tables of the Rayleigh distribution give it', () => {
  expect(radiusOfShare(0, 1)).toBeCloseTo(0)
  expect(radiusOfShare(0.5, 1)).toBeCloseTo(1.1774, 4)
  expect(radiusOfShare(0.95, 0.4)).toBeCloseTo(0.4 * 2.4477, 4)
})

it('scatters fixes so that each ring holds its share', () => {
  const many = scatter(1, 40_000, 0.4)
  for (const share of [0.5, 0.68, 0.95, 0.99])
    expect(countWithin(many, radiusOfShare(share, 0.4)) / many.length).toBeCloseTo(share, 2)
})

it('scatters the same fixes from the same seed', () => {
  expect(scatter(7, 5, 1)).toEqual(scatter(7, 5, 1))
  expect(scatter(7, 5, 1)).not.toEqual(scatter(8, 5, 1))
})

it('keeps the claim of the example: under 1 m at 95 times in 100, with some fixes beyond the last ring', () => {
  const { fixes, rings, usualRadius, beyond } = staticFixes()
  expect(usualRadius).toBeLessThan(1)
  expect(beyond.length).toBeGreaterThan(1)
  expect(beyond.length + (rings.at(-1)?.found ?? 0)).toBe(fixes.length)
})

it('labels rings where there are no fixes', () => {
  const allButSouthByWest = Array.from({ length: 360 }, (_, bearing) => bearing)
    .filter((bearing) => Math.abs(bearing - 195) > 12)
    .map((bearing) => offsetAt(bearing, 1))
  expect(clearestBearing(allButSouthByWest, [0.9, 1.1])).toBe(195)
})

it('turns a bearing into an offset, clockwise from north', () => {
  expect(offsetAt(0, 2).north).toBeCloseTo(2)
  expect(offsetAt(90, 2).east).toBeCloseTo(2)
})
