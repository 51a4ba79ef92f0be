/*
 * Visits of the simulated day's person to the monitored area (the fence of track/geofence.ts), and what a receiver with one
 * fix an hour would see of them. Data of the figure "fence" and of the numbers fence.*. A change takes effect with
 * `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import type { Line, TimedPoint } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { type FenceVisit, fence, fenceVisits, scaleFence } from '#day/track/geofence.ts'

/** The ring that has to be left before a visit is over: the fence with about 150 m around it. */
export const outerFence: Line = scaleFence(fence, 1.18)

/** Every visit of the one day to the fence. */
export const visitsOfDay = (): FenceVisit[] => fenceVisits(day().kept, fence, outerFence)

/** The visit that the fence is drawn for. */
export const afternoonVisit = (): FenceVisit => item(visitsOfDay(), 0)

/** The last hour on the clock before a visit and the first after it. */
const hoursAround = ({ enters, leaves }: FenceVisit): readonly number[] => [
  Math.floor(enters.t / 60) * 60,
  Math.ceil(leaves.t / 60) * 60,
]

/** What a reading once an hour sees: the fixes nearest to the full hours before and after the visit. */
export const hourly = (): TimedPoint[] =>
  hoursAround(afternoonVisit()).map((hour) =>
    day().kept.reduce((best, fix) => (Math.abs(fix.t - hour) < Math.abs(best.t - hour) ? fix : best)),
  )
