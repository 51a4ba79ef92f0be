/*
 * Random numbers from a seed: every invented thing of the simulated day is drawn from them, so that each run gives the same
 * results. A change takes effect with `npm run results -w content/day`.
 */

/** A source of numbers in [0, 1). Every random function takes one as a parameter, so that a test can bring its own. */
export type Random = () => number

/**
 * A small seeded generator with 32 bits of state: the same seed gives the same day, on every machine.
 *
 * Source: T. Ettinger, mulberry32, 2017 (public domain), https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function mulberry32(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * One draw from the standard normal distribution; uses two numbers of the source.
 *
 * Source: Box and Muller, A Note on the Generation of Random Normal Deviates, Ann. Math. Statist. 29, 1958.
 */
export function gaussian(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()))
  return radius * Math.cos(2 * Math.PI * random())
}

/**
 * The index of one of several weights, each drawn as often as its part of their sum. Uses one number of the source.
 *
 * @throws {RangeError} when there is no weight above zero
 */
export function pick(random: Random, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (!(sum > 0)) throw new RangeError(`pick: none of the ${weights.length} weights is above zero.`)
  let left = random() * sum
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left <= 0) return index
  }
  return weights.length - 1
}
