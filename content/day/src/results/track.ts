/*
 * Stays, trips and comparisons of detectors on the simulated day and others: writes results/track.json, for the tables of
 * pages and articles. A change takes effect with `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { coarserRecords } from '#day/experiments/coarser-records.ts'
import { shortStop } from '#day/experiments/moments.ts'
import { outOfSample } from '#day/experiments/other-days.ts'
import { rounded } from '#day/rounded.ts'
import { shareOf } from '#day/statistics.ts'
import { median } from '#day/sums.ts'
import { samplings } from '#day/track/sampling.ts'
import { stayParameters, surprise, sweepDistances } from '#day/track/staypoints.ts'

/** How a count in the sweep compares with the true one. */
type SweepVerdict = 'right' | 'lost' | 'split' | 'shattered'

function verdictOn(found: number, truth: number): SweepVerdict {
  if (found === truth) return 'right'
  if (found < truth) return 'lost'
  return found < truth * 1.6 ? 'split' : 'shattered'
}

/** The plateau: for each T in minutes, the stays found at each D in metres. */
const sweepRows = () =>
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

/** A share from 0 to 1 with the limits of its interval. */
const interval = (successes: number, trials: number) => {
  const { share, least, most } = shareOf(successes, trials)
  return { share: rounded(share, 4), least: rounded(least, 4), most: rounded(most, 4) }
}

/**
 * The tables of pages: stays and trips in order of time (minutes after midnight, metres, km, km/h), places by the time
 * spent there, the sweep of parameters, and the scores on other days.
 */
export function track() {
  const { stays, places, trips, short, restMinutes, centreErrors } = day()
  const { minutes, envelopeMetres, minutesAfterAlert } = shortStop()
  return {
    stays: stays.map(({ place, arrive, leave, minutes: dwell, envelope }) => ({
      place,
      arrive,
      leave,
      minutes: dwell,
      envelope: rounded(envelope, 1),
      isShort: place === short.id,
    })),
    places: places
      .toSorted((a, b) => b.minutes - a.minutes)
      .map((place) => ({
        place: place.id,
        minutes: place.minutes,
        percent: rounded((place.minutes / restMinutes) * 100, 1),
        bits: rounded(surprise(place.minutes / restMinutes), 4),
        isShort: place.id === short.id,
      })),
    trips: trips.map(({ from, to, depart, arrive, km, kmh }) => ({
      from,
      to,
      depart,
      arrive,
      km: rounded(km, 4),
      kmh: rounded(kmh, 3),
    })),
    /** The shortest stop of the day: the alert waits as long as a stay must last. */
    shortStop: { minutes, envelopeMetres: rounded(envelopeMetres, 2), minutesAfterAlert },
    stayMetres: stayParameters.distance,
    /** Median distance of a stay's centre from the truth. */
    centreMetres: rounded(median(centreErrors), 2),
    /** How the shortest stop is seen at each sampling interval, in minutes. */
    samplings: samplings(short.minutes).map(({ interval: every, fixes, found }) => ({
      interval: every,
      fixes: rounded(fixes, 4),
      percent: rounded(found * 100, 0),
    })),
    /** What coarser records find of the day's visits. Metres are the median distance of a stop from the truth. */
    coarser: coarserRecords().map(({ kind, every, found, short: foundShort, metres }) => ({
      kind,
      every,
      found: rounded(found, 2),
      percent: rounded(foundShort * 100, 0),
      metres: rounded(metres, 0),
    })),
    sweep: { distances: sweepDistances, rows: sweepRows() },
    otherDays: outOfSample().map(({ condition, days, total }) => ({
      condition,
      thrown: total.thrown,
      caught: total.caught,
      visits: total.visits,
      missed: total.missed,
      false: total.false,
      recall: interval(total.found, total.visits),
      precision: interval(total.found, total.found + total.false),
      worst: Math.max(...days.map((one) => one.missed + one.false)),
      errorMetres: rounded(median(total.errors), 0),
    })),
  }
}
