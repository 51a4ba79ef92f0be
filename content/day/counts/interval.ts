/** Quantile of the standard normal distribution that leaves 2.5 percent on each side. */
const normalQuantile = 1.96

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
    throw new RangeError(`${successes} successes in ${trials} trials have no share.`)
  const share = successes / trials
  const z = normalQuantile ** 2 / trials
  const middle = (share + z / 2) / (1 + z)
  const half = (normalQuantile / (1 + z)) * Math.sqrt((share * (1 - share)) / trials + z / (4 * trials))
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) }
}
