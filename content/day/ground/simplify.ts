import { item } from '#content/day/item.ts'
import { distance, type Line, type Point } from './sheet.ts'

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
