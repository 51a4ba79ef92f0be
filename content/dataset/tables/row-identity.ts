import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import type { TimedPoint } from '#content/day/track/staypoints.ts'

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Minutes after midnight as an ISO 8601 time of day: 426.25 is '07:06:15', 1440 is '24:00:00'. */
export const timeOfDay = (minutes: number): string =>
  `${two(minutes / 60)}:${two(minutes % 60)}:${two((minutes * 60) % 60)}`

/** Name of a place by its number: 'S6'. */
export const placeName = (place: number): string => `S${place}`

/** The number of each fix, from 1 in order of time. */
export const fixNumbers = (): ReadonlyMap<TimedPoint, number> =>
  new Map(day().fixes.map((fix, index) => [fix, index + 1]))

/** Numbers of the first and of the last kept fix in a run; `to` is one past the last. */
export function firstAndLast({ from, to }: { from: number; to: number }): { first: number; last: number } {
  const { kept } = day()
  const numbers = fixNumbers()
  const numberOf = (index: number) => numbers.get(item(kept, index)) ?? Number.NaN
  return { first: numberOf(from), last: numberOf(to - 1) }
}
