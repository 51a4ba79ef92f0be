import { day } from '#content/day/day.ts'
import { along, routeBetween } from '#content/day/ground/route.ts'
import { metres, type Point, sheet } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { gaussian, mulberry32 } from '#content/day/random.ts'
import { median } from '#content/day/track/filter.ts'
import { itinerary, placeOf } from '#content/day/track/itinerary.ts'
import { type Estimate, filterTrack, type MotionModel, smoothTrack } from '#content/day/track/kalman-filter.ts'
import type { TimedPoint } from '#content/day/track/staypoints.ts'
import { progress } from '#content/day/track/track.ts'

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

export interface NoisyLeg {
  readonly truth: readonly TimedPoint[]
  readonly fixes: readonly TimedPoint[]
  readonly filtered: readonly Estimate[]
  readonly smoothed: readonly Estimate[]
  /** First and last fix of the halt, as positions in the lists. */
  readonly halt: readonly [number, number]
}

function drive(): NoisyLeg {
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
    halt: [Math.ceil(from / every), Math.floor((from + hold.minutes) / every)],
  }
}

let driven: NoisyLeg | undefined

/** The leg to the short stop, driven once more with a poor receiver: its truth, its fixes, and both estimates. */
export function noisyLeg(): NoisyLeg {
  driven ??= drive()
  return driven
}

/** Root of the mean squared distance between two tracks, in metres. */
export const rootMeanSquare = (track: readonly Point[], truth: readonly Point[]): number =>
  Math.sqrt(track.reduce((sum, point, index) => sum + metres(point, item(truth, index)) ** 2, 0) / track.length)

/** Median speed from fix to fix during the halt, in kilometres per hour. */
export function speedAtHalt(track: readonly TimedPoint[], [from, to]: NoisyLeg['halt']): number {
  const halted = track.slice(from, to + 1)
  return median(halted.slice(1).map((fix, index) => (metres(item(halted, index), fix) / 1000 / every) * 60))
}
