import type { Roads } from '#content/day/ground/roads.ts'
import { routeBetween } from '#content/day/ground/route.ts'
import { distance, type Line, type Point, sheet } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import type { Random } from '#content/day/random.ts'
import type { Hold, Itinerary, Visit } from './itinerary.ts'

/** What another day may hold, in minutes: dwell at an errand, and halts in traffic on a quarter of the legs. */
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

const lengthOf = (line: Line) =>
  line.slice(1).reduce((sum, point, index) => sum + distance(point, item(line, index)), 0)

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
    return Math.max(4, Math.round(lengthOf(routeBetween(roads, from, to)) / unitsPerMinute)) + hold
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
