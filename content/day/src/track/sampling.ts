/*
 * How often a receiver has to report so that the shortest stay of the simulated day is found: a table of /about/precision
 * (results/track.json). A change takes effect with `npm run results -w content/day`.
 */

import { longestGap, stayParameters } from '#day/track/staypoints.ts'

/**
 * Probability that a receiver with one fix every `every`, started at a random moment, finds a stop: the share of phases
 * for which the fixes inside the stop span at least `least`. All three are in the same unit of time; positions are perfect.
 */
function chanceOfFinding(stop: number, every: number, least: number): number {
  const span = Math.ceil(least / every) * every
  return Math.min(1, Math.max(0, (stop - span) / every))
}

/** Sampling intervals that the example tries, in minutes. */
const intervals = [0.5, 1, 5, 10, 15] as const

/**
 * How a stop of so many minutes is seen at each interval: mean number of its fixes, and the chance that it is found. The
 * detector ends a stop at a longer gap than it allows, so that no stop is found where every gap is longer.
 */
export const samplings = (stop: number) =>
  intervals.map((interval) => ({
    interval,
    fixes: stop / interval,
    found: interval > longestGap ? 0 : chanceOfFinding(stop, interval, stayParameters.duration),
  }))
