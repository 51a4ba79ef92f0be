/*
 * What devices tell of the evening of the concert that gates do not, because gates count only who enters: a crowd at a place
 * without gates, how long people stay, and how many cross the river afterwards. Data of a section of /data/counts and of the
 * numbers event.*. A change takes effect with `npm run results -w content/day`.
 */

import { whereIs } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { cellAt, districtCounts, perTeam } from '#day/experiments/district-counts.ts'
import { eventCrowd } from '#day/experiments/event-crowd.ts'
import { byWeights, draws, evening, type Panel } from '#day/experiments/event-panels.ts'
import { type Goer, goers, shareAcross, weightIn } from '#day/experiments/way-home.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { medianAndRange } from '#day/statistics.ts'
import { median, shareWhere } from '#day/sums.ts'

/** Residents in the fullest place without gates, count by count. */
export const atOpenPlace = once(() => {
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

/** The upper end of the interval of the people for whom the devices among some residents stand, each by the weight of its age. */
const mostIn = (panel: Panel, residents: readonly number[]): number =>
  byWeights(residents.filter((who) => panel.isCarrier[who]).map((who) => weightIn(panel, who))).most

/** Minutes from the truth to the alert at the place without gates; null where none comes. */
function delay(panel: Panel): number | null {
  const alert = atOpenPlace().find(({ time, there }) => time % evening.every === 0 && mostIn(panel, there) > perTeam)
  return alert ? alert.time - crossing() : null
}

const isThereAtEnd = (goer: Goer): boolean => goer.isThereAtEnd

/** What the panel of the example tells, and how early or late its alert comes in all draws. */
export const beyondGates = once(() => {
  const panel = eventCrowd()
  const devices = goers().filter(({ who }) => panel.isCarrier[who])
  const delays = draws().flatMap((one) => delay(one) ?? [])
  return {
    across: { ...shareAcross(panel), truth: shareWhere(goers(), ({ isAcross }) => isAcross) },
    /** Minutes, which half of them exceed. */
    stay: { counted: median(devices.map(({ stay }) => stay)), truth: median(goers().map(({ stay }) => stay)) },
    /** Share of the residents who came that are there until the end. */
    untilEnd: { counted: shareWhere(devices, isThereAtEnd), truth: shareWhere(goers(), isThereAtEnd) },
    open: { crossing: crossing(), delay: delay(panel), draws: { came: delays.length, ...medianAndRange(delays) } },
  }
})
