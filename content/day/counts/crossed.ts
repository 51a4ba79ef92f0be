import { isNorth } from '#content/day/ground/terrain.ts'
import { item } from '#content/day/item.ts'
import type { Trip } from '#content/day/track/trips.ts'

/** How many different bridges the trips of a day used, each crossing given to the nearest bridge. */
export function bridgesCrossed(trips: readonly Trip[], bridges: readonly number[]): number {
  const used = new Set<number>()
  for (const { fixes } of trips) {
    for (const [index, fix] of fixes.slice(1).entries()) {
      const before = item(fixes, index)
      if (isNorth(before) === isNorth(fix)) continue
      const away = bridges.map((bridge) => Math.abs(bridge - (before.x + fix.x) / 2))
      used.add(away.indexOf(Math.min(...away)))
    }
  }
  return used.size
}
