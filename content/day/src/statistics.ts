/*
 * Statistics with their uncertainty: quantiles, and 95 percent intervals of shares and of any other number. The experiments
 * of the simulated day state their results by them. A change takes effect with `npm run results -w content/day`.
 */

import { item } from '#day/item.ts'
import { mulberry32 } from '#day/random.ts'
import { rounded } from '#day/rounded.ts'

/** Quantile of a sorted list by linear interpolation: type 7 of Hyndman and Fan, Am. Stat. 50, 1996. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = item(sorted, Math.floor(place))
  return below + (item(sorted, Math.ceil(place)) - below) * (place - Math.floor(place))
}

/** Quantile of the standard normal distribution that leaves 2.5 percent on each side. */
export const normalQuantile = 1.96

/** An estimate with the limits of its 95 percent interval. */
export interface Estimate {
  readonly value: number
  readonly least: number
  readonly most: number
}

/** An estimate with an interval that reaches as far to both sides, to four decimals. */
export const estimateWithin = (value: number, half: number): Estimate => ({
  value: rounded(value, 4),
  least: rounded(value - half, 4),
  most: rounded(value + half, 4),
})

/** A share of trials, with the limits of its 95 percent interval; all from 0 to 1. */
export interface Share {
  readonly share: number
  readonly least: number
  readonly most: number
}

/**
 * The share of successes, and an interval for the rate behind it that never leaves 0 to 1 and has a width even where
 * every trial, or none, succeeded. It takes trials as independent.
 *
 * Source: Wilson, Probable Inference, the Law of Succession, and Statistical Inference, J. Amer. Statist. Assoc. 22, 1927.
 *
 * @throws {RangeError} without a trial, or for more successes than trials
 */
export function shareOf(successes: number, trials: number): Share {
  if (!(trials > 0 && successes >= 0 && successes <= trials))
    throw new RangeError(
      `${successes} successes in ${trials} trials: expected at least one trial and no more successes.`,
    )
  const share = successes / trials
  const z = normalQuantile ** 2 / trials
  const middle = (share + z / 2) / (1 + z)
  const half = (normalQuantile / (1 + z)) * Math.sqrt((share * (1 - share)) / trials + z / (4 * trials))
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) }
}

const samples = { seed: 1979, count: 2000 } as const

/**
 * The 95 percent interval of a statistic by the percentiles of the bootstrap: cases are drawn again with replacement, as
 * many as there are, and taken as independent. The limits are the values of the nearest ranks.
 *
 * Sources: Efron, Bootstrap Methods: Another Look at the Jackknife, Annals of Statistics 7, 1979; of the percentiles, Efron,
 * Nonparametric Standard Errors and Confidence Intervals, Canadian Journal of Statistics 9, 1981.
 *
 * @param cases at least one
 */
export function resampledInterval<Case>(
  cases: readonly Case[],
  statistic: (sample: readonly Case[]) => number,
): { readonly least: number; readonly most: number } {
  const random = mulberry32(samples.seed)
  const draw = () => cases.map(() => item(cases, Math.floor(random() * cases.length)))
  const values = Array.from({ length: samples.count }, () => statistic(draw())).toSorted((a, b) => a - b)
  const at = (share: number) => item(values, Math.round(share * (values.length - 1)))
  return { least: at(0.025), most: at(0.975) }
}

/** The median of a list, and the limits of the middle 90 percent. */
export function medianAndRange(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return { least: quantile(sorted, 0.05), median: quantile(sorted, 0.5), most: quantile(sorted, 0.95) }
}

/** What 95 in 100 of some errors do not exceed, whatever their sign. */
export const usualError = (errors: readonly number[]): number =>
  quantile(
    errors.map(Math.abs).toSorted((a, b) => a - b),
    0.95,
  )
