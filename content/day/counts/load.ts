import type { Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import type { Entity } from './population.ts'

/** One street and how many commutes were routed over it, each way counted once. */
export interface Load {
  readonly ends: readonly [Point, Point]
  readonly commutes: number
}

/** Streets with their loads, by all-or-nothing assignment: each commuter takes the cheapest way, however full it is. */
export function streetLoads(entities: readonly Entity[]): Load[] {
  const loads = new Map<string, Load>()
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
