const quarters = 4

/**
 * The probability, from 0 to 1, that chance alone puts at least `most` of an hour's crossings into one quarter, when each
 * crossing falls into any quarter with equal probability: the tail of the maximum of a multinomial distribution.
 *
 * Source: the coefficient of xⁿ in n! (Σ xᵏ / k!)⁴ / 4ⁿ, with k below `most`, counts the draws in which no quarter has it.
 */
export function chanceOfFullQuarter(crossings: number, most: number): number {
  /** Probabilities that the quarters so far hold 0, 1, 2 … crossings, up to the factor n! / 4ⁿ. */
  let ways: readonly number[] = [1]
  for (let quarter = 0; quarter < quarters; quarter++)
    ways = Array.from({ length: crossings + 1 }, (_, total) =>
      ways.reduce((sum, way, held) => {
        const here = total - held
        return here >= 0 && here < most ? sum + way / factorial(here) : sum
      }, 0),
    )
  return 1 - ((ways[crossings] ?? 0) * factorial(crossings)) / quarters ** crossings
}

const factorial = (value: number): number => (value < 2 ? 1 : value * factorial(value - 1))
