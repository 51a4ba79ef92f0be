/*
 * The concert of the simulated town, counted every five minutes by a panel of devices that is not like the crowd. How wrong is
 * the count, what do weights and counts at the gates correct, and how many minutes early or late is an alert? Data of a section
 * of /data/counts and of the numbers event.*. A change takes effect with `npm run results -w content/day`.
 */

import { concert } from '#day/counts/draw-town.ts'
import { districtCounts, perTeam } from '#day/experiments/district-counts.ts'
import {
  draws,
  type EventCount,
  type EventEstimate,
  evening,
  front,
  gates,
  type Method,
  methods,
  type Panel,
  panelOf,
  presentAt,
} from '#day/experiments/event-panels.ts'
import { shareAcross } from '#day/experiments/way-home.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import type { Random } from '#day/random.ts'
import { medianAndRange } from '#day/statistics.ts'
import { shareWhere, sum } from '#day/sums.ts'

/** When the whole crowd is there, in minutes after midnight. */
const complete = 20 * 60

/** Times of the evening over which intervals are judged: from the first count with the gates on until the end, and after it. */
const windows = { until: [gates.from, concert.to], after: [concert.to + 1, evening.to] } as const

/** Number of people above which an alert is raised: those of three teams, so that a fourth is needed. */
export const limit = 3 * perTeam

/** When there are first more people than the limit, in minutes after midnight. */
const crossing = once(() => {
  const minutes = Array.from({ length: evening.to - evening.from }, (_, minute) => evening.from + minute)
  return item(
    minutes.filter((time) => presentAt(time).length > limit),
    0,
  )
})

/** Minutes from the truth to the alert, which the upper end of the interval raises; null where none comes. */
function delayOf(counts: readonly EventCount[], method: Method, end: 'people' | 'most' = 'most'): number | null {
  const alert = counts.find(({ estimates }) => estimates[method][end] > limit)
  return alert ? alert.time - crossing() : null
}

const isPeak = ({ time }: EventCount): boolean => time === districtCounts().peak.hour * 60

/** An interval of all draws with the truth that it may contain. */
interface Judged {
  readonly truth: number
  readonly estimate: EventEstimate | null
}

/** The share of the intervals of all draws within a window that contain the truth. */
function insideIn([from, to]: readonly [number, number], of: (count: EventCount) => Judged): number {
  const judged = draws().flatMap(({ counts }) => counts.filter(({ time }) => from <= time && time <= to).map(of))
  const intervals = judged.flatMap(({ truth, estimate }) => (estimate ? { truth, ...estimate } : []))
  return shareWhere(intervals, ({ truth, least, most }) => least <= truth && truth <= most)
}

/** The count at the fullest hour of the district. */
const peakOf = ({ counts }: Panel): EventCount => item(counts.filter(isPeak), 0)

/** How far off the people of a method are at that hour. */
function errorOf(panel: Panel, method: Method): number {
  const { truth, estimates } = peakOf(panel)
  return estimates[method].people / truth - 1
}

/** How far each value is from the middle of all, in their order: from none to a half. */
const fromMiddle = (values: readonly number[]): number[] =>
  values.map((value) => {
    const [below, upTo] = [values.filter((one) => one < value), values.filter((one) => one <= value)]
    return Math.abs((below.length + upTo.length) / 2 / values.length - 0.5)
  })

/**
 * The panel of the example: of all draws the most typical, so that what it tells is what most draws tell. The errors of all
 * methods, the times at which their estimates pass the limit and the share that crosses the river are together nearest to the
 * middle of all draws; an estimate that never passes it is later than any other.
 */
const typical = once((): Panel => {
  const distances = [
    fromMiddle(draws().map((panel) => shareAcross(panel).people)),
    ...methods.flatMap((method) => [
      fromMiddle(draws().map((panel) => errorOf(panel, method))),
      fromMiddle(draws().map(({ counts }) => delayOf(counts, method, 'people') ?? Number.POSITIVE_INFINITY)),
    ]),
  ]
  const sums = draws().map((_, draw) => sum(distances.map((one) => item(one, draw))))
  return item(draws(), sums.indexOf(Math.min(...sums)))
})

/** What the panel of the example counts, and when its alerts come. */
export const eventCrowd = once(() => {
  const panel = typical()
  const { counts } = panel
  return {
    ...panel,
    atPeak: peakOf(panel),
    crossing: crossing(),
    /** People who had entered by the fullest hour, and how far off that is from all who were there. */
    gatesAlone: {
      people: peakOf(panel).entered,
      off: peakOf(panel).entered / peakOf(panel).truth - 1,
    },
    delays: {
      alike: delayOf(counts, 'alike'),
      age: delayOf(counts, 'age'),
      halfHour: delayOf(counts, 'halfHour'),
      gates: delayOf(counts, 'gates'),
    } satisfies Readonly<Record<Method, number | null>>,
    /** The alert from counts with the gates on the hour alone. */
    hourly: delayOf(
      counts.filter(({ time }) => time % 60 === 0),
      'gates',
    ),
  }
})

/**
 * How far counts with the gates are off at the fullest hour, in other panels of the same crowd.
 *
 * @param part of the devices of the example
 */
export const errorsWithGates = (random: Random, samples: number, part: number): number[] =>
  Array.from({ length: samples }, () => errorOf(panelOf(random, part), 'gates'))

/** People per square metre above which an alert is raised in front of the stage. */
export const densityLimit = 4

/** The zone in front of the stage at the fullest hour, in people per m², and how all draws do there. */
export const frontOfStage = once(() => {
  const { truth, estimate } = peakOf(eventCrowd()).front
  if (!estimate) throw new RangeError('Too few devices are heard in front of the stage at the fullest hour.')
  const offs = draws().flatMap((panel) => {
    const one = peakOf(panel).front
    return one.estimate ? [one.estimate.people / one.truth - 1] : []
  })
  return {
    people: estimate.people / front.area,
    least: estimate.least / front.area,
    most: estimate.most / front.area,
    truth: truth / front.area,
    off: medianAndRange(offs),
    /** Share of the intervals that contain the truth, while the crowd is complete. */
    inside: insideIn([complete, concert.to], (count) => count.front),
  }
})

/** How each method does in all draws: its error at the fullest hour, its intervals, its alerts. */
export const allDraws = once(() => {
  const of = (method: Method) => {
    const judged = ({ truth, estimates }: EventCount) => ({ truth, estimate: estimates[method] })
    const minutes = draws().flatMap(({ counts }) => delayOf(counts, method) ?? [])
    return {
      off: medianAndRange(draws().map((panel) => errorOf(panel, method))),
      /** Shares of the intervals that contain the truth: until the end of the concert, and after it. */
      inside: { until: insideIn(windows.until, judged), after: insideIn(windows.after, judged) },
      alerts: { came: minutes.length, minutes: minutes.length > 0 ? medianAndRange(minutes) : null },
    }
  }
  /** How far the residents among the crowd are off, if each device stands for as many as its weight. */
  const residentsOff = (weightOf: (panel: Panel, group: 'young' | 'old') => number) =>
    medianAndRange(
      draws().map((panel) => {
        const { residents, devices } = peakOf(panel)
        const parts = (['young', 'old'] as const).map((group) => devices[group] * weightOf(panel, group))
        return sum(parts) / residents - 1
      }),
    )
  return {
    trials: draws().length,
    residents: {
      alike: residentsOff(({ weights }) => weights.visitor),
      age: residentsOff(({ weights }, group) => weights[group]),
    },
    alike: of('alike'),
    age: of('age'),
    halfHour: of('halfHour'),
    gates: of('gates'),
  }
})
