/*
 * Cleaning a track of the simulated day: the filter that rejects outliers, before stays are found, and the Kalman filter and
 * smoother of the figure "kalman". A change takes effect with `npm run results -w content/day`.
 */

import { metres, type Point, type TimedPoint } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { median } from '#day/sums.ts'

/** Tuned on the one day, and the same for every other seed. */
export const spikes = { halfWindow: 3, metresFromMedian: 160, detour: 1.7, detourMetres: 100 } as const

/**
 * Rejects a fix that is far from the median of the seven-fix window centred on it and that also forces a detour
 * there and back. A fix thrown for minutes on end looks like a visit and stays: no local filter sees through it.
 *
 * Source: the Hampel identifier (Hampel, J. Amer. Statist. Assoc. 69, 1974; Davies and Gather, ibid. 88, 1993), with a
 * fixed distance in place of the scaled median deviation, which is zero for a device at rest.
 */
export function rejectSpikes<F extends Point>(
  fixes: readonly F[],
): { readonly kept: readonly F[]; readonly rejected: readonly F[] } {
  const kept: F[] = []
  const rejected: F[] = []
  /** The detour first: few fixes force one, and computing the median of every window would take longest. */
  const isSpike = (fix: F, index: number): boolean => {
    const before = fixes[index - 1]
    const after = fixes[index + 1]
    if (before === undefined || after === undefined) return false
    if (metres(before, fix) + metres(fix, after) <= spikes.detour * metres(before, after) + spikes.detourMetres)
      return false
    const window = fixes.slice(Math.max(0, index - spikes.halfWindow), index + spikes.halfWindow + 1)
    const middle = { x: median(window.map((near) => near.x)), y: median(window.map((near) => near.y)) }
    return metres(fix, middle) > spikes.metresFromMedian
  }
  for (const [index, fix] of fixes.entries()) (isSpike(fix, index) ? rejected : kept).push(fix)
  return { kept, rejected }
}

/** Assumptions on how a track moves and errs; distances in sheet units, times in minutes. */
export interface MotionModel {
  /** Spectral density of the acceleration, per axis, in units² per minute³. */
  readonly acceleration: number
  /** Standard error of one fix, per axis, in units. */
  readonly error: number
  /** Standard deviation of the speed before anything is seen, per axis, in units per minute. */
  readonly speed: number
}

/** Covariance of place and speed along one axis; both axes share it, as they share times and model. */
interface Covariance {
  readonly pp: number
  readonly pv: number
  readonly vv: number
}

/** One state: where, how fast, and the covariance of one axis. */
export interface Estimate extends TimedPoint {
  /** Units per minute. */
  readonly vx: number
  readonly vy: number
  readonly covariance: Covariance
}

/** The state some time later, without a fix: on a straight line, its covariance grown by white-noise acceleration. */
function predict(state: Estimate, t: number, { acceleration: q }: MotionModel): Estimate {
  const d = t - state.t
  const { pp, pv, vv } = state.covariance
  return {
    t,
    x: state.x + d * state.vx,
    y: state.y + d * state.vy,
    vx: state.vx,
    vy: state.vy,
    covariance: {
      pp: pp + 2 * d * pv + d * d * vv + (q * d ** 3) / 3,
      pv: pv + d * vv + (q * d * d) / 2,
      vv: vv + q * d,
    },
  }
}

/** The state after a fix: moved towards the fix by the Kalman gain. */
function update(state: Estimate, fix: Point, { error }: MotionModel): Estimate {
  const { pp, pv, vv } = state.covariance
  const place = pp / (pp + error * error)
  const speed = pv / (pp + error * error)
  const dx = fix.x - state.x
  const dy = fix.y - state.y
  return {
    t: state.t,
    x: state.x + place * dx,
    y: state.y + place * dy,
    vx: state.vx + speed * dx,
    vy: state.vy + speed * dy,
    covariance: { pp: (1 - place) * pp, pv: (1 - place) * pv, vv: vv - speed * pv },
  }
}

function steps(fixes: readonly TimedPoint[], model: MotionModel) {
  const found: { readonly predicted: Estimate; readonly filtered: Estimate }[] = []
  for (const fix of fixes) {
    const before = found.at(-1)?.filtered
    const still = { pp: model.error ** 2, pv: 0, vv: model.speed ** 2 }
    const first: Estimate = { ...fix, vx: 0, vy: 0, covariance: still }
    const predicted = before ? predict(before, fix.t, model) : first
    found.push({ predicted, filtered: before ? update(predicted, fix, model) : first })
  }
  return found
}

/**
 * A track as it can be known while it happens: each state from the fixes up to it, by a constant-velocity model.
 *
 * Source: Kalman, A New Approach to Linear Filtering and Prediction Problems, J. Basic Eng. 82, 1960; the model of
 * Bar-Shalom, Li and Kirubarajan, Estimation with Applications to Tracking and Navigation, 2001, section 6.2.
 */
export const filterTrack = (fixes: readonly TimedPoint[], model: MotionModel): Estimate[] =>
  steps(fixes, model).map(({ filtered }) => filtered)

/** What a filtered state becomes once the next one has been smoothed. @param predicted the next one before its fix */
function smoothed(state: Estimate, predicted: Estimate, next: Estimate): Estimate {
  const d = predicted.t - state.t
  const { pp, pv, vv } = state.covariance
  const ahead = predicted.covariance
  const determinant = ahead.pp * ahead.vv - ahead.pv ** 2
  // The gain C = P Fᵀ A⁻¹, with A the predicted covariance, one row for the place and one for the speed.
  const gain = (row: readonly [number, number]) => {
    const [a, b] = [row[0] + d * row[1], row[1]]
    return [(a * ahead.vv - b * ahead.pv) / determinant, (b * ahead.pp - a * ahead.pv) / determinant] as const
  }
  const place = gain([pp, pv])
  const speed = gain([pv, vv])
  const change = {
    pp: next.covariance.pp - ahead.pp,
    pv: next.covariance.pv - ahead.pv,
    vv: next.covariance.vv - ahead.vv,
  }
  const spread = (a: readonly [number, number], b: readonly [number, number]) =>
    a[0] * b[0] * change.pp + (a[0] * b[1] + a[1] * b[0]) * change.pv + a[1] * b[1] * change.vv
  const move = (by: readonly [number, number], axis: 'x' | 'y') =>
    by[0] * (next[axis] - predicted[axis]) + by[1] * (next[`v${axis}`] - predicted[`v${axis}`])
  return {
    t: state.t,
    x: state.x + move(place, 'x'),
    y: state.y + move(place, 'y'),
    vx: state.vx + move(speed, 'x'),
    vy: state.vy + move(speed, 'y'),
    covariance: { pp: pp + spread(place, place), pv: pv + spread(place, speed), vv: vv + spread(speed, speed) },
  }
}

/**
 * A track as it can be known afterwards: the filter's states, each corrected by all later fixes.
 *
 * Source: Rauch, Tung and Striebel, Maximum Likelihood Estimates of Linear Dynamic Systems, AIAA J. 3, 1965.
 */
export function smoothTrack(fixes: readonly TimedPoint[], model: MotionModel): Estimate[] {
  const run = steps(fixes, model)
  const backwards: Estimate[] = []
  for (let index = run.length - 1; index >= 0; index--) {
    const { filtered } = item(run, index)
    const next = backwards.at(-1)
    backwards.push(next ? smoothed(filtered, item(run, index + 1).predicted, next) : filtered)
  }
  return backwards.toReversed()
}
