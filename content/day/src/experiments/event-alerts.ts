/*
 * How often an alert by the upper end of a 95 percent interval misses, and how often it comes for nothing: at the concert of the
 * simulated town, in front of its stage, and at the fullest place without gates, on evenings that pass the limit and on evenings
 * that do not. Data of a table of /data/counts. A change takes effect with `npm run results -w content/day`.
 */

import { atOpenPlace } from '#day/experiments/beyond-gates.ts'
import { perTeam } from '#day/experiments/district-counts.ts'
import { densityLimit, limit } from '#day/experiments/event-crowd.ts'
import { evenings, otherEvenings } from '#day/experiments/event-forecast.ts'
import { byWeights, carries, evening, front, people } from '#day/experiments/event-panels.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32, type Random } from '#day/random.ts'
import { medianAndRange } from '#day/statistics.ts'

const seed = 1892

/** People who come to the place without gates on another evening, of those of the example. */
const openDiffers = { least: 0.3, most: 1 } as const

/** What is true at a minute, and what is compared with the limit. */
interface Compared {
  readonly time: number
  readonly truth: number
  readonly most: number
}

/** The place without gates on another evening, by devices alone, each with the weight of its age. */
function drawOpenEvening(random: Random): Compared[] {
  const counts = atOpenPlace().filter(({ time }) => time % evening.every === 0)
  const comers = [...new Set(counts.flatMap(({ there }) => there))]
  const part = openDiffers.least + (openDiffers.most - openDiffers.least) * random()
  const tonight = Array.from({ length: Math.round(comers.length * part) }, () => {
    const who = item(comers, Math.floor(random() * comers.length))
    const share = carries[item(people(), who).group]
    return { who, weight: random() < share ? 1 / share : 0 }
  })
  return counts.map(({ time, there }) => {
    const isThere = new Set(there)
    const present = tonight.filter(({ who }) => isThere.has(who))
    const weights = present.flatMap(({ weight }) => (weight > 0 ? [weight] : []))
    return { time, truth: present.length, most: weights.length > 0 ? byWeights(weights).most : 0 }
  })
}

/** Alerts on evenings that pass a limit, with their minutes from the truth, and on others. */
function alertsOver(limit: number, all: readonly (readonly Compared[])[]) {
  const first = (counts: readonly Compared[], of: 'truth' | 'most') => counts.find((count) => count[of] > limit)?.time
  const told = all.map((counts) => ({ crossing: first(counts, 'truth'), alert: first(counts, 'most') }))
  const delays = told.flatMap(({ crossing, alert }) =>
    crossing === undefined || alert === undefined ? [] : [alert - crossing],
  )
  const { least, most } = medianAndRange(delays)
  const passing = told.filter(({ crossing }) => crossing !== undefined)
  const quiet = told.filter(({ crossing }) => crossing === undefined)
  return {
    passing: passing.length,
    missed: passing.length - delays.length,
    /** Minutes: the middle 90 percent of the alerts that come. */
    first: Math.round(least),
    last: Math.round(most),
    quiet: quiet.length,
    wrong: quiet.filter(({ alert }) => alert !== undefined).length,
  }
}

/** The alerts of each place on the other evenings, and those of the concert by its gates alone. */
export const eventAlerts = once(() => {
  const random = mulberry32(seed)
  const open = Array.from({ length: evenings.scored }, () => drawOpenEvening(random))
  const concert = otherEvenings()
  return {
    gates: alertsOver(
      limit,
      concert.map((counts) => counts.map(({ time, truth, entered }) => ({ time, truth, most: entered }))),
    ),
    both: alertsOver(limit, concert),
    open: alertsOver(perTeam, open),
    front: alertsOver(
      densityLimit * front.area,
      concert.map((counts) => counts.map((count) => ({ time: count.time, ...count.front }))),
    ),
  }
})
