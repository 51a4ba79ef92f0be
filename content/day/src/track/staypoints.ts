/*
 * Staypoints, stays and places of the simulated day: the site's own detector. A staypoint is a run of fixes that remain near
 * one point; a stay is that run in whole minutes; a place is where one or more stays were. The sweep repeats the detection
 * for many thresholds: on its plateau, neighbours find the same stays. A change takes effect with
 * `npm run results -w content/day`.
 */

import { centroid, metres, type Point, sheet, type TimedPoint } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { median, sum } from '#day/sums.ts'

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

interface StayParameters {
  /** D: greatest distance from the anchor, in metres. */
  readonly distance: number
  /** T: least time between the first and the last fix, in minutes. */
  readonly duration: number
  /** Longest silence inside a stay, and longest pause between two runs that are merged, in minutes: `longestGap` without it. */
  readonly gap?: number
}

/** The gap used for the one day, in minutes. */
export const longestGap = 5

/** The pair used for the one day, in the middle of its plateau. */
export const stayParameters: StayParameters = { distance: 120, duration: 10 }

function runs(fixes: readonly TimedPoint[], { distance, duration, gap = longestGap }: StayParameters): Staypoint[] {
  const found: Staypoint[] = []
  let from = 0
  while (from < fixes.length) {
    const anchor = item(fixes, from)
    let last = anchor
    let to = from + 1
    for (; to < fixes.length; to++) {
      const next = item(fixes, to)
      if (metres(anchor, next) > distance || next.t - last.t > gap) break
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
  const { distance, gap = longestGap } = parameters
  const stays: Staypoint[] = []
  for (const run of runs(fixes, parameters)) {
    const before = stays.at(-1)
    const continues = before !== undefined && run.first - before.last <= gap && metres(before, run) <= distance
    if (continues) stays[stays.length - 1] = merged(before, run)
    else stays.push(run)
  }
  return stays
}

/** Radius in metres around the stay's point that contains a share of the fixes from its first to its last. */
function envelope(fixes: readonly TimedPoint[], stay: Staypoint, share: number): number {
  const away = fixes
    .slice(stay.from, stay.to)
    .map((fix) => metres(fix, stay))
    .sort((a, b) => a - b)
  return item(away, Math.floor(away.length * share))
}

/** The pairs tried: D in metres, T in minutes. */
export const sweepDistances = [20, 30, 40, 60, 80, 120, 180, 250, 350, 500, 700, 1000] as const
export const sweepDurations = [2, 3, 4, 5, 8, 10, 12, 15, 20, 30, 45, 60] as const

/** Counts the stays for every pair of D and T. Where neighbours agree, the count is a property of the day. */
export const sweep = (fixes: readonly TimedPoint[]) =>
  sweepDurations.map((duration) => ({
    duration,
    found: sweepDistances.map((distance) => ({ distance, stays: detectStays(fixes, { distance, duration }).length })),
  }))

const dayLength = 1440

/** A stay in whole minutes: dwell is departure minus arrival, trips fill the rest, and the day sums to 1,440. */
export interface Stay extends Staypoint {
  readonly place: number
  readonly arrive: number
  readonly leave: number
  readonly minutes: number
  /** Radius holding 68 % of its fixes, in metres. */
  readonly envelope: number
}

/** A place of one or more stays. Its point is that of the first of them. */
export interface Place extends Point {
  /** From 1, in order of first arrival. */
  readonly id: number
  readonly minutes: number
}

/**
 * Gives each stay the place it was at: the first earlier place within reach, else a new one.
 *
 * @param reach metres
 */
export function nameStays(fixes: readonly TimedPoint[], staypoints: readonly Staypoint[], reach: number): Stay[] {
  const centres: Staypoint[] = []
  return staypoints.map((staypoint, index) => {
    let place = centres.findIndex((centre) => metres(centre, staypoint) < reach) + 1
    if (place === 0) place = centres.push(staypoint)
    const arrive = index === 0 ? 0 : Math.round(staypoint.first)
    const leave = index === staypoints.length - 1 ? dayLength : Math.round(staypoint.last)
    return { ...staypoint, place, arrive, leave, minutes: leave - arrive, envelope: envelope(fixes, staypoint, 0.68) }
  })
}

/** The places of a day, with the time spent at each. */
export function placesOf(stays: readonly Stay[]): Place[] {
  const visits = Map.groupBy(stays, (stay) => stay.place)
  return [...visits].map(([id, here]) => {
    const { x, y } = item(here, 0)
    return { id, x, y, minutes: sum(here.map((stay) => stay.minutes)) }
  })
}

/** The movement between two stays. */
export interface Trip {
  /** Place numbers. */
  readonly from: number
  readonly to: number
  /** Whole minutes after midnight. */
  readonly depart: number
  readonly arrive: number
  /** Length of the path through its fixes, in kilometres. */
  readonly km: number
  /** Median speed from fix to fix, in kilometres per hour. */
  readonly kmh: number
  readonly fixes: readonly TimedPoint[]
}

/** The legs between consecutive stays; each starts with the last fix of one and ends with the first of the next. */
export function tripsBetween(fixes: readonly TimedPoint[], stays: readonly Stay[]): Trip[] {
  return stays.slice(1).map((next, index) => {
    const stay = item(stays, index)
    const path = fixes.slice(stay.to - 1, next.from + 1)
    const steps = path.slice(1).map((fix, step) => {
      const before = item(path, step)
      return { km: metres(before, fix) / 1000, hours: Math.max(1e-6, (fix.t - before.t) / 60) }
    })
    return {
      from: stay.place,
      to: next.place,
      depart: stay.leave,
      arrive: next.arrive,
      km: sum(steps.map((step) => step.km)),
      kmh: median(steps.map((step) => step.km / step.hours)),
      fixes: path,
    }
  })
}

/**
 * Radius of gyration in kilometres: how far from its centre of mass a day is spent, weighted by time.
 *
 * After Gonzalez, Hidalgo and Barabasi, Understanding Individual Human Mobility Patterns, Nature 453, 2008, who weight positions
 * alike.
 */
export function radiusOfGyration(places: readonly (Point & { readonly minutes: number })[]): number {
  const total = sum(places.map((place) => place.minutes))
  const mean = (value: (place: Point) => number) => sum(places.map((place) => place.minutes * value(place))) / total
  const x = mean((place) => place.x)
  const y = mean((place) => place.y)
  return (Math.sqrt(mean((place) => (place.x - x) ** 2 + (place.y - y) ** 2)) * sheet.metresPerUnit) / 1000
}

/**
 * How evenly a total is spread over its parts, in bits: 0 when one part has it all, log2 n when n parts share it equally.
 * Parts of zero count for nothing.
 *
 * Source: Shannon, A Mathematical Theory of Communication, Bell System Technical Journal 27, 1948.
 */
export function entropy(parts: readonly number[]): number {
  const total = sum(parts)
  return sum(parts.map((part) => surprise(part / total)))
}

/** One part's contribution to the entropy, -p log2 p, in bits. */
export const surprise = (share: number): number => (share > 0 ? -share * Math.log2(share) : 0)
