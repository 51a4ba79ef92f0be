/*
 * The 220 invented commuters around the person of the simulated day, for figures and numbers that count people on the whole
 * map ("tensor", "transit", "awareness"): where each is at a time, how many are in each cell by the hour, and how many use
 * each street. A change takes effect with `npm run results -w content/day`.
 */

import { along, type Roads, routeBetween } from '#day/ground/roads.ts'
import { cellOf, distance, type Line, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import type { Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'
import { type Itinerary, placeOf } from '#day/track/itinerary.ts'

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
