/*
 * Random errors of simulated fixes, and the circles that contain shares of them: for experiments/standing-receiver.ts and
 * the rings on /about/precision. A change takes effect with `npm run results -w content/day`.
 */

import { gaussian, mulberry32 } from '#day/random.ts'

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
