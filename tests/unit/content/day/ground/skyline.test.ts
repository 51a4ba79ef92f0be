import { expect, test } from 'vitest'
import { look, pointAt, ridges, type View } from '#content/day/ground/terrain.ts'
import { lookBack, panorama } from '#content/day/readings/panorama.ts'

const view: View = { x: 300, y: 200, eye: 2, from: 0, to: 359 }
const flat = () => 80

/** A cone of 300 m, 3 km to the east-north-east. */
const peak = pointAt(view, 65, 3000)
const cone = (x: number, y: number) => Math.max(80, 380 - Math.hypot(x - peak.x, y - peak.y) * 15)

const crest = (surface: (x: number, y: number) => number) =>
  ridges(surface, view, [60, 9000], 1).flatMap((ridge) => ridge.crest)

test('flat ground has a flat horizon, a little below the level of the eye', () => {
  const angles = crest(flat).map(({ angle }) => angle)
  expect(Math.max(...angles) - Math.min(...angles)).toBeLessThan(1e-9)
  // The dip of the horizon for an eye at 2 m: about 0.042 degrees with this refraction.
  expect(angles[0]).toBeCloseTo(-0.042, 3)
})

test('a single peak stands at its bearing, at its angle', () => {
  const highest = crest(cone).reduce((best, sight) => (sight.angle > best.angle ? sight : best))
  expect(highest.bearing).toBe(65)
  expect(highest.angle).toBeCloseTo((Math.atan2(298 - 0.6, 3000) * 180) / Math.PI, 1)
})

test('what stands behind a peak is hidden, what stands beside it is not', () => {
  expect(look(cone, view, pointAt(view, 65, 5000))).toMatchObject({ isHidden: true, bearing: expect.closeTo(65, 6) })
  expect(look(cone, view, pointAt(view, 95, 5000)).isHidden).toBe(false)
  expect(look(cone, view, peak)).toMatchObject({ isHidden: false, away: expect.closeTo(3000, 6) })
})

test('belts share the ground: each ridge is the crest of its own', () => {
  const [near, far] = ridges(cone, view, [60, 1500, 9000], 1)
  expect(Math.max(...(near?.crest ?? []).map(({ angle }) => angle))).toBeLessThan(0)
  expect(Math.max(...(far?.crest ?? []).map(({ angle }) => angle))).toBeGreaterThan(5)
})

test('from off the sheet the short stop is behind a ridge', () => {
  const stop = lookBack()
  expect(stop.isHidden).toBe(true)
  expect(stop.crest).toBeGreaterThan(stop.angle)
  expect(panorama()).toHaveLength(18)
  expect(
    panorama()
      .flatMap(({ crest: line }) => line)
      .every(({ angle }) => Math.abs(angle) < 5),
  ).toBe(true)
})
