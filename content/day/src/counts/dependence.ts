/*
 * A worked example beside the simulated day: why tests that agree prove less than they seem to, where they are fooled by the
 * same people. The numbers alike.* of the article on counter-intelligence. A change takes effect with
 * `npm run results -w content/day`.
 */

/** The example of the article on counter-intelligence: who passes a site in a quarter, and what one test does. */
export const watch = { fingerprints: 100_000, hostile: 5, caught: 0.8, flagged: 0.02, tests: 3 } as const

/**
 * Agreement of the tests where some harmless fingerprints have a way of life that sets off every test as a hostile one
 * would: a courier recurs, loiters and switches off. Each test still flags the same share of the harmless, so that no
 * test taken alone shows the difference.
 *
 * @param alike share of the harmless who live so, from 0 to `flagged / caught`
 * @param tests how many tests agree
 * @throws {RangeError} for a share outside that range
 */
export function agreement(alike: number, tests: number = watch.tests) {
  const { fingerprints, hostile, caught, flagged } = watch
  if (!(alike >= 0 && alike <= flagged / caught))
    throw new RangeError(
      `alike is ${alike}: with this share a test would flag more than ${flagged}. Give a smaller share.`,
    )
  const rest = (flagged - alike * caught) / (1 - alike)
  const falseRate = alike * caught ** tests + (1 - alike) * rest ** tests
  const trueFound = hostile * caught ** tests
  const falseFound = (fingerprints - hostile) * falseRate
  return {
    /** How many times more probable agreement is for a hostile fingerprint than for a harmless one. */
    ratio: caught ** tests / falseRate,
    falseFound,
    /** Share of the hostile among all found. */
    share: trueFound / (trueFound + falseFound),
  }
}

/** Correlation of two tests among the harmless, of whom a share lives alike: the phi coefficient, from 0 to 1. */
export function correlation(alike: number): number {
  const { caught, flagged } = watch
  const rest = (flagged - alike * caught) / (1 - alike)
  const both = alike * caught ** 2 + (1 - alike) * rest ** 2
  return (both - flagged ** 2) / (flagged * (1 - flagged))
}
