import type { Circle } from '#components/figures/engine/box.ts'
import { day } from '#content/day/day.ts'
import { riverAt } from '#content/day/ground/terrain.ts'
import { item } from '#content/day/item.ts'

/** The bridges of the sheet from west to east as circles. A circle's area is the number of crossings in the day. */
export function bridgeCircles(): (Circle & { crossings: number })[] {
  const { bridges, peaks } = day()
  return bridges.map((x, index) => {
    const crossings = item(peaks, index).day
    return { x: Math.round(x), y: Math.round(riverAt(x)), crossings, radius: Math.sqrt(crossings) * 1.05 }
  })
}

/** Index of the bridge with the busiest quarter of an hour. */
export function busiestBridge(): number {
  const quarters = day().peaks.map((peak) => peak.quarter)
  return quarters.indexOf(Math.max(...quarters))
}
