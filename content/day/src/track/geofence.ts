/*
 * The monitored area ("the fence") of the simulated day, and the visits to it: an entry at its edge, an exit at a wider
 * ring. Its corners decide the figures "awareness" and "fence", the moments of /real-time-awareness, and the times that
 * texts quote (fence.*, cop.*). A change takes effect with `npm run results -w content/day`.
 */

import type { TimedPoint } from '#day/ground/sheet.ts'
import { between, centroid, type Line, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'

/** The corners of the fence, in sheet units. */
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

/** One stay inside a fence: where and when a track came in and went out, in minutes after midnight. */
export interface FenceVisit {
  readonly enters: TimedPoint
  readonly leaves: TimedPoint
  /** Minutes inside. */
  readonly dwell: number
}

/** A fence scaled around its centroid. */
export function scaleFence(fence: Line, factor: number): Line {
  const middle = centroid(fence)
  return fence.map((point) => between(middle, point, factor))
}

/** Where a track crosses a polygon's edges, in order of time; between fixes it moves straight and evenly. */
function crossingsOf(track: readonly TimedPoint[], polygon: Line) {
  return track.slice(1).flatMap((to, index) => {
    const from = item(track, index)
    const crossings = polygon.flatMap((a, corner) => {
      const b = item(polygon, corner - 1)
      const turn = (to.x - from.x) * (b.y - a.y) - (to.y - from.y) * (b.x - a.x)
      if (turn === 0) return []
      const share = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / turn
      const onEdge = ((a.x - from.x) * (to.y - from.y) - (a.y - from.y) * (to.x - from.x)) / turn
      if (share < 0 || share >= 1 || onEdge < 0 || onEdge >= 1) return []
      const at = { ...between(from, to, share), t: from.t + (to.t - from.t) * share }
      return [{ at, inwards: isInside(polygon, between(from, to, share + 1e-9)) }]
    })
    return crossings.toSorted((one, other) => one.at.t - other.at.t)
  })
}

/**
 * Visits to a fence with two rings: a visit begins where the track crosses the inner ring inwards and ends where it next
 * crosses the outer one outwards, so that a device on the boundary does not ring all afternoon. A track that starts
 * inside, or ends before it has left, gives a visit from its first fix or to its last.
 *
 * Source: the two thresholds of Schmitt's trigger (J. Sci. Instrum. 15, 1938), on the edges of a polygon.
 */
export function fenceVisits(track: readonly TimedPoint[], inner: Line, outer: Line): FenceVisit[] {
  const [first, last] = [item(track, 0), item(track, -1)]
  const events = [
    ...crossingsOf(track, inner).filter(({ inwards }) => inwards),
    ...crossingsOf(track, outer).filter(({ inwards }) => !inwards),
    { at: last, inwards: false },
  ].toSorted((one, other) => one.at.t - other.at.t)
  const visits: FenceVisit[] = []
  let enters = isInside(inner, first) ? first : undefined
  for (const { at, inwards } of events) {
    if (inwards) enters ??= at
    else if (enters) {
      visits.push({ enters, leaves: at, dwell: at.t - enters.t })
      enters = undefined
    }
  }
  return visits
}
