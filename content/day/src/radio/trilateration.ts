import { distance, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { mean, median, sum } from '#day/sums.ts'

/** Rows of a square matrix. */
export type Matrix = readonly (readonly number[])[]

/** Lower triangle L of a symmetric positive definite matrix A = L Lᵀ (Cholesky; published by Benoit, 1924). */
function lowerOf(matrix: Matrix): number[][] {
  const lower: number[][] = matrix.map(() => [])
  for (const [row, values] of matrix.entries()) {
    const here = item(lower, row)
    for (let column = 0; column <= row; column++) {
      const there = item(lower, column)
      let sum = item(values, column)
      for (let k = 0; k < column; k++) sum -= item(here, k) * item(there, k)
      if (row !== column) here.push(sum / item(there, column))
      else if (sum > 0) here.push(Math.sqrt(sum))
      else throw new RangeError('The matrix is not positive definite: the data do not determine all unknowns.')
    }
  }
  return lower
}

/**
 * Solves A x = b for a symmetric positive definite A.
 *
 * @throws {RangeError} when A is not positive definite
 */
export function solve(matrix: Matrix, right: readonly number[]): number[] {
  const lower = lowerOf(matrix)
  const down: number[] = []
  for (const [row, values] of lower.entries()) {
    const known = down.reduce((sum, value, k) => sum + item(values, k) * value, 0)
    down.push((item(right, row) - known) / item(values, row))
  }
  const up = new Array<number>(right.length).fill(0)
  for (let row = right.length - 1; row >= 0; row--) {
    let sum = item(down, row)
    for (let k = row + 1; k < right.length; k++) sum -= item(item(lower, k), row) * item(up, k)
    up[row] = sum / item(item(lower, row), row)
  }
  return up
}

/** Inverse of a symmetric positive definite matrix. */
export const inverse = (matrix: Matrix): number[][] =>
  matrix.map((_, column) =>
    solve(
      matrix,
      matrix.map((_, row) => (row === column ? 1 : 0)),
    ),
  )

/**
 * The eigenvectors of the two greatest eigenvalues of a symmetric matrix, each as long as the root of its eigenvalue,
 * by power iteration; the second after the first has been taken out (Hotelling, J. Educ. Psychol. 24, 1933).
 */
export function twoLargest(matrix: Matrix): [number[], number[]] {
  const times = (vector: readonly number[]) =>
    matrix.map((row) => row.reduce((sum, value, k) => sum + value * item(vector, k), 0))
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, k) => sum + value * item(b, k), 0)
  const find = (known?: readonly number[]) => {
    let vector = matrix.map((_, k) => Math.sin(k + 1))
    let size = 0
    for (let step = 0; step < 200; step++) {
      const share = known ? dot(vector, known) / dot(known, known) : 0
      const next = times(vector.map((value, k) => value - share * (known ? item(known, k) : 0)))
      size = Math.sqrt(dot(next, next))
      vector = next.map((value) => value / size)
    }
    return vector.map((value) => value * Math.sqrt(size))
  }
  const first = find()
  return [first, find(first)]
}

/** The plot of the radio example: 360 by 300 units of 0.5 m, that is 180 by 150 m. */
export const plot = { width: 360, height: 300, unitsPerMetre: 2 } as const

/** Path loss: received strength falls by `exponent` times 10 dB per tenfold distance, from `atOneMetre`, with a normal error of `sigma`. */
export const pathLoss = { atOneMetre: -40, exponent: 2.4, sigma: 2.2 } as const

export const anchors: readonly Point[] = [
  { x: 52, y: 70 },
  { x: 300, y: 44 },
  { x: 322, y: 214 },
  { x: 96, y: 252 },
  { x: 196, y: 20 },
]

export const transmitter: Point = { x: 214, y: 150 }

/** One received strength and the distance that it suggests, in plot units, with its standard error. */
export interface Ranging {
  readonly anchor: Point
  readonly dBm: number
  readonly range: number
  readonly error: number
}

/** A semi-axis in plot units, the long one first; the angle of the long axis in degrees. */
interface Ellipse {
  readonly major: number
  readonly minor: number
  readonly degrees: number
}

/**
 * Received strengths by the log-distance path-loss model.
 *
 * Source: Rappaport, Wireless Communications, 2nd ed. 2002, section 4.9.
 *
 * @param sigma standard deviation of the strength, in dB; 0 gives the true ranges
 */
