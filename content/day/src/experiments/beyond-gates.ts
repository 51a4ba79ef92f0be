/*
 * What devices tell of the evening of the concert that gates do not, because gates count only who enters: a crowd at a place
 * without gates, how long people stay, and how many cross the river afterwards. Data of a section of /data/counts and of the
 * numbers event.*. A change takes effect with `npm run results -w content/day`.
 */

import { concert } from '#day/counts/draw-town.ts'
import { whereIs } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { cellAt, districtCounts, perTeam } from '#day/experiments/district-counts.ts'
import {
  type EventEstimate,
  evening,
  eventCrowd,
  middle,
  otherDraws,
  type Panel,
  people,
  within,
} from '#day/experiments/event-crowd.ts'
import { isNorth } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { median, sum } from '#day/sums.ts'

/** When it is asked on which side of the river people are, in minutes after midnight. */
const later = 23.5 * 60

/** A resident who came to the concert. */
interface Goer {
  readonly who: number
  /** Minutes there, as seen every five minutes. */
  readonly stay: number
  /** Whether the last look at a time before the end finds the resident there. */
  readonly isThereAtEnd: boolean
  /** Whether the resident crosses the river to the north afterwards. */
  readonly isAcross: boolean
}

const isThereAtEnd = (goer: Goer): boolean => goer.isThereAtEnd

/** The residents who are seen at the concert. */
const goers = once(() => {
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

/** Residents in the fullest place without gates, count by count. */
const atOpenPlace = once(() => {
  const { cell } = districtCounts().second
  return Array.from({ length: evening.to - evening.from }, (_, minute) => {
    const time = evening.from + minute
    const there = town().residents.flatMap((resident, who) => (cellAt(whereIs(resident, time)) === cell ? [who] : []))
    return { time, there }
  })
})

/** When more than one team is needed there first, in minutes after midnight. */
const crossing = once(
  () =>
    item(
      atOpenPlace().filter(({ there }) => there.length > perTeam),
      0,
    ).time,
)

const weightIn = ({ weights }: Panel, who: number): number => weights[item(people(), who).group]

/** People for whom the devices among some residents stand, each by the weight of its age. */
const peopleIn = (panel: Panel, residents: readonly number[]): number =>
  sum(residents.map((who) => (panel.isCarrier[who] ? weightIn(panel, who) : 0)))

/** Minutes from the truth to the alert at the place without gates; null where none comes. */
function delay(panel: Panel): number | null {
  const alert = atOpenPlace().find(({ time, there }) => time % evening.every === 0 && peopleIn(panel, there) > perTeam)
  return alert ? alert.time - crossing() : null
}

/**
 * The share of the residents who leave that crosses the river. Its interval is that of a ratio, as for counts with the gates: an
 * error in how many there are is in both of its parts.
 */
function shareAcross(panel: Panel): EventEstimate {
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

const shareOf = (going: readonly Goer[], is: (goer: Goer) => boolean): number => going.filter(is).length / going.length

/** What the panel of the example tells, and how early or late its alert comes with other panels. */
export const beyondGates = once(() => {
  const panel = eventCrowd()
  const devices = goers().filter(({ who }) => panel.isCarrier[who])
  const delays = otherDraws().flatMap((other) => delay(other) ?? [])
  return {
    across: { ...shareAcross(panel), truth: shareOf(goers(), ({ isAcross }) => isAcross) },
    /** Minutes, which half of them exceed. */
    stay: { counted: median(devices.map(({ stay }) => stay)), truth: median(goers().map(({ stay }) => stay)) },
    /** Share of the residents who came that are there until the end. */
    untilEnd: { counted: shareOf(devices, isThereAtEnd), truth: shareOf(goers(), isThereAtEnd) },
    open: { crossing: crossing(), delay: delay(panel), others: { came: delays.length, ...middle(delays) } },
  }
})
