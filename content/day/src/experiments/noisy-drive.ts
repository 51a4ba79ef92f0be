/*
 * One drive of the simulated day with a poor receiver, and its filtered and smoothed tracks: the example of the Kalman
 * filter. Data of the figure "kalman" and of the numbers leg.*. A change takes effect with `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { along, routeBetween } from '#day/ground/roads.ts'
import { metres, type Point, sheet, type TimedPoint } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { mean, median } from '#day/sums.ts'
import { filterTrack, type MotionModel, smoothTrack } from '#day/track/filter.ts'
import { progress, correlation as receiverCorrelation } from '#day/track/fixes.ts'
import { itinerary, placeOf } from '#day/track/itinerary.ts'

const seed = 60
/** The visit from which the leg departs: it halts in traffic on the way. */
const visit = 4
/** One fix every five seconds, in minutes. */
const every = 1 / 12

/** Standard error of a fix between tall buildings, in metres per axis. */
export const streetError = 40

/** Drives of the same leg, to see what smoothing gains on average, and the correlation of errors in half of them. */
const trials = { seed: 61, count: 100, correlation: receiverCorrelation } as const

/** A car in traffic: 1 m² per s³, which lets its speed change by 4 m/s in a quarter of a minute. */
const model: MotionModel = {
  acceleration: (1 * 60 ** 3) / sheet.metresPerUnit ** 2,
  error: streetError / sheet.metresPerUnit,
  speed: 60,
}

/** The leg to the shortest stay: where the car truly is at each fix, and its halt. */
const leg = once(() => {
  const { leave, place } = item(itinerary.visits, visit)
  const next = item(itinerary.visits, visit + 1)
  const hold = itinerary.holds.find((candidate) => candidate.after === visit)
  if (!hold) throw new RangeError(`The leg after visit ${visit} has no halt.`)
  const route = routeBetween(day().roads, placeOf(itinerary, place), placeOf(itinerary, next.place))
  const minutes = next.arrive - leave
  const truth = Array.from({ length: minutes / every + 1 }, (_, index) => ({
    t: leave + index * every,
    ...along(route, progress(index * every, minutes, hold)),
  }))
  const from = hold.at * (minutes - hold.minutes)
  return {
    truth,
    /** First and last fix of the halt, as positions in the lists. */
    halt: [Math.ceil(from / every), Math.floor((from + hold.minutes) / every)] as const,
  }
})

/**
 * The leg, driven with a poor receiver: its fixes, and both estimates. The filter takes errors as independent, and knows how
 * large they are.
 *
 * @param correlation of the error of a fix with that of the fix before it, from 0 to 1
 */
function driven(random: Random, correlation: number) {
  const { truth } = leg()
  const errorOf = (before: number) =>
    correlation * before + Math.sqrt(1 - correlation ** 2) * gaussian(random) * model.error
  let error = { x: gaussian(random) * model.error, y: gaussian(random) * model.error }
  const fixes = truth.map(({ t, x, y }, index) => {
    if (index > 0) error = { x: errorOf(error.x), y: errorOf(error.y) }
    return { t, x: x + error.x, y: y + error.y }
  })
  return { fixes, filtered: filterTrack(fixes, model), smoothed: smoothTrack(fixes, model) }
}

/** The drive of the figure, with errors that are independent from fix to fix. */
export const noisyDrive = once(() => ({ ...leg(), ...driven(mulberry32(seed), 0) }))

/** How far fixes and estimates are off, in metres, on average over many drives of the leg. */
function averageErrors(random: Random, correlation: number) {
  const { truth } = leg()
  const drives = Array.from({ length: trials.count }, () => driven(random, correlation))
  const of = (track: keyof ReturnType<typeof driven>) => mean(drives.map((one) => rootMeanSquare(one[track], truth)))
  return { fixes: of('fixes'), filtered: of('filtered'), smoothed: of('smoothed') }
}

/** What smoothing gains on average: with independent errors, as the filter assumes, and with those of the day's receiver. */
export const manyDrives = once(() => {
  const random = mulberry32(trials.seed)
  return {
    ...trials,
    independent: averageErrors(random, 0),
    correlated: averageErrors(random, trials.correlation),
  }
})

/** Root of the mean squared distance between two tracks, in metres. */
export const rootMeanSquare = (track: readonly Point[], truth: readonly Point[]): number =>
  Math.sqrt(mean(track.map((point, index) => metres(point, item(truth, index)) ** 2)))

/** Median speed from fix to fix during the halt, in kilometres per hour. */
export function speedAtHalt(track: readonly TimedPoint[], [from, to]: readonly [number, number]): number {
  const halted = track.slice(from, to + 1)
  return median(halted.slice(1).map((fix, index) => (metres(item(halted, index), fix) / 1000 / every) * 60))
}
