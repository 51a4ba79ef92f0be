/*
 * A forecast of the crowd at the concert of the simulated town, 15 to 60 minutes ahead, from what is known at a minute: its error
 * on other evenings, and how early a warning for the fourth team comes. Data of a table of /data/counts and of the numbers
 * ahead.*. A change takes effect with `npm run results -w content/day`.
 */

import { concert } from '#day/counts/draw-town.ts'
import { rule } from '#day/experiments/district-counts.ts'
import { eventCrowd, limit } from '#day/experiments/event-crowd.ts'
import {
  byGates,
  carriedBy,
  carries,
  evening,
  front,
  type Group,
  gates,
  partHeard,
  people,
  visitors,
  young,
} from '#day/experiments/event-panels.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { inverse } from '#day/radio/matrix.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { medianAndRange } from '#day/statistics.ts'
import { mean, shareWhere, sum } from '#day/sums.ts'

/** Seeds: of the evenings, and of who stands in front of the stage on them. */
const seeds = { evenings: 1890, front: 1891 } as const

/** Evenings that the forecast is learned from, and others on which it is scored. */
export const evenings = { learned: 20, scored: 100 } as const

/**
 * How evenings differ, all drawn apart: people who come, of those of the example; visitors, likewise; minutes by which all come
 * sooner or later (standard deviation); and how far arrivals are drawn apart.
 */
const differs = { people: [0.6, 1.2], visitors: [0.5, 1.5], shift: 5, stretch: [0.85, 1.15] } as const

/** Mean minutes from the end until a resident leaves, as in the town. */
const leaveWithin = 18

/** Minutes ahead, and those after which a warning is asked for. */
export const leads = [15, 30, 60] as const
export const warned = 30

/**
 * When forecasts are made, in minutes after midnight: once the gates have counted for longer than a quarter-hour. They are scored
 * until the concert begins, because a crowd that is complete is easily forecast. Warnings are asked for until people stop coming.
 */
export const made = { from: gates.from + 20, scoredTo: concert.from, warnedTo: concert.from + 30 } as const

/**
 * Quantile of Student's distribution that leaves 2.5% above it, with 17 degrees of freedom: 20 evenings without the three
 * numbers that a line is fitted by.
 */
const student = 2.11

/** One count of an evening. */
interface Count {
  readonly time: number
  readonly truth: number
  /** People by devices and gates. */
  readonly people: number
  /** Who had entered at the gates. */
  readonly entered: number
}

/** A count of an evening that was drawn, with what an alert is raised by. */
interface DrawnCount extends Count {
  /** The upper end of the 95 percent interval of the people. */
  readonly most: number
  /** People in front of the stage, and the upper end of the interval of their count; none where too few devices are heard. */
  readonly front: { readonly truth: number; readonly most: number }
}

type Evening = readonly Count[]

const times = Array.from(
  { length: (evening.to - evening.from) / evening.every + 1 },
  (_, index) => evening.from + index * evening.every,
)

/** When the residents of the example enter, and how many others are in the cell, count by count, with the share who carry a device. */
const known = once(() => {
  const residents = people().filter(({ group }) => group !== 'visitor')
  const others = residents.filter(({ enters }) => enters === undefined)
  return {
    enters: residents.flatMap(({ enters }) => enters ?? []),
    others: times.map((time) => others.filter(({ isThere }) => isThere(time)).length),
    share: carriedBy(),
  }
})

const between = (random: Random, [least, most]: readonly [number, number]): number => least + (most - least) * random()

