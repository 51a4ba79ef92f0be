/*
 * Geometry on the map of the simulated day: points and lines, their distances, areas and simplification. The map is one
 * sheet of 9 by 6 km, and its unit is 15 m. A change takes effect with `npm run results -w content/day`.
 */

import { item } from '#day/item.ts'

/** A place on the map sheet, in sheet units: x runs east, y runs south, as in SVG. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface TimedPoint extends Point {
  /** Minutes after midnight. */
  readonly t: number
}

export type Line = readonly Point[]

/** The one map sheet, of an invented country: 600 by 400 units of 15 m, that is 9 by 6 km. */
export const sheet = { width: 600, height: 400, metresPerUnit: 15 } as const

/** Straight distance, in sheet units. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Straight distance, in metres. */
export const metres = (a: Point, b: Point): number => distance(a, b) * sheet.metresPerUnit

/** The point a fraction of the way from one to the other. */
export const between = (a: Point, b: Point, fraction: number): Point => ({
  x: a.x + (b.x - a.x) * fraction,
  y: a.y + (b.y - a.y) * fraction,
})

/** Number of the cell that contains a point, row by row from the north-west; off the sheet, of the nearest cell at its edge. */
export function cellOf(
  { x, y }: Point,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number {
  const along = (value: number, size: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.floor((value / size) * count)))
  return along(y, sheet.height, rows) * columns + along(x, sheet.width, columns)
}

/** Centroid of a list of points, each counted once. */
export const centroid = (points: Line): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
})

const sides = (polygon: Line) =>
  polygon.map((from, index) => [from, item(polygon, (index + 1) % polygon.length)] as const)

/** Area of a simple polygon by the surveyor's formula (Meister, 1769). */
export const area = (polygon: Line): number =>
  Math.abs(sides(polygon).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2

/**
 * Cuts every corner at a share of its two sides.
 *
 * Source: Chaikin, An Algorithm for High-speed Curve Generation, Computer Graphics and Image Processing 3, 1974.
 */
export const cutCorners = (polygon: Line, share: number): Line =>
  sides(polygon).flatMap(([a, b]) => [between(a, b, share), between(a, b, 1 - share)])

/**
 * The part of a convex polygon where a linear function is not negative.
 *
 * Source: one plane of Sutherland and Hodgman, Reentrant Polygon Clipping, Comm. ACM 17, 1974.
 */
export const clip = (polygon: Line, inside: (point: Point) => number): Line =>
  sides(polygon).flatMap(([a, b]) => {
    const [from, to] = [inside(a), inside(b)]
    const kept = from >= 0 ? [a] : []
    return from * to < 0 ? [...kept, between(a, b, from / (from - to))] : kept
  })

/** Smallest upright box around a polygon. */
export function bounds(polygon: Line): { left: number; right: number; top: number; bottom: number } {
  const xs = polygon.map((point) => point.x)
  const ys = polygon.map((point) => point.y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Where a vertical line at x enters and leaves a convex polygon: least and greatest y; undefined when it misses. */
export function span(polygon: Line, x: number): { top: number; bottom: number } | undefined {
  const ys = sides(polygon)
    .filter(([a, b]) => (a.x <= x && b.x >= x) || (b.x <= x && a.x >= x))
    .flatMap(([a, b]) => (a.x === b.x ? [a.y, b.y] : [between(a, b, (x - a.x) / (b.x - a.x)).y]))
  return ys.length > 0 ? { top: Math.min(...ys), bottom: Math.max(...ys) } : undefined
}

function offset(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length < 1e-6) return distance(point, from)
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length
}

/**
 * The fewest points of a line that stay within a tolerance of it. Ends are kept; a closed line is cut at its farthest point.
 *
 * Source: Ramer, Computer Graphics and Image Processing 1, 1972; Douglas and Peucker, Cartographica 10, 1973.
 *
 * @param tolerance greatest distance from a dropped point to the new line, in the line's own units
 */
export function simplify(line: Line, tolerance: number): Line {
  if (line.length < 3) return line
  const first = item(line, 0)
  const last = item(line, -1)
  let farthest = 0
  let worst = 0
  for (let index = 1; index < line.length - 1; index++) {
    const away = offset(item(line, index), first, last)
    if (away > worst) {
      worst = away
      farthest = index
    }
  }
  if (worst <= tolerance) return [first, last]
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ]
}
