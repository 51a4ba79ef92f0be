import { daySeed } from '#content/day/day.ts'
import { countWithin, radiusOfShare, scatter } from '#content/day/radio/scatter.ts'

const count = 200
const shares = [0.5, 0.68, 0.95, 0.99] as const

function compute() {
  /** Standard error of a fix in metres, on each axis. */
  const sigma = 0.4
  const fixes = scatter(daySeed, count, sigma)
  const rings = shares.map((share) => {
    const radius = radiusOfShare(share, sigma)
    return { share, radius, found: countWithin(fixes, radius) }
  })
  const outer = radiusOfShare(0.99, sigma)
  return {
    sigma,
    fixes,
    /** The circles that hold given shares of all fixes, radii in metres, and how many of these fixes they hold. */
    rings,
    /** Fixes outside the last ring. */
    beyond: fixes.filter(({ east, north }) => Math.hypot(east, north) > outer),
    /** Radius in metres that holds 95 fixes in 100: what the words read as under 1 m. */
    usualRadius: radiusOfShare(0.95, sigma),
  }
}

let computed: Readonly<ReturnType<typeof compute>> | undefined

/** Fixes of a receiver that stands still, from the seed of the one day. */
export function staticFixes(): Readonly<ReturnType<typeof compute>> {
  computed ??= compute()
  return computed
}