/** Another evening with its panel of devices, counted as that of the example is. */
function drawEvening(random: Random, ofFront: Random): DrawnCount[] {
  const { enters, others, share } = known()
  const centre = mean(enters)
  const [shift, stretch] = [gaussian(random) * differs.shift, between(random, differs.stretch)]
  const weights: Readonly<Record<Group, number>> = {
    young: 1 / carries.young,
    old: 1 / carries.old,
    visitor: 1 / share,
  }
  const person = (group: Group, at: number, within: number) => {
    const isInFront = ofFront() < front.share
    return {
      enters: centre + (at - centre) * stretch + shift,
      leaves: concert.to - within * Math.log(1 - random()),
      /** People for whom the device stands; none without one. */
      weight: random() < carries[group] ? weights[group] : 0,
      isInFront,
      isHeardInFront: ofFront() < front.misplaced ? !isInFront : isInFront,
    }
  }
  const crowd = [
    ...Array.from({ length: Math.round(enters.length * between(random, differs.people)) }, () =>
      person(random() < young.there ? 'young' : 'old', item(enters, Math.floor(random() * enters.length)), leaveWithin),
    ),
    ...Array.from({ length: Math.round(visitors.count * between(random, differs.visitors)) }, () =>
      person('visitor', visitors.arrive + gaussian(random) * visitors.spread, visitors.leaveWithin),
    ),
  ]
  type Person = (typeof crowd)[number]
  const devices = crowd.filter(({ weight }) => weight > 0)
  return times.map((time, index) => {
    const isThere = (one: Person) => one.enters <= time && time < one.leaves
    const hasEntered = (one: Person) => gates.from <= one.enters && one.enters <= time
    const [there, entered] = [crowd.filter(isThere), crowd.filter(hasEntered)]
    const outside = item(others, index)
    const heard = Array.from({ length: outside }, () => (random() < share ? 1 / share : 0))
    const devicesAtGates = (partOf: (one: Person) => number) =>
      devices.map((one) => ({
        weight: one.weight,
        part: isThere(one) ? partOf(one) : 0,
        hasEntered: hasEntered(one),
        isSeen: hasEntered(one),
      }))
    const devicesOutside = heard.flatMap((weight) =>
      weight > 0 ? [{ weight, part: 1, hasEntered: false, isSeen: false }] : [],
    )
    const { people, most } = byGates([...devicesAtGates(() => 1), ...devicesOutside], entered.length)
    const isCounted =
      time <= concert.to &&
      devices.filter((one) => isThere(one) && one.isHeardInFront).length >= rule.leastDevices &&
      devices.filter(hasEntered).length >= rule.leastDevices
    const partInFront = (one: Person) => partHeard(one.isHeardInFront, hasEntered(one))
    return {
      time,
      truth: there.length + outside,
      people,
      most,
      entered: entered.length,
      front: {
        truth: there.filter(({ isInFront }) => isInFront).length,
        most: isCounted ? byGates(devicesAtGates(partInFront), entered.length).most : 0,
      },
    }
  })
}

const drawn = once(() => {
  const [random, ofFront] = [mulberry32(seeds.evenings), mulberry32(seeds.front)]
  const draw = (length: number) => Array.from({ length }, () => drawEvening(random, ofFront))
  return { learned: draw(evenings.learned), scored: draw(evenings.scored) }
})

/** The evenings on which forecasts are scored, and alerts too. */
export const otherEvenings = (): readonly (readonly DrawnCount[])[] => drawn().scored

const indexOf = (time: number): number => (time - evening.from) / evening.every

/** What is known at a minute: people entered until then, and in the last quarter-hour. */
function knownAt(counts: Evening, time: number): number[] {
  const { entered } = item(counts, indexOf(time))
  return [1, entered, entered - item(counts, indexOf(time - 15)).entered]
}

const product = (one: readonly number[], other: readonly number[]): number =>
  sum(one.map((value, index) => value * item(other, index)))

/**
 * The line that gives the count of learned evenings some minutes after a minute from what was known at it, and the spread of
 * their counts around it.
 *
 * Source: multiple linear regression with its prediction interval, Hyndman and Athanasopoulos, Forecasting: Principles and
 * Practice, 2021, 7.
 */
