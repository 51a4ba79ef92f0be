/*
 * The invented ground of the simulated map: its river, its elevation, the contour lines through it, and the ridges that are
 * seen from beside it (the figure "ridges"). Heights are in metres, places in sheet units (sheet.ts). A change takes effect
 * with `npm run results -w content/day`.
 */

import type { Noise } from '#day/ground/noise.ts'
import { type Line, type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'

/** Height of the river's centre line on the sheet, in sheet units from the top, at a given x. */
export const riverAt = (x: number): number => 232 - 0.12 * x + 46 * Math.sin(x / 92 + 0.6) + 14 * Math.sin(x / 31)

/** True north of the river. */
export const isNorth = (point: Point): boolean => point.y < riverAt(point.x)

/** The river's centre line, a little longer than the sheet is wide. */
export const riverLine: Line = Array.from({ length: sheet.width / 6 + 3 }, (_, index) => {
  const x = (index - 1) * 6
  return { x, y: riverAt(x) }
})

function distanceToRiver(x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let aside = -60; aside <= 60; aside += 6) nearest = Math.min(nearest, Math.hypot(aside, y - riverAt(x + aside)))
  return nearest
}

/** Elevation in metres above an invented datum: a valley cut by the river into two octaves of gradient noise. */
export function elevation(noise: Noise, x: number, y: number): number {
  const away = distanceToRiver(x, y)
  return (
    54 +
    62 * (1 - Math.exp(-away / 120)) +
    74 * Math.max(-0.25, noise(x / 118 + 3, y / 118 + 9)) * Math.min(1, away / 60) +
    20 * noise(x / 46, y / 46) * Math.min(1, away / 50)
  )
}

/** Heights sampled on a square grid: `heights[row][column]` is at (column, row) times `step`. */
interface Grid {
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

/** Elevation in metres at a point of the sheet. */
export type Surface = (x: number, y: number) => number

/** A viewpoint and the arc that it looks at; bearings in degrees, clockwise from north. */
export interface View extends Point {
  /** Height of the eye above the ground, in metres. */
  readonly eye: number
  readonly from: number
  readonly to: number
}

/** A point of a skyline: a bearing and an angle above the level of the eye, both in degrees. */
export interface Sight {
  readonly bearing: number
  readonly angle: number
}

/** The crest of the ground in a strip across the line of sight, bearing by bearing. */
interface Ridge {
  /** Distances of the strip, in kilometres straight ahead. */
  readonly from: number
  readonly to: number
  readonly crest: readonly Sight[]
}

const earthRadius = 6_371_000
/** Light bends with the Earth by about an eighth: Gauss's coefficient. */
const refraction = 0.13
/** Step along a ray, in metres. */
const stride = 30
const degrees = 180 / Math.PI

/** The point so many metres away at a bearing. */
function pointAt(view: Point, bearing: number, away: number): Point {
  const units = away / sheet.metresPerUnit
  return { x: view.x + units * Math.sin(bearing / degrees), y: view.y - units * Math.cos(bearing / degrees) }
}

/** Angle in degrees at which a height is seen from so many metres away, after curvature and refraction. */
const angleOf = (height: number, eye: number, away: number): number =>
  Math.atan2(height - eye - ((1 - refraction) * away * away) / (2 * earthRadius), away) * degrees

const eyeOf = (surface: Surface, view: View): number => surface(view.x, view.y) + view.eye

/**
 * The panorama from a point, as ridges from near to far: along each bearing a ray is walked over the ground, and the
 * steepest angle within each belt is kept. Belts are strips across the line of sight, so that a straight edge of the map cuts
 * none of them. Painted from the farthest to the nearest, each ridge hides what lies
 * behind it.
 *
 * Source: Imhof, Kartographische Geländedarstellung, 1965, on panoramas; ray casting as in Appel, Some Techniques for
 * Shading Machine Renderings of Solids, AFIPS 1968.
 *
 * @param belts limits of the belts, in metres straight ahead of the eye
 * @param step of the bearing, in degrees
 */
export function ridges(surface: Surface, view: View, belts: readonly number[], step: number): Ridge[] {
  const eye = eyeOf(surface, view)
  const ahead = (view.from + view.to) / 2
  const bearings = Array.from(
    { length: Math.round((view.to - view.from) / step) + 1 },
    (_, index) => view.from + index * step,
  )
  return belts.slice(1).map((to, belt) => {
    const from = item(belts, belt)
    const crest = bearings.map((bearing) => {
      const aslant = 1 / Math.cos((bearing - ahead) / degrees)
      let angle = Number.NEGATIVE_INFINITY
      for (let away = from * aslant; away <= to * aslant; away += stride) {
        const { x, y } = pointAt(view, bearing, away)
        angle = Math.max(angle, angleOf(surface(x, y), eye, away))
      }
      return { bearing, angle }
    })
    return { from: from / 1000, to: to / 1000, crest }
  })
}

/** Where a point on the ground is seen: its bearing and angle, and its distance in metres. */
export function look(surface: Surface, view: View, at: Point) {
  const eye = eyeOf(surface, view)
  const [dx, dy] = [at.x - view.x, at.y - view.y]
  const away = Math.hypot(dx, dy) * sheet.metresPerUnit
  const bearing = (Math.atan2(dx, -dy) * degrees + 360) % 360
  return { bearing, angle: angleOf(surface(at.x, at.y), eye, away), away }
}
