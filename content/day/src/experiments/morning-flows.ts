/*
 * Trips of a morning between six parts of the simulated town, as the sample of its devices counts them: the flows that a health
 * or transit planner reads on /data/counts. Parts are those of the figure "mixing". A change takes effect with
 * `npm run results -w content/day`.
 */

import { districtOf, districts } from '#day/counts/mixing.ts'
import { town } from '#day/counts/town.ts'
import { bySide, districtCounts, type Estimate, estimate, published, rule } from '#day/experiments/district-counts.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'

/** Departures of the morning, in minutes after midnight. */
export const morning = { from: 6 * 60, to: 10 * 60 } as const

/** Trips from one part to another, or within one. */
export interface Flow {
  readonly from: number
  readonly to: number
  /** Residents of each side of the river with a device who made such a trip. */
  readonly devices: number
  readonly truth: number
  readonly estimate: Estimate
  readonly isWithheld: boolean
}

/** Row by row. No totals are published with them, so that none is withheld to protect another. */
export const morningFlows = once((): readonly Flow[] => {
  const { residents } = town()
  const { sample } = districtCounts()
  return districts.flatMap((from) =>
    districts.map((to) => {
      const made = residents.filter(({ trips }) =>
        trips.some(
          (trip) =>
            morning.from <= trip.depart &&
            trip.depart < morning.to &&
            districtOf(trip.from) === from &&
            districtOf(trip.to) === to,
        ),
      )
      const seen = made.filter(({ hasDevice }) => hasDevice)
      return {
        from,
        to,
        devices: seen.length,
        truth: made.length,
        estimate: published(
          estimate(
            bySide((side) => seen.filter((one) => one.side === side).length),
            sample,
          ),
        ),
        isWithheld: seen.length < rule.leastDevices,
      }
    }),
  )
})

/** The flow from one part to another. */
export const flowOf = (from: number, to: number): Flow => item(morningFlows(), from * districts.length + to)
