import { day } from '#content/day/day.ts'
import { metres } from '#content/day/ground/sheet.ts'
import { mulberry32, type Random } from '#content/day/random.ts'
import { rejectSpikes } from '#content/day/track/filter.ts'
import { type Itinerary, placeOf, type Visit } from '#content/day/track/itinerary.ts'
import { drawItinerary, type Habits, habits } from '#content/day/track/other-day.ts'
import { detectStays, type Staypoint, stayParameters } from '#content/day/track/staypoints.ts'
import { drawTrack, type Receiver, receiver } from '#content/day/track/track.ts'

/** Results of filter and detector on a day that they were not tuned on. */
export interface Score {
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

/** What is made harder than on the one day; nothing for `unchanged`. */
export const conditions = ['unchanged', 'short-stops', 'long-halts', 'sparse', 'noisy', 'spells'] as const
export type Condition = (typeof conditions)[number]

export interface SampleRow {
  readonly condition: Condition
  readonly days: readonly (Score & { readonly seed: number })[]
  /** All days together. */
  readonly total: Score
}

export const seedsPerCondition = 12

const changes: Record<Condition, { habits: Habits; receiver: Receiver }> = {
  unchanged: { habits, receiver },
  'short-stops': { habits: { ...habits, shortest: 5 }, receiver },
  'long-halts': { habits: { ...habits, shortestHalt: 8, longestHalt: 20 }, receiver },
  sparse: { habits, receiver: { ...receiver, everyAtRest: 4, everyMoving: 1 } },
  noisy: { habits, receiver: { ...receiver, noise: receiver.noise * 4, noiseAtHome: receiver.noiseAtHome * 4 } },
  spells: { habits, receiver: { ...receiver, thrown: receiver.thrown / 12, spell: 12 } },
}

/** Whether a stay matches a visit: it overlaps more than half of the visit, and lies within D of its place. */
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

function tryCondition(condition: Condition): SampleRow {
  const changed = changes[condition]
  const days = Array.from({ length: seedsPerCondition }, (_, index) => {
    const random = mulberry32(index + 1)
    const plan = drawItinerary(random, day().roads, changed.habits)
    return { seed: index + 1, ...tryDay(random, plan, changed.receiver) }
  })
  return { condition, days, total: days.map((score): Score => score).reduce(add) }
}

let rows: readonly SampleRow[] | undefined

/** Twelve other days for each condition, seeds 1 to 12 in order and none left out; parameters as on the one day. */
export function outOfSample(): readonly SampleRow[] {
  rows ??= conditions.map(tryCondition)
  return rows
}
