/*
 * For the drawings of the simulated day: the map under a figure, with contours, river, roads and graticule. A change takes
 * effect with `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { pathData } from '#day/drawings/engine/path.ts'
import type { Line, Point } from '#day/ground/sheet.ts'
import { simplify } from '#day/ground/sheet.ts'
import { type Contour, riverAt, riverLine } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import type { Trip } from '#day/track/staypoints.ts'
import type { Circle } from '../../../format.ts'

/** Rules for the ground of a map: contours (c), index contours (k), river (v), roads (r), graticule (x). */
export const reliefCss =
  'path,circle,polygon{fill:none}.c{stroke:var(--i);stroke-width:.5;opacity:.3}.k{stroke-width:1;opacity:.42}.v{stroke:var(--g);stroke-width:5;opacity:.3}.r{stroke:var(--i);stroke-width:.5;opacity:.2}.x{stroke:var(--i);stroke-width:.7;opacity:.6}'

/** Every fifth contour is an index contour, drawn heavier. */
export const isIndex = ({ level }: Contour): boolean => level % 50 === 0

/** Lines of the contours that pass a test, in sheet units. */
export const contourLines = (passes: (contour: Contour) => boolean): Line[] =>
  day()
    .contours.filter(passes)
    .flatMap((contour) => contour.lines)

export const roadLines = (): Line[] => {
  const { nodes, edges } = day().roads
  return edges.map((ends) => ends.flatMap((end) => nodes[end] ?? []))
}

/** Points of the roads, every few units. */
const roadPoints = once(() =>
  roadLines().flatMap((line) =>
    line.slice(1).flatMap((end, index) => {
      const start = item(line, index)
      return Array.from({ length: 12 }, (_, step) => ({
        x: start.x + ((end.x - start.x) * step) / 12,
        y: start.y + ((end.y - start.y) * step) / 12,
      }))
    }),
  ),
)

/** Half of the width and of the height of a number of minutes, as on a wide page, in sheet units. */
const numberSize = { across: 26, down: 9 } as const

/** The points of a line around which the fewest roads run, so that none reads as a stroke of a number there. */
export function clearOfRoads(line: Line): Line {
  const near = line.map(
    ({ x, y }) =>
      roadPoints().filter((road) => Math.abs(road.x - x) < numberSize.across && Math.abs(road.y - y) < numberSize.down)
        .length,
  )
  const allowed = item(
    near.toSorted((a, b) => a - b),
    Math.floor(line.length / 5),
  )
  return line.filter((_, index) => item(near, index) <= allowed)
}

export const riverData = (): string => pathData([riverLine], 0.8)

export const roadData = (): string => pathData(roadLines(), 0)

/** The outline of a square mark. @param half of its side */
export const square = ({ x, y }: Point, half: number): Line =>
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([right = 0, down = 0]) => ({ x: x + right, y: y + down }))

/** Contours of the whole sheet, simplified to a tolerance in sheet units. */
export function Relief({ tolerance }: { tolerance: number }) {
  return (
    <>
      <path
        className="c"
        d={pathData(
          contourLines((contour) => !isIndex(contour)),
          tolerance,
        )}
      />
      <path className="c k" d={pathData(contourLines(isIndex), tolerance)} />
    </>
  )
}

/** The bridges of the sheet from west to east as circles. A circle's area is the number of crossings in the day. */
export function bridgeCircles(): (Circle & { crossings: number })[] {
  const { bridges, peaks } = day()
  return bridges.map((x, index) => {
    const crossings = item(peaks, index).day
    return { x: Math.round(x), y: Math.round(riverAt(x)), crossings, radius: Math.sqrt(crossings) * 1.05 }
  })
}

/** Index of the bridge with the busiest quarter of an hour. */
export function busiestBridge(): number {
  const quarters = day().peaks.map((peak) => peak.quarter)
  return quarters.indexOf(Math.max(...quarters))
}

/** A trip as it is drawn: without the fixes that its line passes anyway. */
export const tripLine = (trip: Trip): Line => simplify(trip.fixes, 0.9)

/** Radius of a place's circle, in sheet units. The circle's area is proportional to the time spent there. */
export const placeRadius = (minutes: number): number => Math.sqrt(minutes) * 1.25
