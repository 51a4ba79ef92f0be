import type { Roads } from '#content/day/ground/roads.ts'
import { along, routeBetween } from '#content/day/ground/route.ts'
import { distance, type Line, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import type { Random } from '#content/day/random.ts'
import { type Itinerary, placeOf } from '#content/day/track/itinerary.ts'

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
 * Draws commuters between random homes and a few large sites. Invented, so that aggregate figures have something to
 * count; it claims nothing about a real city.
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
