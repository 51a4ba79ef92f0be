import { along, type Roads, routeBetween } from '#day/ground/roads.ts'
import { cellOf, distance, type Line, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import type { Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'
import { type Itinerary, placeOf } from '#day/track/track.ts'

/** One of many invented commuters. Hours are decimal hours after midnight. */
export interface Entity {
  readonly home: Point
  readonly work: Point
  /** Place of an evening out; undefined for who stays at home. */
  readonly evening: Point | undefined
  readonly route: Line
  readonly wayBack: Line
  /** Hours spent under way, each way. */
  readonly hours: number
  readonly leavesHome: number
  readonly leavesWork: number
}

/**
 * Draws invented commuters between random homes and a few large sites, as data for the aggregate figures. They represent no
 * real city.
 */
export function drawPopulation(random: Random, roads: Roads, plan: Itinerary, count: number): Entity[] {
  const anywhere = (): Point => {
    const node = item(roads.nodes, Math.floor(random() * roads.nodes.length))
    const x = node.x + (random() - 0.5) * 12
    return { x, y: node.y + (random() - 0.5) * 12 }
  }
  const workplace = (choice: number): Point => {
    if (choice < 0.34) return placeOf(plan, 3)
    if (choice < 0.58) return placeOf(plan, 5)
    if (choice < 0.74) return placeOf(plan, 7)
    return choice < 0.86 ? placeOf(plan, 4) : anywhere()
  }
  return Array.from({ length: count }, () => {
    const home = anywhere()
    const work = workplace(random())
    const leavesHome = 6.3 + random() * 2.6
    const leavesWork = 14.6 + random() * 3
    const route = routeBetween(roads, home, work)
    const evening = random() < 0.35 ? placeOf(plan, 8) : undefined
    const hours = 0.25 + route.length * 0.03
    return { home, work, evening, route, wayBack: route.toReversed(), hours, leavesHome, leavesWork }
  })
}

/** Where an entity is at a decimal hour of the day. */
export function positionAt(entity: Entity, hour: number): Point {
  const { leavesHome, leavesWork, hours } = entity
  if (hour < leavesHome || hour > leavesWork + hours) {
    return entity.evening && hour > 19 && hour < 20.6 ? entity.evening : entity.home
  }
  if (hour < leavesHome + hours) return along(entity.route, (hour - leavesHome) / hours)
  if (hour < leavesWork) return entity.work
  return along(entity.wayBack, (hour - leavesWork) / hours)
}

const moved = { hours: 0.16, units: 6 } as const

/** Whether an entity has moved more than 90 m within the ten minutes before a decimal hour of the day. */
export const isMoving = (entity: Entity, hour: number): boolean =>
  distance(positionAt(entity, hour), positionAt(entity, hour - moved.hours)) > moved.units

export const tensorShape = { columns: 12, rows: 8, hours: 24 } as const

const samplesPerHour = [0.1, 0.3, 0.5, 0.7, 0.9] as const

/** Mean number of entities by hour, then by cell; cells run row by row from the north-west. */
type Tensor = readonly (readonly number[])[]

/** Counts entities by hour and cell. An hour is the mean of five instants; who is off the sheet counts in an edge cell. */
export function countTensor(entities: readonly Entity[]): Tensor {
  const { columns, rows, hours } = tensorShape
  return Array.from({ length: hours }, (_, hour) => {
    const counts = new Array<number>(columns * rows).fill(0)
    for (const entity of entities) {
      for (const part of samplesPerHour) {
        const index = cellOf(positionAt(entity, hour + part), tensorShape)
        counts[index] = item(counts, index) + 1 / samplesPerHour.length
      }
    }
    return counts
  })
}

/** The fullest cells of one hour: how many contain at least so many entities, and their share of everyone. */
export function concentration(counts: readonly number[], least: number): { cells: number; share: number } {
  const full = counts.filter((count) => count >= least)
  return { cells: full.length, share: sum(full) / sum(counts) }
}

/** Of the non-empty cells in an hour, the share with fewer than `floor` people, from 0 to 1. */
export function shareOfFew(tensor: Tensor, floor: number): number {
  const held = tensor.flat().filter((count) => count > 0)
  return held.filter((count) => count < floor).length / held.length
}

const stepsPerHour = 120
const quartersOfDay = 96

/** Crossings of one bridge by quarter hour of the day, both directions. */
type Screenline = readonly number[]

/**
 * Counts the crossings of each bridge, in steps of thirty seconds. A jump of more than 40 units is left out: an evening
 * out starts without a drawn trip, and the jump is not a walk over a bridge.
 *
 * @param bridges x of each bridge, in sheet units
 */
export function countCrossings(
  entities: readonly Entity[],
  bridges: readonly number[],
  isNorth: (point: Point) => boolean,
): Screenline[] {
  const counts = bridges.map(() => new Array<number>(quartersOfDay).fill(0))
  const nearest = (x: number) => {
    const away = bridges.map((bridge) => Math.abs(bridge - x))
    return away.indexOf(Math.min(...away))
  }
  for (const entity of entities) {
    let before = positionAt(entity, 0)
    for (let step = 1; step <= 24 * stepsPerHour; step++) {
      const at = positionAt(entity, step / stepsPerHour)
      if (at !== before && distance(at, before) < 40 && isNorth(at) !== isNorth(before)) {
        const line = item(counts, nearest((at.x + before.x) / 2))
        const quarter = Math.min(quartersOfDay - 1, Math.floor((step / stepsPerHour) * 4))
        line[quarter] = item(line, quarter) + 1
      }
      before = at
    }
  }
  return counts
}

/**
 * The busiest hour that starts on a quarter, and how evenly it is spread.
 *
 * Source: peak-hour factor of the Highway Capacity Manual, Transportation Research Board.
 */
export function peakHour(counts: Screenline) {
  const hours = counts.slice(0, -3).map((_, start) => sum(counts.slice(start, start + 4)))
  const hour = Math.max(...hours)
  const start = hours.indexOf(hour)
  const inHour = counts.slice(start, start + 4)
  const quarter = Math.max(...inHour)
  return {
    /** Crossings in the whole day, in the busiest hour, and in that hour's busiest quarter. */
    day: sum(counts),
    hour,
    quarter,
    /** Start of the busiest hour and of its busiest quarter, in minutes after midnight. */
    from: start * 15,
    quarterFrom: (start + inHour.indexOf(quarter)) * 15,
    /** The hour over four times its busiest quarter: 1 is a steady hour. */
    factor: hour / (4 * quarter),
  }
}

const quarters = 4

/**
 * The probability, from 0 to 1, that chance alone puts at least `most` of an hour's crossings into one quarter, when each
 * crossing falls into any quarter with equal probability: the tail of the maximum of a multinomial distribution.
 *
 * Source: the coefficient of xⁿ in n! (Σ xᵏ / k!)⁴ / 4ⁿ, with k below `most`, counts the draws in which no quarter has it.
 */
export function chanceOfFullQuarter(crossings: number, most: number): number {
  /** Probabilities that the quarters so far contain 0, 1, 2 … crossings, up to the factor n! / 4ⁿ. */
  let ways: readonly number[] = [1]
  for (let quarter = 0; quarter < quarters; quarter++)
    ways = Array.from({ length: crossings + 1 }, (_, total) =>
      ways.reduce((sum, way, held) => {
        const here = total - held
        return here >= 0 && here < most ? sum + way / factorial(here) : sum
      }, 0),
    )
  return 1 - ((ways[crossings] ?? 0) * factorial(crossings)) / quarters ** crossings
}

const factorial = (value: number): number => (value < 2 ? 1 : value * factorial(value - 1))

/**
 * Streets with the number of commutes routed over each, each way counted once, by all-or-nothing assignment: each commuter
 * takes the cheapest way, however full it is.
 */
export function streetLoads(entities: readonly Entity[]) {
  const loads = new Map<string, { readonly ends: readonly [Point, Point]; readonly commutes: number }>()
  for (const { route } of entities) {
    for (let index = 1; index < route.length - 2; index++) {
      const ends = [item(route, index), item(route, index + 1)] as const
      const key = ends
        .map((end) => `${end.x},${end.y}`)
        .toSorted()
        .join('|')
      loads.set(key, { ends: loads.get(key)?.ends ?? ends, commutes: (loads.get(key)?.commutes ?? 0) + 1 })
    }
  }
  return [...loads.values()]
}
