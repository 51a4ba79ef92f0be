import { expect, test } from 'vitest'
import { item } from '#content/day/item.ts'
import { gaussian, mulberry32 } from '#content/day/random.ts'
import { noisyLeg, rootMeanSquare, speedAtHalt } from '#content/day/readings/sample.ts'
import { type Estimate, filterTrack, type MotionModel, smoothTrack } from '#content/day/track/filter.ts'
import type { TimedPoint } from '#content/day/track/staypoints.ts'

const model: MotionModel = { acceleration: 0.5, error: 3, speed: 2 }
const count = 60
const runs = 80

/** A track drawn from the model itself, with steps of uneven length, and its noisy fixes. */
function drawn(seed: number): { truth: TimedPoint[]; fixes: TimedPoint[] } {
  const random = mulberry32(seed)
  const axis = () => ({ place: 0, speed: gaussian(random) * model.speed })
  const [x, y] = [axis(), axis()]
  const truth: TimedPoint[] = []
  let t = 0
  for (let step = 0; step < count; step++) {
    truth.push({ t, x: x.place, y: y.place })
    const d = 0.5 + random()
    for (const one of [x, y]) {
      // The exact covariance of place and speed under white-noise acceleration, by its Cholesky factor.
      const [a, b] = [gaussian(random), gaussian(random)]
      const sd = Math.sqrt((model.acceleration * d ** 3) / 3)
      const shared = (model.acceleration * d ** 2) / 2 / sd
      one.place += d * one.speed + sd * a
      one.speed += shared * a + Math.sqrt(model.acceleration * d - shared ** 2) * b
    }
    t += d
  }
  const off = () => gaussian(random) * model.error
  return { truth, fixes: truth.map((point) => ({ t: point.t, x: point.x + off(), y: point.y + off() })) }
}

const trials = Array.from({ length: runs }, (_, seed) => drawn(seed + 1))

/** Normalized estimation error squared of the place: 2 on average where the covariance is right. */
function consistency(track: readonly Estimate[], truth: readonly TimedPoint[]): number {
  const squares = track.map((state, index) => {
    const at = item(truth, index)
    return ((state.x - at.x) ** 2 + (state.y - at.y) ** 2) / state.covariance.pp
  })
  return squares.reduce((sum, value) => sum + value, 0) / squares.length
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('a straight line without noise is returned as it is, with its speed', () => {
  const line = Array.from({ length: 20 }, (_, t) => ({ t, x: 3 + 2 * t, y: 5 - t }))
  for (const state of smoothTrack(line, { acceleration: 1e-6, error: 0.01, speed: 1000 })) {
    expect(state.x).toBeCloseTo(3 + 2 * state.t, 4)
    expect(state.y).toBeCloseTo(5 - state.t, 4)
    expect(state.vx).toBeCloseTo(2, 4)
    expect(state.vy).toBeCloseTo(-1, 4)
  }
})

test('on every one of eighty tracks the filter errs less than the fixes, and the smoother less than the filter', () => {
  for (const { truth, fixes } of trials) {
    const filtered = rootMeanSquare(filterTrack(fixes, model), truth)
    expect(filtered).toBeLessThan(rootMeanSquare(fixes, truth))
    expect(rootMeanSquare(smoothTrack(fixes, model), truth)).toBeLessThan(filtered)
  }
})

test('filter and smoother are as uncertain as they are wrong', () => {
  const filtered = mean(trials.map(({ truth, fixes }) => consistency(filterTrack(fixes, model), truth)))
  const smoothed = mean(trials.map(({ truth, fixes }) => consistency(smoothTrack(fixes, model), truth)))
  expect(filtered).toBeGreaterThan(1.85)
  expect(filtered).toBeLessThan(2.15)
  expect(smoothed).toBeGreaterThan(1.85)
  expect(smoothed).toBeLessThan(2.15)
})

test('the drawn leg: half the error, and a halt that the fixes do not show', () => {
  const { truth, fixes, filtered, smoothed, halt } = noisyLeg()
  expect(fixes).toHaveLength(truth.length)
  expect(rootMeanSquare(smoothed, truth)).toBeLessThan(rootMeanSquare(fixes, truth) / 2)
  expect(consistency(filtered, truth)).toBeGreaterThan(1.4)
  expect(consistency(filtered, truth)).toBeLessThan(2.6)
  expect(speedAtHalt(truth, halt)).toBe(0)
  expect(speedAtHalt(fixes, halt)).toBeGreaterThan(40)
  expect(speedAtHalt(smoothed, halt)).toBeLessThan(8)
})
