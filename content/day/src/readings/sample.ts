import { day, daySeed } from '#day/day.ts'
import { along, routeBetween } from '#day/ground/roads.ts'
import type { TimedPoint } from '#day/ground/sheet.ts'
import { metres, type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { countWithin, radiusOfShare, scatter } from '#day/radio/trilateration.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { mean, median } from '#day/sums.ts'
import { filterTrack, type MotionModel, rejectSpikes, smoothTrack } from '#day/track/filter.ts'
import { anchorStays, type Detector, denseStays, type FoundStay, roamingStays } from '#day/track/published-detectors.ts'
import { detectStays, stayParameters, sweepDistances, sweepDurations } from '#day/track/staypoints.ts'
import {
  drawItinerary,
  drawTrack,
  type Habits,
  habits,
  type Itinerary,
  itinerary,
  placeOf,
  progress,
  type Receiver,
  receiver,
  type Visit,
} from '#day/track/track.ts'
import type { Condition } from '../../format.ts'

const count = 200
const shares = [0.5, 0.68, 0.95, 0.99] as const

/** Fixes of a receiver that stands still, from the seed of the one day. */
export const staticFixes = once(() => {
  /** Standard error of a fix in metres, on each axis. */
  const sigma = 0.4
  const fixes = scatter(daySeed, count, sigma)
  const outer = radiusOfShare(0.99, sigma)
  return {
    sigma,
    fixes,
    /** The circles that contain given shares of all fixes, radii in metres, and how many of these fixes they contain. */
    rings: shares.map((share) => {
      const radius = radiusOfShare(share, sigma)
      return { share, radius, found: countWithin(fixes, radius) }
    }),
    /** Fixes outside the last ring. */
    beyond: fixes.filter(({ east, north }) => Math.hypot(east, north) > outer),
    /** Radius in metres that contains 95 fixes in 100: what the words read as under 1 m. */
    usualRadius: radiusOfShare(0.95, sigma),
  }
})

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

/** The leg to the short stop, driven once more with a poor receiver: its truth, its fixes, and both estimates. */
export const noisyLeg = once(() => {
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

/** Out-of-sample results: those of filter and detector on a day for which they were not tuned. */
interface Score {
  readonly fixes: number
  /** Visits that truly happened. */
  readonly visits: number
  readonly found: number
  readonly missed: number
  /** Stays that match no visit, and second pieces of a visit that another stay matches. */
  readonly false: number
  /** Distance in metres from the centre of each found stay to the truth. */
  readonly errors: readonly number[]
  /** Fixes thrown off, those of them rejected, and sound fixes rejected with them. */
  readonly thrown: number
  readonly caught: number
  readonly wronglyRejected: number
}

/** Conditions of the out-of-sample test. Each except `unchanged` makes one thing harder than on the one day. */
const conditions: readonly Condition[] = ['unchanged', 'short-stops', 'long-halts', 'sparse', 'noisy', 'spells']

const seedsPerCondition = 12

const changes: Record<Condition, { habits: Habits; receiver: Receiver }> = {
  unchanged: { habits, receiver },
  'short-stops': { habits: { ...habits, shortest: 5 }, receiver },
  'long-halts': { habits: { ...habits, shortestHalt: 8, longestHalt: 20 }, receiver },
  sparse: { habits, receiver: { ...receiver, everyAtRest: 4, everyMoving: 1 } },
  noisy: { habits, receiver: { ...receiver, noise: receiver.noise * 4, noiseAtHome: receiver.noiseAtHome * 4 } },
  spells: { habits, receiver: { ...receiver, thrown: receiver.thrown / 12, spell: 12 } },
}

/** Whether a stay matches a visit: it overlaps more than half of the visit, and lies within D of its place. */
const isOf = (stay: FoundStay, visit: Visit, plan: Itinerary): boolean =>
  Math.min(stay.last, visit.leave) - Math.max(stay.first, visit.arrive) > (visit.leave - visit.arrive) / 2 &&
  metres(stay, placeOf(plan, visit.place)) <= stayParameters.distance

/** Draws one day's track, runs the filter and a detector of the one day on it, unchanged, and counts. */
export function tryDay(random: Random, plan: Itinerary, by: Receiver, detector: Detector = ownStays): Score {
  const fixes = drawTrack(random, day().roads, plan, by)
  const { kept, rejected } = rejectSpikes(fixes)
  const stays = detector(kept, stayParameters.distance)(stayParameters.duration)
  const matched = plan.visits.flatMap((visit) => {
    const stay = stays.find((candidate) => isOf(candidate, visit, plan))
    return stay ? [{ stay, error: metres(stay, placeOf(plan, visit.place)) }] : []
  })
  const caught = rejected.filter((fix) => fix.thrown).length
  return {
    fixes: fixes.length,
    visits: plan.visits.length,
    found: matched.length,
    missed: plan.visits.length - matched.length,
    false: stays.length - new Set(matched.map(({ stay }) => stay)).size,
    errors: matched.map(({ error }) => error),
    thrown: fixes.filter((fix) => fix.thrown).length,
    caught,
    wronglyRejected: rejected.length - caught,
  }
}

function add(a: Score, b: Score): Score {
  return {
    fixes: a.fixes + b.fixes,
    visits: a.visits + b.visits,
    found: a.found + b.found,
    missed: a.missed + b.missed,
    false: a.false + b.false,
    errors: [...a.errors, ...b.errors],
    thrown: a.thrown + b.thrown,
    caught: a.caught + b.caught,
    wronglyRejected: a.wronglyRejected + b.wronglyRejected,
  }
}

/** Twelve other days for each condition, seeds 1 to 12 in order and none left out; parameters as on the one day. */
export const outOfSample = once(() => conditions.map((condition) => tryCondition(condition)))

/** The site's own detector. */
const ownStays: Detector = (fixes, distance) => (duration) => detectStays(fixes, { distance, duration })

/** The site's own detector and the published ones, all with the D and T of the one day, on it and on the twelve other days. */
export const comparedDetectors = once(() => {
  const { kept, stays, short } = day()
  const visit = stays.find(({ place }) => place === short.id)
  const compare = (detector: Detector) => {
    const found = detector(kept, stayParameters.distance)(stayParameters.duration)
    const again = found.find(({ first, last }) => visit && first < visit.last && last > visit.first)
    const swept = sweepDistances.flatMap((distance) => {
      const withTime = detector(kept, distance)
      return sweepDurations.map((duration) => withTime(duration).length)
    })
    return {
      stays: found.length,
      /** Whole minutes of the short stop; 0 where it is not found. */
      shortMinutes: again ? Math.round(again.last) - Math.round(again.first) : 0,
      /** Pairs of D and T, of all in the sweep, that give as many stays as there are. */
      right: swept.filter((count) => count === stays.length).length,
      elsewhere: tryCondition('unchanged', detector).total,
    }
  }
  return {
    anchor: compare(anchorStays),
    roaming: compare(roamingStays),
    dense: compare(denseStays),
    own: compare(ownStays),
  }
})

function tryCondition(condition: Condition, detector?: Detector) {
  const changed = changes[condition]
  const days = Array.from({ length: seedsPerCondition }, (_, index) => {
    const random = mulberry32(index + 1)
    const plan = drawItinerary(random, day().roads, changed.habits)
    return { seed: index + 1, ...tryDay(random, plan, changed.receiver, detector) }
  })
  /** `total`: all days together. */
  return { condition, days, total: days.map((score): Score => score).reduce(add) }
}
