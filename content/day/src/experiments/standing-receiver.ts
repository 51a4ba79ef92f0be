/*
 * Simulated fixes of a receiver that does not move, and the circles that contain given shares of them: the example of
 * precision on /about/precision (results/scatter.json). A change takes effect with `npm run results -w content/day`.
 */

import { daySeed } from '#day/day.ts'
import { once } from '#day/once.ts'
import { countWithin, radiusOfShare, scatter } from '#day/radio/scatter.ts'

const count = 200
const shares = [0.5, 0.68, 0.95, 0.99] as const

/** Fixes of a receiver that stands still, from the seed of the one day. */
export const staticFixes = once(() => {
  /** Standard error of a fix in metres, on each axis. */
  const sigma = 0.4
  const fixes = scatter(daySeed, count, sigma)
  const outer = radiusOfShare(0.99, sigma)
  return {
    sigma,
    fixes,
    /** The circles that contain given shares of all fixes, radii in metres, and how many of these fixes they contain. */
    rings: shares.map((share) => {
      const radius = radiusOfShare(share, sigma)
      return { share, radius, found: countWithin(fixes, radius) }
    }),
    /** Fixes outside the last ring. */
    beyond: fixes.filter(({ east, north }) => Math.hypot(east, north) > outer),
    /** Radius in metres that contains 95 fixes in 100: what the words read as under 1 m. */
    usualRadius: radiusOfShare(0.95, sigma),
  }
})
