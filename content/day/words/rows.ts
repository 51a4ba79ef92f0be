import { day } from '#content/day/day.ts'
import { stayParameters, surprise } from '#content/day/track/staypoints.ts'
import type { Print } from '#content/day/words/print.ts'

/** Stays in order of arrival; `isShort` marks the stop that a summary would lose. */
export const stayRows = ({ clockTime, decimal, whole }: Print) =>
  day().stays.map((stay) => ({
    place: `S${stay.place}`,
    arrive: clockTime(stay.arrive),
    leave: clockTime(stay.leave),
    minutes: whole(stay.minutes),
    envelope: decimal(stay.envelope, 0),
    isShort: stay.place === day().short.id,
  }))

/** Places in order of the time spent there, the longest first; `share` is in percent of the time at rest. */
export const entropyRows = ({ decimal, whole }: Print) =>
  day()
    .places.toSorted((a, b) => b.minutes - a.minutes)
    .map((place) => {
      const share = place.minutes / day().restMinutes
      return {
        place: `S${place.id}`,
        minutes: whole(place.minutes),
        share: decimal(share * 100, 1),
        bits: decimal(surprise(share), 4),
        isShort: place.id === day().short.id,
      }
    })

/** How a count in the sweep compares with the true one. */
export type SweepVerdict = 'right' | 'lost' | 'split' | 'shattered'

function verdictOn(found: number, truth: number): SweepVerdict {
  if (found === truth) return 'right'
  if (found < truth) return 'lost'
  return found < truth * 1.6 ? 'split' : 'shattered'
}

/** The plateau: for each T, the stays found at each D. */
export const sweepTable = () =>
  day().sweep.map(({ duration, found }) => ({
    duration,
    cells: found.map(({ distance, stays }) => ({
      distance,
      stays,
      verdict: verdictOn(stays, day().stays.length),
      /** Whether this pair of T and D is the one that the detector uses. */
      isUsed: duration === stayParameters.duration && distance === stayParameters.distance,
    })),
  }))
