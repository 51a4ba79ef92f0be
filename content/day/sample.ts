import { day } from '#content/day/day.ts'
import { median, rejectSpikes } from '#content/day/filter.ts'
import { type Itinerary, itinerary, placeOf, type Visit } from '#content/day/itinerary.ts'
import { drawItinerary, type Habits, habits } from '#content/day/other-day.ts'
import { mulberry32, type Random } from '#content/day/random.ts'
import { metres } from '#content/day/sheet.ts'
import { detectStays, type Staypoint, stayParameters } from '#content/day/staypoints.ts'
import { drawTrack, type Receiver, receiver } from '#content/day/track.ts'

/** How filter and detector did on days that they were not tuned on. */
export interface Score {
  /** Visits that truly happened. */
  readonly visits: number
  readonly found: number
  readonly missed: number
  /** Stays that were no visit, or a second piece of one. */
  readonly false: number
  /** Distance in metres from the centre of each found stay to the truth. */
  readonly errors: readonly number[]
  /** Fixes thrown off, those of them rejected, and sound fixes rejected with them. */
  readonly thrown: number
  readonly caught: number
  readonly wronglyRejected: number
}

/** What is made worse than on the one day. */
export const conditions = ['unchanged', 'short-stops', 'long-halts', 'sparse', 'noisy'] as const
export type Condition = (typeof conditions)[number]

export interface SampleRow {
  readonly condition: Condition
  readonly days: readonly (Score & { readonly seed: number })[]
  /** All days together. */
  readonly total: Score
  /** Metres. */
  readonly medianError: number
}

const seedsPerCondition = 12

/** Each condition changes one thing: the days, or the receiver. */
const changes: Record<Condition, { habits: Habits; receiver: Receiver }> = {
  unchanged: { habits, receiver },
  'short-stops': { habits: { ...habits, shortest: 5 }, receiver },
  'long-halts': { habits: { ...habits, shortestHalt: 8, longestHalt: 20 }, receiver },
  sparse: { habits, receiver: { ...receiver, everyAtRest: 4, everyMoving: 1 } },
  noisy: {
    habits,
    receiver: { ...receiver, noise: receiver.noise * 4, noiseAtHome: receiver.noiseAtHome * 4 },
  },
}

/** A stay is the visit that it overlaps by more than half of the visit, if it lies within D of where that was. */
const isOf = (stay: Staypoint, visit: Visit, plan: Itinerary): boolean =>
  Math.min(stay.last, visit.leave) - Math.max(stay.first, visit.arrive) > (visit.leave - visit.arrive) / 2 &&
  metres(stay, placeOf(plan, visit.place)) <= stayParameters.distance

/** Draws one day's track, runs the filter and the detector of the one day on it, unchanged, and counts. */
export function tryDay(random: Random, plan: Itinerary, by: Receiver): Score {
  const fixes = drawTrack(random, day().roads, plan, by)
  const { kept, rejected } = rejectSpikes(fixes)
  const stays = detectStays(kept, stayParameters)
  const matched = plan.visits.flatMap((visit) => {
    const stay = stays.find((candidate) => isOf(candidate, visit, plan))
    return stay ? [{ stay, error: metres(stay, placeOf(plan, visit.place)) }] : []
  })
  const caught = rejected.filter((fix) => fix.thrown).length
  return {
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

const nothing: Score = {
  visits: 0,
  found: 0,
  missed: 0,
  false: 0,
  errors: [],
  thrown: 0,
  caught: 0,
  wronglyRejected: 0,
}

function tryCondition(condition: Condition): SampleRow {
  const changed = changes[condition]
  const days = Array.from({ length: seedsPerCondition }, (_, index) => {
    const random = mulberry32(index + 1)
    const plan = drawItinerary(random, day().roads, changed.habits)
    return { seed: index + 1, ...tryDay(random, plan, changed.receiver) }
  })
  const total = days.reduce<Score>((sum, score) => add(sum, score), nothing)
  return { condition, days, total, medianError: median(total.errors) }
}

let rows: readonly SampleRow[] | undefined
let otherNoise: readonly Score[] | undefined

/** Twelve other days for each condition, seeds 1 to 12 in order and none left out; parameters as on the one day. */
export function outOfSample(): readonly SampleRow[] {
  rows ??= conditions.map(tryCondition)
  return rows
}

/** The one itinerary under thirty other seeds, 1 to 30: only the noise differs. */
export function sameDayOtherNoise(): readonly Score[] {
  otherNoise ??= Array.from({ length: 30 }, (_, index) => tryDay(mulberry32(index + 1), itinerary, receiver))
  return otherNoise
}
