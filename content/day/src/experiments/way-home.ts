/*
 * The residents who come to the concert of the simulated town, how long they stay, and how many cross the river afterwards.
 * Numbers event.* use it. A change takes effect with `npm run results -w content/day`.
 */

import { concert } from '#day/counts/draw-town.ts'
import { whereIs } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { cellAt, districtCounts } from '#day/experiments/district-counts.ts'
import { type EventEstimate, evening, type Panel, people, within } from '#day/experiments/event-panels.ts'
import { isNorth } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { sum } from '#day/sums.ts'

/** When it is asked on which side of the river people are, in minutes after midnight. */
const later = 23.5 * 60

/** A resident who came to the concert. */
export interface Goer {
  readonly who: number
  /** Minutes there, as seen every five minutes. */
  readonly stay: number
  /** Whether the last look at a time before the end finds the resident there. */
  readonly isThereAtEnd: boolean
  /** Whether the resident crosses the river to the north afterwards. */
  readonly isAcross: boolean
}

/** The residents who are seen at the concert. */
export const goers = once(() => {
  const { cell } = districtCounts().peak
  const times = Array.from(
    { length: (later - evening.from) / evening.every },
    (_, index) => evening.from + index * evening.every,
  )
  return town().residents.flatMap((resident, who): Goer[] => {
    if (item(people(), who).enters === undefined) return []
    const seen = times.filter((time) => cellAt(whereIs(resident, time)) === cell)
    // The crowd has a width: a few stand in the next cell.
    if (seen.length === 0) return []
    return [
      {
        who,
        stay: item(seen, -1) - item(seen, 0),
        isThereAtEnd: seen.includes(concert.to),
        isAcross: isNorth(whereIs(resident, later)),
      },
    ]
  })
})

/** The people for whom the device of a resident stands. */
export const weightIn = ({ weights }: Panel, who: number): number => weights[item(people(), who).group]

/**
 * The share of the residents who leave that crosses the river. Its interval is that of a ratio, as for counts with the gates: an
 * error in how many there are is in both of its parts.
 */
export function shareAcross(panel: Panel): EventEstimate {
  const devices = goers().filter(({ who }) => panel.isCarrier[who])
  const weights = devices.map(({ who }) => weightIn(panel, who))
  const all = sum(weights)
  const ratio = sum(devices.map(({ isAcross }, index) => (isAcross ? item(weights, index) : 0))) / all
  return within(
    ratio,
    devices.map(({ isAcross }, index) => ({
      weight: item(weights, index),
      adds: ((isAcross ? 1 : 0) - ratio) / all,
    })),
  )
}
