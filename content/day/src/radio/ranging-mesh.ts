/*
 * Locating simulated radios by the distances between them, where only three know their place. Data of the figure "mesh" and
 * of the numbers mesh.*. A change takes effect with `npm run results -w content/day`.
 */

import { centroid, distance, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { inverse, type Matrix, solve, twoLargest } from '#day/radio/matrix.ts'
import { ellipseOf } from '#day/radio/trilateration.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { mean } from '#day/sums.ts'

/** A measured distance between two nodes, by their numbers. */
interface Range {
  readonly a: number
  readonly b: number
  readonly range: number
}

/**
 * Shortest way from each node to each other along measured distances.
 *
 * Source: Floyd, Algorithm 97: Shortest Path, Comm. ACM 5, 1962.
 */
function allPaths(ranges: readonly Range[], count: number): number[][] {
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
function embed(distances: Matrix): Point[] {
  const squared = distances.map((row) => row.map((value) => value * value))
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
function align(points: readonly Point[], known: readonly Point[]): Point[] {
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

const steps = 20

/** Nodes within reach of each other measure their distance, with a normal error. */
export function rangeMesh(random: Random, nodes: readonly Point[], reach: number, error: number): Range[] {
  return nodes.flatMap((from, a) =>
    nodes.slice(a + 1).flatMap((to, index) => {
      const away = distance(from, to)
      return away > reach ? [] : [{ a, b: a + 1 + index, range: away + gaussian(random) * error }]
    }),
  )
}

/** Normal equations of the ranges at a layout: information, and the gradient towards a better one. */
function normalEquations(points: readonly Point[], ranges: readonly Range[], anchors: number, error: number) {
  const size = 2 * (points.length - anchors)
  const information = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const gradient = new Array<number>(size).fill(0)
  for (const { a, b, range } of ranges) {
    const [from, to] = [item(points, a), item(points, b)]
    const away = distance(from, to)
    const [ux, uy] = [(to.x - from.x) / away, (to.y - from.y) / away]
    const slopes = [
      { at: 2 * (a - anchors), slope: -ux },
      { at: 2 * (a - anchors) + 1, slope: -uy },
      { at: 2 * (b - anchors), slope: ux },
      { at: 2 * (b - anchors) + 1, slope: uy },
    ].filter(({ at }) => at >= 0)
    for (const one of slopes) {
      gradient[one.at] = item(gradient, one.at) + (one.slope * (range - away)) / error ** 2
      const row = item(information, one.at)
      for (const other of slopes) row[other.at] = item(row, other.at) + (one.slope * other.slope) / error ** 2
    }
  }
  return { information, gradient }
}

/** A matrix with its diagonal enlarged, so that Gauss-Newton leaves a bad first guess in small steps. */
const damped = (matrix: Matrix, by: number): Matrix =>
  matrix.map((row, index) => row.map((value, column) => (column === index ? value * (1 + by) : value)))

/**
 * Finds the nodes of a mesh from the distances between them and a few that are known: a first picture from shortest
 * paths, turned onto the anchors (MDS-MAP), then damped Gauss-Newton steps on all ranges. The inverse of the last
 * information matrix is the Cramér-Rao bound for normal errors, and gives the ellipses.
 *
 * Source: Shang, Ruml, Zhang and Fromherz, Localization from Mere Connectivity, MobiHoc 2003; bound: Patwari and others,
 * Relative Location Estimation in Wireless Sensor Networks, IEEE Trans. Signal Processing 51, 2003.
 *
 * @param anchors known places of the first nodes, at least three and not in a line
 * @param error standard error of a range
 * @throws {RangeError} when the ranges do not fix every node
 */
export function locateMesh(ranges: readonly Range[], count: number, anchors: readonly Point[], error: number) {
  const guess = align(embed(allPaths(ranges, count)), anchors)
  let points: Point[] = [...anchors, ...guess.slice(anchors.length)]
  for (let step = 0; step < steps; step++) {
    const { information, gradient } = normalEquations(points, ranges, anchors.length, error)
    const move = solve(damped(information, 0.5 ** step), gradient)
    points = points.map((point, index) => {
      const at = 2 * (index - anchors.length)
      return at < 0 ? point : { x: point.x + item(move, at), y: point.y + item(move, at + 1) }
    })
  }
  const bound = inverse(normalEquations(points, ranges, anchors.length, error).information)
  return points.slice(anchors.length).map((point, index) => {
    const [x, y] = [item(bound, 2 * index), item(bound, 2 * index + 1)]
    const covariance = { xx: item(x, 2 * index), xy: item(x, 2 * index + 1), yy: item(y, 2 * index + 1) }
    /** The region that contains the node with probability 0.95. */
    return { ...point, ellipse: ellipseOf(covariance) }
  })
}

/** The drawn mesh: twelve radios on the plot of the radio example, in plot units; the first three were surveyed. */
export const meshPlan = {
  seed: 12,
  anchors: 3,
  /** 60 m of reach and 1.5 m of error: round-trip timing of Wi-Fi in the open. */
  reach: 120,
  error: 3,
  nodes: [
    { x: 40, y: 54 },
    { x: 318, y: 40 },
    { x: 150, y: 262 },
    { x: 118, y: 96 },
    { x: 60, y: 150 },
    { x: 204, y: 60 },
    { x: 178, y: 150 },
    { x: 92, y: 214 },
    { x: 250, y: 128 },
    { x: 232, y: 214 },
    { x: 306, y: 146 },
    { x: 322, y: 252 },
  ],
} as const

/**
 * The other possible place of a node: with two ranges only, it may be mirrored in the line between its two neighbours
 * and keep every distance. Undefined for a node with another number of ranges.
 */
function mirrorOf(node: number, points: readonly Point[], ranges: readonly Range[]): Point | undefined {
  const neighbours = ranges.flatMap(({ a, b }) => (a === node ? [b] : b === node ? [a] : []))
  if (neighbours.length !== 2) return undefined
  const [from, to] = [item(points, item(neighbours, 0)), item(points, item(neighbours, 1))]
  const { x, y } = item(points, node)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
  return { x: 2 * (from.x + share * dx) - x, y: 2 * (from.y + share * dy) - y }
}

/** The mesh as its own ranges place it. */
export const mesh = once(() => {
  const { seed, nodes, reach, error } = meshPlan
  const anchors = nodes.slice(0, meshPlan.anchors)
  const ranges = rangeMesh(mulberry32(seed), nodes, reach, error)
  const found = locateMesh(ranges, nodes.length, anchors, error)
  const errors = found.map((node, index) => distance(node, item(nodes, index + anchors.length)))
  const points = [...anchors, ...found]
  const ambiguous = points.flatMap((_, node) => {
    const mirror = node < anchors.length ? undefined : mirrorOf(node, points, ranges)
    return mirror
      ? [{ node, mirror, silent: points.filter((point) => distance(point, mirror) <= reach).length - 2 }]
      : []
  })
  return { points, ranges, found, errors, ambiguous }
})