export function measure(random: Random, from: Point, to: readonly Point[], sigma: number): Ranging[] {
  const { atOneMetre, exponent } = pathLoss
  return to.map((anchor) => {
    const away = distance(anchor, from) / plot.unitsPerMetre
    return rangingOf(anchor, atOneMetre - 10 * exponent * Math.log10(away) + gaussian(random) * sigma, exponent)
  })
}

/** The range that a strength suggests under an exponent. */
function rangingOf(anchor: Point, dBm: number, exponent: number): Ranging {
  const range = 10 ** ((pathLoss.atOneMetre - dBm) / (10 * exponent)) * plot.unitsPerMetre
  return { anchor, dBm, range, error: ((range * Math.LN10) / (10 * exponent)) * pathLoss.sigma }
}

/**
 * The point that fits all ranges best, each weighted by the inverse of its variance: thirty Gauss-Newton steps from a
 * first guess. The covariance of the last step gives the ellipse that contains the truth with probability 0.95 (quantile
 * 5.991 of chi-squared with two degrees of freedom), if errors are normal and the model is right.
 *
 * Source: Nocedal and Wright, Numerical Optimization, 2nd ed. 2006, chapter 10.
 */
export function locate(rangings: readonly Ranging[], guess: Point) {
  let { x, y } = guess
  let covariance = { xx: 0, xy: 0, yy: 0 }
  for (let step = 0; step < 30; step++) {
    let [xx, xy, yy, u, v] = [0, 0, 0, 0, 0]
    for (const { anchor, range, error } of rangings) {
      const away = distance({ x, y }, anchor)
      const dx = (x - anchor.x) / away
      const dy = (y - anchor.y) / away
      const weight = 1 / (error * error)
      xx += weight * dx * dx
      xy += weight * dx * dy
      yy += weight * dy * dy
      u += weight * dx * (range - away)
      v += weight * dy * (range - away)
    }
    const determinant = xx * yy - xy * xy
    covariance = { xx: yy / determinant, xy: -xy / determinant, yy: xx / determinant }
    x += covariance.xx * u + covariance.xy * v
    y += covariance.xy * u + covariance.yy * v
  }
  return { x, y, ellipse: ellipseOf(covariance) }
}

/** Axes of the 95 % region of a normal error, from the eigenvalues of its covariance. */
export function ellipseOf({ xx, xy, yy }: { xx: number; xy: number; yy: number }): Ellipse {
  const spread = Math.sqrt((xx - yy) ** 2 + 4 * xy ** 2)
  const larger = (xx + yy + spread) / 2
  const smaller = (xx + yy - spread) / 2
  const quantile = Math.sqrt(5.991)
  return {
    major: quantile * Math.sqrt(larger),
    minor: quantile * Math.sqrt(smaller),
    degrees: (Math.atan2(larger - xx, xy) * 180) / Math.PI,
  }
}

/** Offset of a fix from the truth, in metres. */
export interface Offset {
  east: number
  north: number
}

/** Fixes whose error on each axis is normal with standard deviation `sigma` metres. The same seed scatters the same fixes. */
export function scatter(seed: number, count: number, sigma: number): Offset[] {
  const random = mulberry32(seed)
  return Array.from({ length: count }, () => ({ east: gaussian(random) * sigma, north: gaussian(random) * sigma }))
}

/**
 * The radius in metres that contains a share (0 to 1) of such fixes: s sqrt(-2 ln(1 - p)).
 *
 * Source: the Rayleigh distribution, as the length of a vector of two independent normal errors; Rayleigh, Phil. Mag. 10, 1880.
 */
export const radiusOfShare = (share: number, sigma: number): number => sigma * Math.sqrt(-2 * Math.log(1 - share))

/** How many fixes lie within a radius, in metres. */
export const countWithin = (fixes: readonly Offset[], radius: number): number =>
  fixes.filter(({ east, north }) => Math.hypot(east, north) <= radius).length

/** Bearings tried for the labels of rings: within 30 degrees of north or south, labels are above one another. */
const labelBearings = [0, 15, 30, 150, 165, 180, 195, 210, 330, 345]

/** The bearing, in degrees clockwise from north, along which the labels of rings are farthest from any fix. */
export function clearestBearing(fixes: readonly Offset[], radii: readonly number[]): number {
  const clearance = (bearing: number) => {
    const distances = radii.flatMap((radius) => {
      const { east, north } = offsetAt(bearing, radius)
      return fixes.map((fix) => Math.hypot(fix.east - east, fix.north - north))
    })
    return Math.min(...distances)
  }
  return labelBearings.reduce((best, bearing) => (clearance(bearing) > clearance(best) ? bearing : best))
}

