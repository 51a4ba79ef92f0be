/*
 * How one invented person explores new places and returns to known ones, over a hundred simulated days
 * (experiments/hundred-days.ts, the numbers life.*). A change takes effect with `npm run results -w content/day`.
 */

import type { Roads } from '#day/ground/roads.ts'
import { distance, type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { pick, type Random } from '#day/random.ts'

/**
 * How a synthetic person explores and returns. An errand leads to a new place with probability `rho` times the number
 * of known places to the power of minus `gamma`; otherwise back to a known one, in proportion to earlier visits.
 *
 * Source of the rule and of both values: Song, Koren, Wang and Barabasi, Modelling the scaling properties of human
 * mobility, Nature Physics 6, 2010.
 */
export const exploring = { rho: 0.6, gamma: 0.21 } as const

/** One stay, in minutes from the first midnight. Places are numbered from 1, home, and 2, work. */
export interface LongStay extends Point {
  readonly place: number
  readonly arrive: number
  readonly leave: number
}

const dayLength = 1440
const kmh = 24
const unitsPerMinute = (kmh * 1000) / 60 / sheet.metresPerUnit
const minutesBetween = (from: Point, to: Point) => Math.max(4, Math.round((distance(from, to) * 1.3) / unitsPerMinute))

interface Known extends Point {
  visits: number
}

/** A point near a node of the road network: near places more often than far ones. */
function somewhereNear(random: Random, roads: Roads, from: Point): Point {
  const weights = roads.nodes.map((node) => (distance(node, from) + 20) ** -1.55)
  const node = item(roads.nodes, pick(random, weights))
  return { x: node.x + (random() - 0.5) * 12, y: node.y + (random() - 0.5) * 12 }
}

/** The number of an errand's place: a new one, or a known one that is neither where it starts, home, nor work. */
function errandFrom(random: Random, roads: Roads, places: Known[], here: number): number {
  const known = places
    .slice(2)
    .flatMap(({ visits }, index) => (index + 3 === here ? [] : [{ place: index + 3, visits }]))
  if (known.length === 0 || random() < exploring.rho * places.length ** -exploring.gamma)
    return places.push({ ...somewhereNear(random, roads, item(places, here - 1)), visits: 0 })
  const weights = known.map(({ visits }) => visits)
  return item(known, pick(random, weights)).place
}

/** What is done on one day, in order: where to, and the earliest minute at which the stay before it ends. */
function planOf(random: Random, weekday: number): { readonly kind: 'work' | 'errand'; readonly from: number }[] {
  const about = (minute: number, spread: number) => Math.round(minute + (random() - 0.5) * spread)
  const errand = (minute: number, spread: number, chance: number) =>
    random() < chance ? [{ kind: 'errand' as const, from: about(minute, spread) }] : []
  if (weekday >= 5) return [...errand(620, 120, 0.8), ...errand(780, 120, 0.5), ...errand(1080, 160, 0.4)]
  if (random() < 0.06) return errand(660, 240, 0.6)
  const lunch = random() < 0.35 ? [{ kind: 'errand' as const, from: about(720, 30) }] : []
  const back = lunch.length > 0 ? [{ kind: 'work' as const, from: about(770, 20) }] : []
  return [
    ...errand(430, 20, 0.15),
    { kind: 'work', from: about(480, 50) },
    ...lunch,
    ...back,
    ...errand(1010, 60, 0.55),
    ...errand(1070, 60, 0.2),
  ]
}

/**
 * The stays of one synthetic person over consecutive days, the first a Monday, in order of time.
 *
 * @param days how many
 */
export function drawReturningLife(random: Random, roads: Roads, days: number): LongStay[] {
  const home = item(roads.nodes, Math.floor(random() * roads.nodes.length))
  const places: Known[] = [{ x: home.x, y: home.y, visits: 1 }]
  places.push({ ...item(roads.nodes, Math.floor(random() * roads.nodes.length)), visits: 1 })
  const stays: LongStay[] = []
  let here = 1
  let arrived = 0
  const go = (to: number, earliest: number) => {
    const leave = Math.max(arrived + 10, earliest)
    const [from, there] = [item(places, here - 1), item(places, to - 1)]
    stays.push({ place: here, x: from.x, y: from.y, arrive: arrived, leave })
    arrived = leave + minutesBetween(from, there)
    there.visits++
    here = to
  }
  for (let day = 0; day < days; day++) {
    const midnight = day * dayLength
    const plan = planOf(random, day % 7)
    for (const { kind, from } of plan) {
      const to = kind === 'work' ? 2 : errandFrom(random, roads, places, here)
      if (to !== here) go(to, midnight + from)
    }
    if (here !== 1) go(1, Math.max(arrived + 20 + Math.floor(random() * 60), midnight + (here === 2 ? 1000 : 0)))
  }
  const { x, y } = item(places, 0)
  return [...stays, { place: here, x, y, arrive: arrived, leave: days * dayLength }]
}
