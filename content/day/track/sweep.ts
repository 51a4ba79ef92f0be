import { detectStays, type TimedPoint } from './staypoints.ts'

/** The pairs tried: D in metres, T in minutes. */
export const sweepDistances = [20, 30, 40, 60, 80, 120, 180, 250, 350, 500, 700, 1000] as const
export const sweepDurations = [2, 3, 4, 5, 8, 10, 12, 15, 20, 30, 45, 60] as const

export interface SweepRow {
  readonly duration: number
  /** Stays found, one for each distance of `sweepDistances`. */
  readonly found: readonly { readonly distance: number; readonly stays: number }[]
}

/** Counts the stays for every pair of D and T. Where neighbours agree, the count is a property of the day. */
export const sweep = (fixes: readonly TimedPoint[]): SweepRow[] =>
  sweepDurations.map((duration) => ({
    duration,
    found: sweepDistances.map((distance) => ({ distance, stays: detectStays(fixes, { distance, duration }).length })),
  }))
