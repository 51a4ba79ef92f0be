/*
 * A day of the simulated town on which all bridges are closed for an hour, beside eight ordinary weeks: the example of
 * anomaly detection. Data of the figure "band" and of the numbers held.*. A change takes effect with
 * `npm run results -w content/day`.
 */

import type { Entity } from '#day/counts/population.ts'
import { bandWidth, robustScore, type Usual, usualOf } from '#day/counts/usual.ts'
import { day } from '#day/day.ts'
import { partLengths } from '#day/ground/roads.ts'
import type { Line, Point } from '#day/ground/sheet.ts'
import { isNorth } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'

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
export const bridgeClosure = once(() => {
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
