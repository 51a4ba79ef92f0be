/*
 * Where the person of the simulated day truly goes, and where on other days: fixes are drawn from it, and it is the truth
 * that detectors are scored against. A change takes effect with `npm run results -w content/day`.
 */

import { partLengths, type Roads, routeBetween } from '#day/ground/roads.ts'
import { type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import type { Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'

/** One visit as it truly happened, in minutes after midnight. */
export interface Visit {
  readonly place: number
  readonly arrive: number
  readonly leave: number
}

/** A halt in traffic on the way: not a visit, though a careless detector calls it one. */
export interface Hold {
  /** Number of the visit after which the leg starts. */
  readonly after: number
  /** Share of the leg's moving time at which it happens. */
  readonly at: number
  readonly minutes: number
}

export interface Itinerary {
  /** Places by number, from 1. */
  readonly places: Readonly<Record<number, Point>>
  readonly visits: readonly Visit[]
  readonly holds: readonly Hold[]
}

/** The true itinerary of the synthetic day, of an invented field technician. The detector does not read it. */
export const itinerary: Itinerary = {
  places: {
    1: { x: 92, y: 300 },
    2: { x: 188, y: 108 },
    3: { x: 356, y: 70 },
    4: { x: 452, y: 122 },
    5: { x: 528, y: 262 },
    6: { x: 404, y: 322 },
    7: { x: 258, y: 288 },
    8: { x: 150, y: 214 },
  },
  visits: [
    { place: 1, arrive: 0, leave: 426 },
    { place: 2, arrive: 437, leave: 463 },
    { place: 3, arrive: 473, leave: 678 },
    { place: 4, arrive: 686, leave: 734 },
    { place: 5, arrive: 745, leave: 905 },
    { place: 6, arrive: 914, leave: 927 },
    { place: 7, arrive: 937, leave: 1052 },
    { place: 1, arrive: 1063, leave: 1126 },
    { place: 8, arrive: 1133, leave: 1203 },
    { place: 1, arrive: 1211, leave: 1440 },
  ],
  holds: [
    { after: 0, at: 0.45, minutes: 4 },
    { after: 4, at: 0.6, minutes: 3 },
  ],
}

/** Where a place truly is. */
export function placeOf(plan: Itinerary, place: number): Point {
  const point = plan.places[place]
  if (!point)
    throw new RangeError(
      `The itinerary visits place ${place}, which has no coordinates. Add them to the list of places.`,
    )
  return point
}

/** What another day may contain, in minutes: dwell at an errand, and halts in traffic on a quarter of the legs. */
export interface Habits {
  readonly shortest: number
  readonly longest: number
  readonly shortestHalt: number
  readonly longestHalt: number
}

export const habits: Habits = { shortest: 10, longest: 240, shortestHalt: 2, longestHalt: 8 }

const errandsFrom = 6
const errandsTo = 11
const haltChance = 0.25
const kmh = 24
const unitsPerMinute = (kmh * 1000) / 60 / sheet.metresPerUnit
const between = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1))

function somewhere(random: Random, roads: Roads): Point {
  const node = item(roads.nodes, Math.floor(random() * roads.nodes.length))
  const x = node.x + (random() - 0.5) * 20
  return { x, y: node.y + (random() - 0.5) * 20 }
}

/** Dwell spread evenly over its logarithm, so that short stops are as common as long ones. */
const drawDwell = (random: Random, { shortest, longest }: Habits) =>
  Math.round(shortest * (longest / shortest) ** random())

/**
 * Another day on the same roads: a night at home, errands at random places, halts in traffic on the way, and the
 * evening at home. Nothing in it was known when filter and detector were tuned.
 */
export function drawItinerary(random: Random, roads: Roads, given: Habits = habits): Itinerary {
  const errands = between(random, errandsFrom, errandsTo)
  const home = somewhere(random, roads)
  const places: Record<number, Point> = { 1: home }
  const visits: Visit[] = [{ place: 1, arrive: 0, leave: between(random, 330, 480) }]
  const holds: Hold[] = []
  const travel = (from: Point, to: Point) => {
    const hold = random() < haltChance ? between(random, given.shortestHalt, given.longestHalt) : 0
    if (hold > 0) holds.push({ after: visits.length - 1, at: 0.2 + random() * 0.6, minutes: hold })
    return Math.max(4, Math.round(sum(partLengths(routeBetween(roads, from, to))) / unitsPerMinute)) + hold
  }
  let here = home
  let now = item(visits, 0).leave
  for (let place = 2; place <= errands + 1 && now < 1200; place++) {
    const there = somewhere(random, roads)
    places[place] = there
    const arrive = now + travel(here, there)
    now = arrive + drawDwell(random, given)
    visits.push({ place, arrive, leave: now })
    here = there
  }
  const arrive = now + travel(here, home)
  visits.push({ place: 1, arrive, leave: Math.max(1440, arrive + 60) })
  return { places, visits, holds }
}
