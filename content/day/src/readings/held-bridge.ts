import { bandWidth, robustScore, type Usual, usualOf } from '#day/counts/forecast.ts'
import type { Entity } from '#day/counts/population.ts'
import { day } from '#day/day.ts'
import { partLengths } from '#day/ground/roads.ts'
import type { Line, Point, TimedPoint } from '#day/ground/sheet.ts'
import { isNorth } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'
import { type FenceVisit, fence, fenceVisits, scaleFence } from '#day/track/geofence.ts'
import { drawItinerary, habits } from '#day/track/track.ts'

const seed = 77
/** Ordinary weekdays that the band is learned from: eight weeks of five. */
export const pastDays = 40
/** Standard deviation of departures, in hours. */
const unpunctual = 0.2
const absent = 0.07
/** Counts are for half hours. */
const slots = 48

/** The closure, in hours after midnight. Who arrives meanwhile crosses within `clearing` hours after its end. */
export const closure = { from: 15.5, to: 16.5, clearing: 0.45 } as const

/** Where a way crosses the river, as shares of its length. */
function crossingShares(way: Line, isAcross: (point: Point) => boolean): number[] {
  const lengths = partLengths(way)
  const whole = sum(lengths)
  let gone = 0
  return lengths.flatMap((length, index) => {
    gone += length
    return isAcross(item(way, index)) === isAcross(item(way, index + 1)) ? [] : [(gone - length / 2) / whole]
  })
}

/** Hours at which a commuter crosses the river, on the way out and on the way back. */
const commuteOf = (entity: Entity) => {
  const shares = crossingShares(entity.route, isNorth)
  return {
    out: shares.map((share) => entity.leavesHome + share * entity.hours),
    back: shares.map((share) => entity.leavesWork + (1 - share) * entity.hours),
  }
}

/** Hours at which the bridges were crossed on one more day of the same people. */
function crossingsOf(random: Random, commutes: readonly ReturnType<typeof commuteOf>[]): number[] {
  return commutes.flatMap(({ out, back }) => {
    const isAbsent = random() < absent
    const [morning, evening] = [gaussian(random) * unpunctual, gaussian(random) * unpunctual]
    return isAbsent ? [] : [...out.map((hour) => hour + morning), ...back.map((hour) => hour + evening)]
  })
}

function countBySlot(hours: readonly number[]): number[] {
  const counts = new Array<number>(slots).fill(0)
  for (const hour of hours) {
    const slot = Math.min(slots - 1, Math.max(0, Math.floor(hour * 2)))
    counts[slot] = item(counts, slot) + 1
  }
  return counts
}

/** One half hour of the day that is judged. */
export interface Slot {
  readonly count: number
  readonly usual: Usual
  readonly score: number
  readonly isUnusual: boolean
}

/**
 * The count of crossings by half hour on a day on which the bridges are shut for an hour, judged against forty ordinary
 * ones: an invented event on the invented sheet.
 */
export const heldBridge = once(() => {
  const random = mulberry32(seed)
  const commutes = day().entities.map(commuteOf)
  const past = Array.from({ length: pastDays }, () => countBySlot(crossingsOf(random, commutes)))
  const held = crossingsOf(random, commutes).map((hour) =>
    hour >= closure.from && hour < closure.to ? closure.to + random() * closure.clearing : hour,
  )
  const usualTotal = usualOf(past.map(sum))
  return {
    slots: countBySlot(held).map((count, slot): Slot => {
      const usual = usualOf(past.map((counts) => item(counts, slot)))
      const score = robustScore(count, usual)
      return { count, usual, score, isUnusual: Math.abs(score) > bandWidth }
    }),
    /** All crossings of the day, and how unusual their sum is. */
    total: held.length,
    usualTotal,
    totalScore: robustScore(held.length, usualTotal),
  }
})

/** Days from which a threshold is chosen, and days on which the choice is judged, by seed; none is left out. */
const chosenOn = { first: 1, days: 40 } as const
const judgedOn = { first: 41, days: 80 } as const
/** Minutes after which a halt under way raises the alarm. */
const patiences = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const
/** Normal deviate of a two-sided interval of 95 percent. */
const deviate = 1.96

/** Journeys of some other days on which nothing is wrong, and how many of their halts outlast each threshold. */
function watchDays({ first, days }: { readonly first: number; readonly days: number }) {
  const plans = Array.from({ length: days }, (_, index) => drawItinerary(mulberry32(first + index), day().roads))
  const halts = plans.flatMap(({ holds }) => holds.map(({ minutes }) => minutes))
  return {
    days,
    journeys: sum(plans.map(({ visits }) => visits.length - 1)),
    halts: halts.length,
    longestHalt: habits.longestHalt,
    watches: patiences.map((patience) => ({
      patience,
      alarms: halts.filter((minutes) => minutes >= patience).length,
    })),
  }
}

/** Journeys of forty other days, watched with thresholds of different patience. */
export const journeyWatch = once(() => watchDays(chosenOn))

/**
 * One of those thresholds on eighty days that had no part in the choice: what the forty days lead to expect, and what
 * came. The margin holds in 95 of 100 forecasts, where alarms are independent: both counts scatter as Poisson's law says.
 */
export const judgedWatch = once(() => {
  const patience = 7
  const alarmsOf = ({ watches }: ReturnType<typeof watchDays>) =>
    watches.find((watch) => watch.patience === patience)?.alarms ?? Number.NaN
  const times = judgedOn.days / chosenOn.days
  const learned = alarmsOf(journeyWatch())
  const expected = learned * times
  return {
    patience,
    days: judgedOn.days,
    alarms: alarmsOf(watchDays(judgedOn)),
    expected,
    margin: deviate * Math.sqrt(expected + times ** 2 * learned),
  }
})

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
