import { daySeed } from '#content/day/day.ts'
import { countWithin, radiusOfShare, scatter } from './scatter.ts'

/** The example of spatial precision: its error per axis in metres, its fixes, and the rings that hold given shares. */
export const sigma = 0.4
export const fixes = scatter(daySeed, 200, sigma)
export const rings = [0.5, 0.68, 0.95, 0.99].map((share) => {
  const radius = radiusOfShare(share, sigma)
  return { share, radius, found: countWithin(fixes, radius) }
})

/** The last ring: what lies beyond it is amber. */
export const outerRadius = radiusOfShare(0.99, sigma)
export const beyond = fixes.length - countWithin(fixes, outerRadius)

/** The radius that the words read as under 1 m: 95 times in 100. */
export const usualRadius = radiusOfShare(0.95, sigma)
