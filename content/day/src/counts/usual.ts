/*
 * What is usual at a time of day, and which count deviates from it: the test of anomaly detection, by which the figure
 * "band" of the simulated day judges crossings of bridges (experiments/bridge-closure.ts). A change takes effect with
 * `npm run results -w content/day`.
 */

import { median } from '#day/sums.ts'

/** What is usual at one time of day: the middle of the past, and how far from it the past strays. */
export interface Usual {
  readonly median: number
  /** A robust standard deviation. */
  readonly spread: number
}

/** A deviation of more than so many spreads is called unusual. */
export const bandWidth = 3.5

/** Factor from the median absolute deviation of normal data to their standard deviation. */
const normal = 1.4826

/**
 * The usual count of one time of day from the same time on other days. Median and median absolute deviation, so that
 * one strange day in the past does not hide the next; never narrower than Poisson's law allows a count to be.
 *
 * Source: Hampel, The Influence Curve and its Role in Robust Estimation, J. Amer. Statist. Assoc. 69, 1974; the
 * threshold of 3.5 of Iglewicz and Hoaglin, How to Detect and Handle Outliers, 1993.
 */
export function usualOf(past: readonly number[]): Usual {
  const usual = median(past)
  const deviation = normal * median(past.map((value) => Math.abs(value - usual)))
  return { median: usual, spread: Math.max(deviation, Math.sqrt(Math.max(1, usual))) }
}

/** How many spreads a count lies above (positive) or below what is usual. */
export const robustScore = (count: number, { median, spread }: Usual): number => (count - median) / spread

/** Least and greatest count that pass as usual; no count is below zero. */
export const bandOf = ({ median, spread }: Usual): { least: number; most: number } => ({
  least: Math.max(0, median - bandWidth * spread),
  most: median + bandWidth * spread,
})
