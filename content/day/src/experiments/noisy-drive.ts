/*
 * One drive of the simulated day with a poor receiver, and its filtered and smoothed tracks: the example of the Kalman
 * filter. Data of the figure "kalman" and of the numbers leg.*. A change takes effect with `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { along, routeBetween } from '#day/ground/roads.ts'
import { metres, type Point, sheet, type TimedPoint } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, mulberry32 } from '#day/random.ts'
import { mean, median } from '#day/sums.ts'
import { filterTrack, type MotionModel, smoothTrack } from '#day/track/filter.ts'
import { progress } from '#day/track/fixes.ts'
import { itinerary, placeOf } from '#day/track/itinerary.ts'

const seed = 60
/** The visit from which the leg departs: it halts in traffic on the way. */
const visit = 4
/** One fix every five seconds, in minutes. */
const every = 1 / 12

/** Standard error of a fix between tall buildings, in metres per axis; independent from fix to fix. */
export const streetError = 40

/** A car in traffic: 1 m² per s³, which lets its speed change by 4 m/s in a quarter of a minute. */
const model: MotionModel = {
  acceleration: (1 * 60 ** 3) / sheet.metresPerUnit ** 2,
  error: streetError / sheet.metresPerUnit,
  speed: 60,
}

/** The leg to the shortest stay, driven once more with a poor receiver: its truth, its fixes, and both estimates. */
export const noisyDrive = once(() => {
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
  const random = mulberry32(seed)
  const fixes = truth.map(({ t, x, y }) => ({
    t,
    x: x + gaussian(random) * model.error,
    y: y + gaussian(random) * model.error,
  }))
  const from = hold.at * (minutes - hold.minutes)
  return {
    truth,
    fixes,
    filtered: filterTrack(fixes, model),
    smoothed: smoothTrack(fixes, model),
    /** First and last fix of the halt, as positions in the lists. */
    halt: [Math.ceil(from / every), Math.floor((from + hold.minutes) / every)] as const,
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
