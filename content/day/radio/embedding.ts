import { centroid, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { type Matrix, twoLargest } from './linear.ts'

/** A measured distance between two nodes, by their numbers. */
export interface Range {
  readonly a: number
  readonly b: number
  readonly range: number
}

/**
 * Shortest way from each node to each other along measured distances.
 *
 * Source: Floyd, Algorithm 97: Shortest Path, Comm. ACM 5, 1962.
 */
export function allPaths(ranges: readonly Range[], count: number): number[][] {
  const paths = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_, b) => (a === b ? 0 : Number.POSITIVE_INFINITY)),
  )
  const set = (a: number, b: number, length: number) => {
    item(paths, a)[b] = length
  }
  for (const { a, b, range } of ranges) {
    set(a, b, range)
    set(b, a, range)
  }
  for (let via = 0; via < count; via++)
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++)
        set(a, b, Math.min(item(item(paths, a), b), item(item(paths, a), via) + item(item(paths, via), b)))
  return paths
}

/**
 * Points in the plane whose distances are nearest to the given ones. Rotation, reflection and position are arbitrary.
 *
 * Source: classical scaling, Torgerson, Psychometrika 17, 1952.
 */
export function embed(distances: Matrix): Point[] {
  const squared = distances.map((row) => row.map((value) => value * value))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const rows = squared.map(mean)
  const whole = mean(rows)
  const [xs, ys] = twoLargest(
    squared.map((row, a) => row.map((value, b) => -(value - item(rows, a) - item(rows, b) + whole) / 2)),
  )
  return xs.map((x, index) => ({ x, y: item(ys, index) }))
}

/**
 * Turns, mirrors if need be, and shifts points so that those with a known place come as near to it as they can.
 *
 * Source: the orthogonal Procrustes problem, Schönemann, Psychometrika 31, 1966; in the plane it has a closed form.
 *
 * @param known places of the first points, at least two
 */
export function align(points: readonly Point[], known: readonly Point[]): Point[] {
  const from = centroid(points.slice(0, known.length))
  const to = centroid(known)
  const fits = [1, -1].map((mirror) => {
    let [cos, sin] = [0, 0]
    for (const [index, place] of known.entries()) {
      const point = item(points, index)
      const [x, y] = [point.x - from.x, (point.y - from.y) * mirror]
      cos += x * (place.x - to.x) + y * (place.y - to.y)
      sin += x * (place.y - to.y) - y * (place.x - to.x)
    }
    return { mirror, cos, sin, fit: Math.hypot(cos, sin) }
  })
  const best = fits.reduce((one, other) => (other.fit > one.fit ? other : one))
  const [cos, sin] = [best.cos / best.fit, best.sin / best.fit]
  return points.map((point) => {
    const [x, y] = [point.x - from.x, (point.y - from.y) * best.mirror]
    return { x: to.x + x * cos - y * sin, y: to.y + x * sin + y * cos }
  })
}
