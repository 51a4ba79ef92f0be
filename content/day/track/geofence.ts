import type { Line, Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'

/** The fence of the awareness figure, in sheet units. */
export const fence: Line = [
  { x: 344, y: 268 },
  { x: 430, y: 252 },
  { x: 462, y: 300 },
  { x: 440, y: 356 },
  { x: 372, y: 362 },
  { x: 330, y: 318 },
]

/**
 * True inside a polygon, by counting the edges that a ray to the east crosses.
 *
 * Source: Shimrat, Algorithm 112: Position of Point Relative to Polygon, Comm. ACM 5, 1962.
 */
export function isInside(polygon: Line, point: Point): boolean {
  let inside = false
  for (const [index, a] of polygon.entries()) {
    const b = item(polygon, index - 1)
    const spans = a.y > point.y !== b.y > point.y
    if (spans && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}
