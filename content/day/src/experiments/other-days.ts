/*
 * The filter and the detector of the simulated day on other simulated days, for which they were not tuned, and three
 * published detectors beside them. The numbers detector.*, and a table of the article "From Sensor to Signal". A change
 * takes effect with `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { metres } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32, type Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'
import { rejectSpikes } from '#day/track/filter.ts'
import { drawTrack, type Receiver, receiver } from '#day/track/fixes.ts'
import {
  drawItinerary,
  type Habits,
  habits,
  type Itinerary,
  itinerary,
  placeOf,
  type Visit,
} from '#day/track/itinerary.ts'
import { anchorStays, type Detector, denseStays, type FoundStay, roamingStays } from '#day/track/published-detectors.ts'
import { detectStays, stayParameters, sweepDistances, sweepDurations } from '#day/track/staypoints.ts'
import type { Condition } from '../../format.ts'

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

/**
 * Pairs of D and T, of all in the sweep of the one day, that find each of its visits once and nothing else. Fewer than those
 * that find as many stays as there are visits.
 */
export const rightPairs = once((): number => {
  const { visits } = itinerary
  const isRight = (stays: readonly FoundStay[]) =>
    stays.length === visits.length && visits.every((visit, index) => isOf(item(stays, index), visit, itinerary))
  return sum(
    sweepDistances.map((distance) => {
      const withTime = ownStays(day().kept, distance)
      return sweepDurations.filter((duration) => isRight(withTime(duration))).length
    }),
  )
})

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
      /** Whole minutes of the shortest stay; 0 where it is not found. */
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
