import { item } from '#content/day/item.ts'
import { type Line, type Point, sheet } from './sheet.ts'

/** Heights sampled on a square grid: `heights[row][column]` stands at (column, row) times `step`. */
export interface Grid {
  readonly step: number
  readonly heights: readonly (readonly number[])[]
}

export interface Contour {
  /** Metres. */
  readonly level: number
  readonly lines: readonly Line[]
}

type Segment = readonly [Point, Point]

/** Samples a surface over the whole sheet, edges included. */
export function sampleGrid(surface: (x: number, y: number) => number, step: number): Grid {
  const columns = sheet.width / step + 1
  const rows = sheet.height / step + 1
  const heights = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => surface(column * step, row * step)),
  )
  return { step, heights }
}

/** Where one cell's four edges cross the level; heights are relative to it, clockwise from the top left. */
function crossings(x: number, y: number, step: number, [a, b, c, d]: [number, number, number, number]): Point[] {
  const found: Point[] = []
  if (a < 0 !== b < 0) found.push({ x: x + (step * a) / (a - b), y })
  if (b < 0 !== c < 0) found.push({ x: x + step, y: y + (step * b) / (b - c) })
  if (c < 0 !== d < 0) found.push({ x: x + (step * d) / (d - c), y: y + step })
  if (d < 0 !== a < 0) found.push({ x, y: y + (step * a) / (a - d) })
  return found
}

function segmentsAt(grid: Grid, level: number): Segment[] {
  const segments: Segment[] = []
  for (const [row, upper] of grid.heights.slice(0, -1).entries()) {
    const lower = item(grid.heights, row + 1)
    for (let column = 0; column < upper.length - 1; column++) {
      const found = crossings(column * grid.step, row * grid.step, grid.step, [
        item(upper, column) - level,
        item(upper, column + 1) - level,
        item(lower, column + 1) - level,
        item(lower, column) - level,
      ])
      for (let pair = 0; pair + 1 < found.length; pair += 2) segments.push([item(found, pair), item(found, pair + 1)])
    }
  }
  return segments
}

const key = (point: Point): string => `${point.x.toFixed(3)},${point.y.toFixed(3)}`

/** Joins segments that share an end into lines as long as they go. */
function join(segments: readonly Segment[]): Line[] {
  const byEnd = new Map<string, Segment[]>()
  for (const segment of segments) {
    for (const end of segment) {
      const here = byEnd.get(key(end))
      if (here) here.push(segment)
      else byEnd.set(key(end), [segment])
    }
  }
  const used = new Set<Segment>()
  const follow = (start: Point): Point[] => {
    const path: Point[] = []
    let end = key(start)
    for (;;) {
      const next = byEnd.get(end)?.find((segment) => !used.has(segment))
      if (!next) return path
      used.add(next)
      const far = key(next[0]) === end ? next[1] : next[0]
      path.push(far)
      end = key(far)
    }
  }
  const lines: Line[] = []
  for (const segment of segments) {
    if (used.has(segment)) continue
    used.add(segment)
    const ahead = follow(segment[1])
    const behind = follow(segment[0])
    lines.push([...behind.reverse(), ...segment, ...ahead])
  }
  return lines
}

/**
 * Lines of equal height through a grid, in sheet units. A saddle is cut in the order in which its edges are met.
 *
 * Source: marching squares, the plane case of Lorensen and Cline, Marching Cubes, SIGGRAPH 1987.
 */
export const contourLines = (grid: Grid, level: number): Line[] => join(segmentsAt(grid, level))
