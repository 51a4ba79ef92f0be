// Checks what pages and articles claim about the methods of the simulated day, on simulated data with a known truth.

import { expect, test } from 'vitest'
import { drawHistory, forecastFan } from '#day/counts/forecast.ts'
import { passes, whereIs } from '#day/counts/residents.ts'
import { sites, town } from '#day/counts/town.ts'
import { calibration } from '#day/experiments/calibration.ts'
import { coverage, districtCounts, rule, withheld } from '#day/experiments/district-counts.ts'
import { rootMeanSquare } from '#day/experiments/noisy-drive.ts'
import { tryDay } from '#day/experiments/other-days.ts'
import type { TimedPoint } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { locateMesh, meshPlan, rangeMesh } from '#day/radio/ranging-mesh.ts'
import { pathLoss } from '#day/radio/trilateration.ts'
import { gaussian, mulberry32 } from '#day/random.ts'
import { type Estimate, filterTrack, type MotionModel, smoothTrack } from '#day/track/filter.ts'
import { receiver } from '#day/track/fixes.ts'
import { itinerary } from '#day/track/itinerary.ts'
import { samplings } from '#day/track/sampling.ts'
import { detectStays, stayParameters } from '#day/track/staypoints.ts'

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

const { nodes, reach, error } = meshPlan
const anchors = nodes.slice(0, meshPlan.anchors)
const locate = (seed: number, noise: number) =>
  locateMesh(rangeMesh(mulberry32(seed), nodes, reach, noise), nodes.length, anchors, error)

test('with noise the regions contain the truth about as often as they say, and errors are near the bound', () => {
  let [held, all, squares, bounds] = [0, 0, 0, 0]
  for (let seed = 1; seed <= 60; seed++) {
    for (const [index, { ellipse, x, y }] of locate(seed, error).entries()) {
      const truth = item(nodes, index + anchors.length)
      const turn = (-ellipse.degrees * Math.PI) / 180
      const [dx, dy] = [truth.x - x, truth.y - y]
      const along = dx * Math.cos(turn) - dy * Math.sin(turn)
      const across = dx * Math.sin(turn) + dy * Math.cos(turn)
      if ((along / ellipse.major) ** 2 + (across / ellipse.minor) ** 2 <= 1) held++
      all++
      squares += dx * dx + dy * dy
      bounds += (ellipse.major ** 2 + ellipse.minor ** 2) / 5.991
    }
  }
  expect(held / all).toBeGreaterThan(0.92)
  expect(held / all).toBeLessThan(0.975)
  expect(squares / bounds).toBeGreaterThan(0.85)
  expect(squares / bounds).toBeLessThan(1.2)
})

test('the survey finds the model that drew its readings, within three standard errors', () => {
  const { model } = calibration()
  expect(Math.abs(model.exponent - pathLoss.exponent)).toBeLessThan(3 * model.exponentError)
  expect(model.sigma).toBeCloseTo(pathLoss.sigma, 0)
})

test('regions contain the truth nearly as often as they say, and a wrong exponent makes them lie', () => {
  const { right, wrong } = calibration()
  expect(right.covered).toBeGreaterThan(0.9)
  expect(right.covered).toBeLessThan(0.98)
  expect(wrong.covered).toBeLessThan(0.5)
  expect(wrong.misfit).toBeGreaterThan(4 * right.misfit)
})

test('the fan contains about nine tenths of the truth over many days that it has not seen', () => {
  const profile = Array.from({ length: 24 }, (_, hour) => (hour > 7 && hour < 17 ? 70 : 3))
  const counts = drawHistory(mulberry32(5), profile, 200)
  let inside = 0
  let hours = 0
  for (let day = 80; day < 198; day += 3) {
    const origin = day * 24 + 12
    for (const [lead, { p5, p95 }] of forecastFan(counts.slice(0, origin), origin).entries()) {
      const count = counts[origin + lead] ?? Number.NaN
      if (count >= p5 && count <= p95) inside++
      hours++
    }
  }
  expect(inside / hours).toBeGreaterThan(0.87)
  expect(inside / hours).toBeLessThan(0.95)
})

test('the one itinerary under ten other seeds: every visit found, none invented, no centre off by more than 60 m', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const score = tryDay(mulberry32(seed), itinerary, receiver)
    expect(score).toMatchObject({ visits: 10, found: 10, missed: 0, false: 0 })
    expect(Math.max(...score.errors)).toBeLessThan(60)
  }
})

test('the detector finds a short stop as often as the table of sampling intervals says', () => {
  const stop = 14
  // Powers of two keep the sums exact: a gap of five minutes is no longer than five.
  const phases = Array.from({ length: 256 }, (_, index) => (index + 0.5) / 256)
  for (const { interval, found } of samplings(stop)) {
    const finds = phases.filter((phase) => {
      const fixes: TimedPoint[] = []
      for (let t = phase * interval; t <= stop; t += interval) fixes.push({ t, x: 0, y: 0 })
      return detectStays(fixes, stayParameters).length > 0
    })
    expect(finds.length / phases.length).toBeCloseTo(found, 2)
  }
})

test('each trip of a resident starts where and after the one before it ended, and passes its own ends', () => {
  for (const resident of town().residents.slice(0, 500)) {
    let [at, free] = [resident.home, 0]
    for (const trip of resident.trips) {
      expect(trip.from).toBe(at)
      expect(trip.depart).toBeGreaterThanOrEqual(free)
      expect(whereIs(resident, trip.arrive)).toEqual(trip.to)
      expect(passes(trip, trip.from, 1)).toBeCloseTo(trip.depart, 6)
      ;[at, free] = [trip.to, trip.arrive]
    }
    expect(at).toBe(resident.home)
  }
  const [trip] = town().trips.filter(({ to }) => to === sites().market)
  expect(trip && passes(trip, { x: 0, y: 0 }, 60)).toBeUndefined()
})

test('in other samples of the town, published intervals contain the true number at least as often as they say', () => {
  expect(coverage().share).toBeGreaterThan(0.95)
  expect(coverage().intervals).toBeGreaterThan(2000)
})

test('no count that is withheld follows from the total of its hour', () => {
  expect([...withheld([40, 9, 30, 12])]).toEqual([
    [1, 'few'],
    [3, 'protects'],
  ])
  expect([...withheld([4, 9, 30])].map(([cell]) => cell)).toEqual([0, 1])
  expect([...withheld([1, 2, 30, 12])].map(([cell]) => cell)).toEqual([0, 1, 3])
  expect(withheld([10, 11]).size).toBe(0)
  const { counts, shown } = districtCounts()
  for (const { hour } of shown) {
    const hidden = counts.filter((count) => count.hour === hour && count.withheld !== undefined)
    const devices = hidden.map((count) => count.devices.north + count.devices.south)
    expect(devices.length === 0 || (devices.length > 1 && devices.reduce((a, b) => a + b) >= rule.leastDevices)).toBe(
      true,
    )
  }
})
