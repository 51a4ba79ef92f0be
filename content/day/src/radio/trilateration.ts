/*
 * Locating one simulated transmitter by the strength with which five receivers hear it. Data of the figure "signals" and of
 * the numbers fix.*. A change takes effect with `npm run results -w content/day`.
 */

import { distance, type Point } from '#day/ground/sheet.ts'
import { gaussian, type Random } from '#day/random.ts'

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
export function rangingOf(anchor: Point, dBm: number, exponent: number): Ranging {
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
