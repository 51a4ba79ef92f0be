import { stayParameters } from './staypoints.ts'

/**
 * Probability that a receiver with one fix every `every`, started at a random moment, finds a stop: the share of phases
 * for which the fixes inside the stop span at least `least`. All three are in the same unit of time; positions are perfect.
 */
export function chanceOfFinding(stop: number, every: number, least: number): number {
  const span = Math.ceil(least / every) * every
  return Math.min(1, Math.max(0, (stop - span) / every))
}

/** Metres covered in `seconds` at a speed in km/h. */
export const metresAt = (kmh: number, seconds: number): number => (kmh / 3.6) * seconds

/** Sampling intervals that the example tries, in minutes. */
const intervals = [0.5, 1, 5, 10, 15] as const

/** How a stop of so many minutes is seen at each interval: mean number of its fixes, and the chance that it is found. */
export const samplings = (stop: number) =>
  intervals.map((interval) => ({
    interval,
    fixes: stop / interval,
    found: chanceOfFinding(stop, interval, stayParameters.duration),
  }))
