import { day } from '#content/day/day.ts'
import { stayParameters, surprise } from '#content/day/track/staypoints.ts'
import type { Print } from '#content/day/words/words.ts'

/** One row of the table of stays; `isShort` marks the stop that a summary would lose. */
interface StayRow {
  readonly place: string
  readonly arrive: string
  readonly leave: string
  readonly minutes: string
  readonly envelope: string
  readonly isShort: boolean
}

/** Stays in order of arrival. */
export const stayRows = ({ clockTime, decimal, whole }: Print): StayRow[] =>
  day().stays.map((stay) => ({
    place: `S${stay.place}`,
    arrive: clockTime(stay.arrive),
    leave: clockTime(stay.leave),
    minutes: whole(stay.minutes),
    envelope: decimal(stay.envelope, 0),
    isShort: stay.place === day().short.id,
  }))

/** One row of the worked example of entropy. */
interface EntropyRow {
  readonly place: string
  readonly minutes: string
  /** Percent of the time at rest. */
  readonly share: string
  readonly bits: string
  readonly isShort: boolean
}

/** Places in order of the time spent there, the longest first. */
export const entropyRows = ({ decimal, whole }: Print): EntropyRow[] =>
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
type SweepVerdict = 'right' | 'lost' | 'split' | 'shattered'

export interface SweepCell {
  readonly distance: number
  readonly stays: number
  readonly verdict: SweepVerdict
  /** Whether this pair of T and D is the one that the detector uses. */
  readonly isUsed: boolean
}

function verdictOn(found: number, truth: number): SweepVerdict {
  if (found === truth) return 'right'
  if (found < truth) return 'lost'
  return found < truth * 1.6 ? 'split' : 'shattered'
}

/** The plateau: for each T, the stays found at each D. */
export const sweepTable = (): { duration: number; cells: SweepCell[] }[] =>
  day().sweep.map(({ duration, found }) => ({
    duration,
    cells: found.map(({ distance, stays }) => ({
      distance,
      stays,
      verdict: verdictOn(stays, day().stays.length),
      isUsed: duration === stayParameters.duration && distance === stayParameters.distance,
    })),
  }))
