/*
 * For the drawings of the simulated day: lines as short SVG path data. A change takes effect with
 * `npm run results -w content/day`.
 */

import type { Line, Point } from '#day/ground/sheet.ts'
import { simplify } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

const compact = (path: string) => path.replace(/ -/g, '-').replace(/(^|[^\d])0\./g, '$1.')

/**
 * SVG path data for lines. Points are simplified to a tolerance, rounded, and written as relative steps, which compress
 * best.
 *
 * @param tolerance greatest distance from a dropped point, in the lines' units
 */
export function pathData(lines: readonly Line[], tolerance: number, decimals: 0 | 1 = 0): string {
  const pieces = lines.map((line) => {
    const [start, ...rest] = simplify(line, tolerance).map(({ x, y }) => ({
      x: round(x, decimals),
      y: round(y, decimals),
    }))
    if (!start) return ''
    let before = start
    const steps: string[] = []
    for (const point of rest) {
      if (point.x === before.x && point.y === before.y) continue
      steps.push(`${round(point.x - before.x, decimals)} ${round(point.y - before.y, decimals)}`)
      before = point
    }
    return steps.length > 0 ? `M${start.x} ${start.y}l${steps.join(' ')}` : ''
  })
  return compact(pieces.join(''))
}

/** SVG path data for a closed outline, rounded to whole units. */
export const outlineData = (outline: Line): string => `${pathData([outline], 0)}z`

/**
 * SVG path data for dots: a line of no length at each point, which a round line cap makes visible.
 *
 * @param step grid that points are rounded to, in drawing units. Points that share a crossing become one dot.
 */
export function dotData(points: readonly Point[], step: number): string {
  const spots = new Map<string, Point>()
  for (const { x, y } of points) {
    const spot = { x: round(Math.round(x / step) * step, 1), y: round(Math.round(y / step) * step, 1) }
    spots.set(`${spot.x},${spot.y}`, spot)
  }
  const inOrder = [...spots.values()].sort((a, b) => a.y - b.y || a.x - b.x)
  return inOrder.map(({ x, y }) => `M${x} ${y}h0`).join('')
}

/** The parts of a line whose points pass a test. Parts of fewer than four points are dropped. */
export function within(line: Line, passes: (point: Point) => boolean): Line[] {
  const parts: Point[][] = [[]]
  for (const point of line) {
    if (passes(point)) item(parts, -1).push(point)
    else if (item(parts, -1).length > 0) parts.push([])
  }
  return parts.filter((part) => part.length > 3)
}

/** SVG path data for small crosses every 100 units, which is 1.5 km on the sheet. */
export function graticuleData(width: number, height: number): string {
  let data = ''
  for (let x = 0; x <= width; x += 100)
    for (let y = 0; y <= height; y += 100) data += `M${x - 3} ${y}h6M${x} ${y - 3}v6`
  return data
}

/** A number for an SVG attribute, rounded to one decimal so that files stay small. */
export const oneDecimal = (value: number): number => round(value, 1)
