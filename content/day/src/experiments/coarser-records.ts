/*
 * The one simulated day from coarser records: a receiver that reports less often, and the radio cells of a mobile operator. How
 * many of its visits are still found, and is the shortest? Data of a table of /data/report. A change takes effect with
 * `npm run results -w content/day`.
 */

import { mastOf } from '#day/counts/cell-load.ts'
import { day } from '#day/day.ts'
import { metres, type TimedPoint } from '#day/ground/sheet.ts'
import { once } from '#day/once.ts'
import { mean, median, shareWhere } from '#day/sums.ts'
import { itinerary, placeOf } from '#day/track/itinerary.ts'
import { detectStays, longestGap, type Staypoint, stayParameters } from '#day/track/staypoints.ts'

/** Positions of a receiver, or the mast of the radio cell in which it is. */
type RecordKind = 'receiver' | 'masts'

/** Minutes from one record to the next; a stop needs three of them, and the silence of one that is missing does not end it. */
const tried: readonly (readonly [RecordKind, number])[] = [
  ['receiver', 1],
  ['receiver', 5],
  ['receiver', 15],
  ['masts', 15],
]

/** One fix in each interval, the first that is kept. */
function thinned(every: number, phase: number): TimedPoint[] {
  const first = Map.groupBy(day().kept, ({ t }) => Math.floor((t - phase) / every))
  return [...first.values()].flatMap((fixes) => fixes.slice(0, 1))
}

/** Whether a stop is at a time for which a visit lasts: they overlap for more than half of it. */
const overlaps = (stay: Staypoint, visit: (typeof itinerary.visits)[number]): boolean =>
  Math.min(stay.last, visit.leave) - Math.max(stay.first, visit.arrive) > (visit.leave - visit.arrive) / 2

function seenAt(kind: RecordKind, every: number, phase: number) {
  const fixes = thinned(every, phase)
  const records = kind === 'masts' ? fixes.map((fix) => ({ ...mastOf(fix), t: fix.t })) : fixes
  const stays = detectStays(records, {
    ...stayParameters,
    duration: Math.max(stayParameters.duration, 2 * every),
    gap: Math.max(longestGap, 2 * every),
  })
  return itinerary.visits.map((visit) => {
    const stay = stays.find((one) => overlaps(one, visit))
    return { place: visit.place, off: stay && metres(stay, placeOf(itinerary, visit.place)) }
  })
}

/**
 * What coarser records find of the visits of the day, started at every minute of their interval: the mean number found, the
 * share of starts that find the shortest, and the median distance of a stop found from the truth, in metres.
 */
export const coarserRecords = once(() =>
  tried.map(([kind, every]) => {
    const starts = Array.from({ length: every }, (_, phase) => seenAt(kind, every, phase))
    return {
      kind,
      every,
      found: mean(starts.map((visits) => visits.filter(({ off }) => off !== undefined).length)),
      short: shareWhere(starts, (visits) =>
        visits.some(({ place, off }) => place === day().short.id && off !== undefined),
      ),
      metres: median(starts.flatMap((visits) => visits.flatMap(({ off }) => off ?? []))),
    }
  }),
)
