import { day } from '#content/day/day.ts'
import type { Line } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { type FenceVisit, fenceVisits, scaleFence } from '#content/day/track/fence-visits.ts'
import { fence } from '#content/day/track/geofence.ts'
import type { TimedPoint } from '#content/day/track/staypoints.ts'

/** The ring that has to be left before a visit is over: the fence with about 150 m around it. */
export const outerFence: Line = scaleFence(fence, 1.18)

/** Every visit of the one day to the fence. */
export const fenceReading = (): FenceVisit[] => fenceVisits(day().kept, fence, outerFence)

/** The visit that the fence is drawn for. */
export const afternoonVisit = (): FenceVisit => item(fenceReading(), 0)

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