/** The offset at a bearing in degrees clockwise from north and a distance in metres. */
export function offsetAt(bearing: number, distance: number): Offset {
  const angle = (bearing / 180) * Math.PI
  return { east: distance * Math.sin(angle), north: distance * Math.cos(angle) }
}

/** A walk over the plot of the radio example with a tape measure, and the plot's fix taken four hundred times. */
const survey = { seed: 24, places: 12, fixes: 400, wrongExponent: 3 } as const

/** The path-loss model by ordinary least squares of strength on ten times the logarithm of distance. */
function fitModel(readings: readonly { readonly metres: number; readonly dBm: number }[]) {
  const count = readings.length
  const xs = readings.map(({ metres }) => 10 * Math.log10(metres))
  const [x, y] = [mean(xs), mean(readings.map(({ dBm }) => dBm))]
  const spread = sum(xs.map((value) => (value - x) ** 2))
  const slope = sum(readings.map(({ dBm }, index) => (item(xs, index) - x) * (dBm - y))) / spread
  const atOneMetre = y - slope * x
  const squares = sum(readings.map(({ dBm }, index) => (dBm - atOneMetre - slope * item(xs, index)) ** 2))
  const sigma = Math.sqrt(squares / (count - 2))
  return {
    readings: count,
    exponent: -slope,
    /** Standard error of the exponent. */
    exponentError: sigma / Math.sqrt(spread),
    /** Standard deviation of the readings around the model, in dB. */
    sigma,
  }
}

/** Whether a region of a fix contains a point. */
function holds({ x, y, ellipse }: ReturnType<typeof locate>, point: Point): boolean {
  const angle = (ellipse.degrees * Math.PI) / 180
  const [dx, dy] = [point.x - x, point.y - y]
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  const across = dy * Math.cos(angle) - dx * Math.sin(angle)
  return (along / ellipse.major) ** 2 + (across / ellipse.minor) ** 2 <= 1
}

/** How good fixes are when they are taken many times. */
export type FixQuality = ReturnType<typeof qualityOf>

function qualityOf(samples: readonly (readonly Ranging[])[]) {
  const fixes = samples.map((rangings) => ({ rangings, fix: locate(rangings, { x: 180, y: 150 }) }))
  const away = fixes.map(({ fix }) => distance(fix, transmitter) / plot.unitsPerMetre).toSorted((a, b) => a - b)
  const misfits = fixes.map(({ rangings, fix }) =>
    Math.sqrt(mean(rangings.map(({ anchor, range, error }) => ((distance(fix, anchor) - range) / error) ** 2))),
  )
  return {
    /** Median and 95th percentile of the distance to the truth, in metres. */
    median: median(away),
    p95: item(away, Math.floor(away.length * 0.95)),
    /** Share of the 95 percent regions that contain the truth, from 0 to 1. */
    covered: fixes.filter(({ fix }) => holds(fix, transmitter)).length / fixes.length,
    /** Median of the root mean squared misfit of the ranges, in their own standard errors. */
    misfit: median(misfits),
    /** Median length of the long axis of the 95 percent regions, in metres. */
    axis: (2 * median(fixes.map(({ fix }) => fix.ellipse.major))) / plot.unitsPerMetre,
  }
}

/** The survey of the synthetic plot, and four hundred fixes under the right exponent and under a wrong one. */
export const calibration = once(() => {
  const random = mulberry32(survey.seed)
  const places = Array.from({ length: survey.places }, () => ({ x: random() * plot.width, y: random() * plot.height }))
  const model = fitModel(
    places.flatMap((place) =>
      measure(random, place, anchors, pathLoss.sigma).map(({ anchor, dBm }) => ({
        metres: distance(anchor, place) / plot.unitsPerMetre,
        dBm,
      })),
    ),
  )
  const samples = Array.from({ length: survey.fixes }, () => measure(random, transmitter, anchors, pathLoss.sigma))
  return {
    places: survey.places,
    fixes: survey.fixes,
    wrongExponent: survey.wrongExponent,
    model,
    right: qualityOf(samples),
    wrong: qualityOf(
      samples.map((sample) => sample.map(({ anchor, dBm }) => rangingOf(anchor, dBm, survey.wrongExponent))),
    ),
  }
})
