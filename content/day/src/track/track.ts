import { along, partLengths, type Roads, routeBetween } from '#day/ground/roads.ts'
import { type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { gaussian, type Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'
import { longestGap, stayParameters } from '#day/track/staypoints.ts'

/**
 * Probability that a receiver with one fix every `every`, started at a random moment, finds a stop: the share of phases
 * for which the fixes inside the stop span at least `least`. All three are in the same unit of time; positions are perfect.
 */
function chanceOfFinding(stop: number, every: number, least: number): number {
  const span = Math.ceil(least / every) * every
  return Math.min(1, Math.max(0, (stop - span) / every))
}

/** Sampling intervals that the example tries, in minutes. */
const intervals = [0.5, 1, 5, 10, 15] as const

/**
 * How a stop of so many minutes is seen at each interval: mean number of its fixes, and the chance that it is found. The
 * detector ends a stop at a longer gap than it allows, so that no stop is found where every gap is longer.
 */
export const samplings = (stop: number) =>
  intervals.map((interval) => ({
    interval,
    fixes: stop / interval,
    found: interval > longestGap ? 0 : chanceOfFinding(stop, interval, stayParameters.duration),
  }))

/** One visit as it truly happened, in minutes after midnight. */
export interface Visit {
  readonly place: number
  readonly arrive: number
  readonly leave: number
}

/** A halt in traffic on the way: not a visit, though a careless detector calls it one. */
interface Hold {
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

/** One fix, as the receiver reports it. */
interface Fix extends Point {
  /** Minutes after midnight. */
  readonly t: number
  /** True for an outlier. Known because the day is synthetic; detectors must not read it. */
  readonly thrown: boolean
}

/** How a receiver samples and errs; distances in sheet units, times in minutes, shares from 0 to 1. */
export interface Receiver {
  readonly everyAtRest: number
  readonly everyMoving: number
  readonly dropped: number
  readonly thrown: number
  readonly throwLeast: number
  readonly throwRange: number
  /** How many fixes in a row are thrown off together. */
  readonly spell: number
  /** Error per axis: outdoors and at home. */
  readonly noise: number
  readonly noiseAtHome: number
}

/** The receiver of the one day. */
export const receiver: Receiver = {
  everyAtRest: 1,
  everyMoving: 0.25,
  dropped: 0.06,
  thrown: 0.009,
  throwLeast: 20,
  throwRange: 45,
  spell: 1,
  noise: 0.55,
  noiseAtHome: 0.75,
}

const home = 1
const largeSites: readonly number[] = [3, 5, 7]
const wander = (place: number) => (place === home ? 0.35 : largeSites.includes(place) ? 1.5 : 0.7)

/** Share of a leg covered after some minutes: easing in and out, standing still during a hold. */
export function progress(elapsed: number, duration: number, hold: Hold | undefined): number {
  let share = elapsed / duration
  if (hold) {
    const moving = duration - hold.minutes
    const from = hold.at * moving
    const paused = elapsed < from ? elapsed : elapsed < from + hold.minutes ? from : elapsed - hold.minutes
    share = paused / moving
  }
  return share * share * (3 - 2 * share) * 0.35 + share * 0.65
}

/**
 * The fixes of one day, in order of time. Error is a first-order Gauss-Markov process (correlation 0.8 from fix to fix);
 * wander at a site is an Ornstein-Uhlenbeck process (Uhlenbeck and Ornstein, Phys. Rev. 36, 1930).
 */
export function drawTrack(random: Random, roads: Roads, plan: Itinerary, by: Receiver = receiver): Fix[] {
  const fixes: Fix[] = []
  let errorX = 0
  let errorY = 0
  let spell = { left: 0, x: 0, y: 0 }
  const observe = (t: number, place: Point, noise: number) => {
    errorX = 0.8 * errorX + 0.6 * gaussian(random) * noise
    errorY = 0.8 * errorY + 0.6 * gaussian(random) * noise
    if (random() < by.dropped) return
    const x = place.x + errorX
    const y = place.y + errorY
    if (spell.left === 0 && random() < by.thrown) {
      const angle = random() * 6.28
      const far = by.throwLeast + random() * by.throwRange
      spell = { left: by.spell, x: far * Math.cos(angle), y: far * Math.sin(angle) }
    }
    if (spell.left === 0) fixes.push({ t, x, y, thrown: false })
    else {
      fixes.push({ t, x: x + spell.x, y: y + spell.y, thrown: true })
      spell.left--
    }
  }
  for (const [index, visit] of plan.visits.entries()) {
    const centre = placeOf(plan, visit.place)
    const reach = wander(visit.place) * 0.45
    const noise = visit.place === home ? by.noiseAtHome : by.noise
    let dx = 0
    let dy = 0
    for (let t = visit.arrive; t < visit.leave - 1e-9; t += by.everyAtRest) {
      dx += -0.25 * dx + gaussian(random) * reach
      dy += -0.25 * dy + gaussian(random) * reach
      observe(t, { x: centre.x + dx, y: centre.y + dy }, noise)
    }
    if (index === plan.visits.length - 1) break
    const next = item(plan.visits, index + 1)
    const route = routeBetween(roads, centre, placeOf(plan, next.place))
    const duration = next.arrive - visit.leave
    const hold = plan.holds.find((candidate) => candidate.after === index)
    for (let elapsed = 0; elapsed < duration - 1e-9; elapsed += by.everyMoving) {
      observe(visit.leave + elapsed, along(route, progress(elapsed, duration, hold)), by.noise)
    }
  }
  return fixes
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