function regress(time: number, lead: number) {
  const { learned } = drawn()
  const rows = learned.map((counts) => knownAt(counts, time))
  const later = learned.map((counts) => item(counts, indexOf(time + lead)).people)
  const columns = [0, 1, 2].map((column) => rows.map((row) => item(row, column)))
  const spread = inverse(columns.map((one) => columns.map((other) => product(one, other))))
  const slopes = spread.map((row) =>
    product(
      row,
      columns.map((column) => product(column, later)),
    ),
  )
  const misses = rows.map((row, index) => item(later, index) - product(row, slopes))
  return { slopes, spread, variance: product(misses, misses) / (rows.length - slopes.length) }
}

const fits = new Map<string, ReturnType<typeof regress>>()

/** The people in the cell some minutes after a minute, from what is known at it, with the limits of the 95 percent range. */
function ahead(counts: Evening, time: number, lead: number) {
  const key = `${time} ${lead}`
  const { slopes, spread, variance } = fits.get(key) ?? regress(time, lead)
  fits.set(key, { slopes, spread, variance })
  const row = knownAt(counts, time)
  const predicted = product(row, slopes)
  const leverage = product(
    row,
    spread.map((one) => product(one, row)),
  )
  const half = student * Math.sqrt(variance * (1 + leverage))
  return { people: predicted, least: predicted - half, most: predicted + half }
}

type Forecast = ReturnType<typeof ahead>

const originsUntil = (last: number): number[] => times.filter((time) => made.from <= time && time <= last)

/** When a forecast first says that the crowd will pass the limit; undefined where none does. */
const warningIn = (counts: Evening, end: 'people' | 'least'): number | undefined =>
  originsUntil(made.warnedTo).find((time) => ahead(counts, time, warned)[end] > limit)

const crossingIn = (counts: Evening): number | undefined => counts.find(({ truth }) => truth > limit)?.time

/** Warnings by a rule on all evenings that are scored: in time, early by how many minutes, and for nothing. */
function warnings(end: 'people' | 'least') {
  const { scored } = drawn()
  const fuller = scored.filter((counts) => crossingIn(counts) !== undefined)
  const early = fuller.flatMap((counts) => {
    const [crossing, warning] = [crossingIn(counts), warningIn(counts, end)]
    return crossing !== undefined && warning !== undefined && warning < crossing ? crossing - warning : []
  })
  const quiet = scored.filter((counts) => crossingIn(counts) === undefined)
  return {
    fuller: fuller.length,
    inTime: early.length,
    early: medianAndRange(early),
    quiet: quiet.length,
    wrong: quiet.filter((counts) => warningIn(counts, end) !== undefined).length,
  }
}

/** The forecast of the example at the minute of its first warning, its score on other evenings, and what two rules warn of. */
export const eventForecast = once(() => {
  const counts: Evening = eventCrowd().counts.map(({ time, truth, entered, estimates }) => ({
    time,
    truth,
    entered,
    people: estimates.gates.people,
  }))
  const at = warningIn(counts, 'people')
  if (at === undefined) throw new RangeError('No forecast of the example passes the limit.')
  const rows = leads.map((lead) => {
    const scores = drawn().scored.flatMap((one) =>
      originsUntil(made.scoredTo).map((time) => {
        const forecast: Forecast = ahead(one, time, lead)
        return { forecast, now: item(one, indexOf(time)).people, truth: item(one, indexOf(time + lead)).truth }
      }),
    )
    const all = sum(scores.map(({ truth }) => truth))
    return {
      lead,
      tonight: { ...ahead(counts, at, lead), truth: item(counts, indexOf(at + lead)).truth },
      /** All errors over all counts (WAPE), and those of a forecast that the count stays as it is. */
      off: sum(scores.map(({ forecast, truth }) => Math.abs(forecast.people - truth))) / all,
      unchangedOff: sum(scores.map(({ now, truth }) => Math.abs(now - truth))) / all,
      inside: shareWhere(scores, ({ forecast, truth }) => forecast.least <= truth && truth <= forecast.most),
    }
  })
  return {
    at,
    /** The count at that minute. */
    now: { estimate: item(eventCrowd().counts, indexOf(at)).estimates.gates },
    rows,
    warnings: { middle: warnings('people'), sure: warnings('least') },
  }
})
