import { item } from '#day/item.ts'

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

/** The median: of an even count of values, the mean of the two in the middle. */
function middle(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b)
  const half = ordered.length / 2
  return (item(ordered, Math.ceil(half) - 1) + item(ordered, Math.floor(half))) / 2
}

/**
 * The usual count of one time of day from the same time on other days. Median and median absolute deviation, so that
 * one strange day in the past does not hide the next; never narrower than Poisson's law allows a count to be.
 *
 * Source: Hampel, The Influence Curve and its Role in Robust Estimation, J. Amer. Statist. Assoc. 69, 1974; the
 * threshold of 3.5 of Iglewicz and Hoaglin, How to Detect and Handle Outliers, 1993.
 */
export function usualOf(past: readonly number[]): Usual {
  const median = middle(past)
  const deviation = normal * middle(past.map((value) => Math.abs(value - median)))
  return { median, spread: Math.max(deviation, Math.sqrt(Math.max(1, median))) }
}

/** How many spreads a count lies above (positive) or below what is usual. */
export const robustScore = (count: number, { median, spread }: Usual): number => (count - median) / spread

/** Least and greatest count that pass as usual; no count is below zero. */
export const bandOf = ({ median, spread }: Usual): { least: number; most: number } => ({
  least: Math.max(0, median - bandWidth * spread),
  most: median + bandWidth * spread,
})
