/*
 * A worked example beside the simulated day, on published figures of an earthquake: two shapes of a return after a disaster,
 * and the loss under each. Data of the figure "recovery" and of the numbers haiti.*, in the article on urban resilience. A
 * change takes effect with `npm run results -w content/day`.
 */

/**
 * Published figures of one event, the earthquake of 12 January 2010 in Haiti. `displaced`: the share of the capital's
 * people who had left after nineteen days (Lu, Bengtsson and Holme, PNAS 109, 2012). `halved`: the weeks after the
 * disaster within which half of the displaced had resettled (Li and others, arXiv 1908.02381, 2019).
 */
export const haiti = { displaced: 0.23, halved: [4, 5] } as const

/** What is still missing after some days of a return along a straight line, as a share of what was missing at first. */
export const lineLeft = (day: number, half: number): number => Math.max(0, 1 - day / (2 * half))

/** The same along an exponential. */
export const exponentialLeft = (day: number, half: number): number => 0.5 ** (day / half)

/**
 * Resilience loss in normal days under two shapes of return with the same half-way point: the area under what is missing,
 * from the event on.
 *
 * Source: the loss of Bruneau and others, Earthquake Spectra 19, 2003.
 *
 * @param missing share of function missing at first, from 0 to 1
 * @param half days until half of it is back
 */
const lossOf = (missing: number, half: number) => ({
  /** Along a straight line: the triangle of the usual drawing. */
  line: missing * half,
  /** Along an exponential: steeper at first, and never quite done. */
  exponential: (missing * half) / Math.LN2,
})

/** The loss of the event, with half of the displaced resettled as early and as late as was published. */
export const haitianLoss = () => {
  const [early, late] = haiti.halved
  return { early: lossOf(haiti.displaced, early * 7), late: lossOf(haiti.displaced, late * 7) }
}
