import { item } from '#content/day/item.ts'
import { between, type Line, type Point } from './sheet.ts'

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
