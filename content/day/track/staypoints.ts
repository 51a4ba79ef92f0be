import { centroid, metres, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'

export interface TimedPoint extends Point {
  /** Minutes after midnight. */
  readonly t: number
}

/** A run of fixes that stayed; its own point is the mean of those fixes. */
export interface Staypoint extends Point {
  /** The run in the list of fixes: first, and one past the last. */
  readonly from: number
  readonly to: number
  /** Times of the first and the last fix, in minutes after midnight. */
  readonly first: number
  readonly last: number
  /** Fixes of the runs that were merged. */
  readonly count: number
}

export interface StayParameters {
  /** D: greatest distance from the anchor, in metres. */
  readonly distance: number
  /** T: least time between the first and the last fix, in minutes. */
  readonly duration: number
}

/** Longest silence inside a stay, and longest pause between two runs that are merged, in minutes. */
export const longestGap = 5

/** The pair used for the one day, in the middle of its plateau. */
export const stayParameters: StayParameters = { distance: 120, duration: 10 }

function runs(fixes: readonly TimedPoint[], { distance, duration }: StayParameters): Staypoint[] {
  const found: Staypoint[] = []
  let from = 0
  while (from < fixes.length) {
    const anchor = item(fixes, from)
    let last = anchor
    let to = from + 1
    for (; to < fixes.length; to++) {
      const next = item(fixes, to)
      if (metres(anchor, next) > distance || next.t - last.t > longestGap) break
      last = next
    }
    if (last.t - anchor.t < duration) {
      from++
      continue
    }
    const run = fixes.slice(from, to)
    found.push({ from, to, first: anchor.t, last: last.t, ...centroid(run), count: run.length })
    from = to
  }
  return found
}

function merged(earlier: Staypoint, later: Staypoint): Staypoint {
  const count = earlier.count + later.count
  return {
    from: earlier.from,
    to: later.to,
    first: earlier.first,
    last: later.last,
    x: (earlier.x * earlier.count + later.x * later.count) / count,
    y: (earlier.y * earlier.count + later.y * later.count) / count,
    count,
  }
}

/**
 * Staypoints: runs of fixes that remain within D of their first fix for at least T. Neighbouring runs within D and five
 * minutes of each other are one stay, since a single missed spike would otherwise cut it in two.
 *
 * Source: Li, Zheng, Xie, Chen, Liu and Ma, Mining User Similarity Based on Location History, ACM GIS 2008.
 */
export function detectStays(fixes: readonly TimedPoint[], parameters: StayParameters): Staypoint[] {
  const stays: Staypoint[] = []
  for (const run of runs(fixes, parameters)) {
    const before = stays.at(-1)
    const continues =
      before !== undefined && run.first - before.last <= longestGap && metres(before, run) <= parameters.distance
    if (continues) stays[stays.length - 1] = merged(before, run)
    else stays.push(run)
  }
  return stays
}

/** Radius in metres around the stay's point that holds a share of the fixes from its first to its last. */
export function envelope(fixes: readonly TimedPoint[], stay: Staypoint, share: number): number {
  const away = fixes
    .slice(stay.from, stay.to)
    .map((fix) => metres(fix, stay))
    .sort((a, b) => a - b)
  return item(away, Math.floor(away.length * share))
}
