/*
 * The named places of the invented town of the simulated day: where its residents work, shop, learn and meet. draw-town.ts
 * sends residents there; the shops are those of the figure "catchment". A change takes effect with
 * `npm run results -w content/day`.
 */

import type { Spot } from '#day/counts/residents.ts'
import { nearestJunction, type Roads } from '#day/ground/roads.ts'
import type { Point } from '#day/ground/sheet.ts'

/** The town's places by name, where its residents work, shop, learn and meet. In sheet units. */
const destinations = {
  /** A square of the centre, where the concert is. */
  square: { x: 332, y: 219 },
  station: { x: 318, y: 178 },
  market: { x: 372, y: 250 },
  retailPark: { x: 506, y: 263 },
  cornerShop: { x: 144, y: 181 },
  northShops: { x: 400, y: 96 },
  schoolNorth: { x: 231, y: 94 },
  schoolSouth: { x: 285, y: 262 },
  schoolEast: { x: 463, y: 221 },
  quay: { x: 291, y: 187 },
  hill: { x: 356, y: 70 },
  yards: { x: 528, y: 258 },
  campus: { x: 258, y: 288 },
  works: { x: 452, y: 122 },
  /** An empty lot, where a shop is forecast. */
  millRoad: { x: 446, y: 128 },
} as const satisfies Readonly<Record<string, Point>>

export type DestinationName = keyof typeof destinations
export type Sites = Readonly<Record<DestinationName, Spot>>

/** The shops, and one that could be built on the empty lot, with what draws customers to them: floor space in m². */
export const floors = {
  market: 3000,
  retailPark: 5200,
  cornerShop: 900,
  northShops: 1600,
  millRoad: 5200,
} as const satisfies Partial<Record<DestinationName, number>>

export type ShopPlace = keyof typeof floors

/** The shops that the town has. */
export const builtShops = ['market', 'retailPark', 'cornerShop', 'northShops'] as const satisfies readonly ShopPlace[]

/** Places of the town, each with the junction from which it is reached. */
export function sitesOn(roads: Roads): Sites {
  const entries = Object.entries(destinations).map(([name, point]) => [name, spotAt(roads, point)])
  return Object.fromEntries(entries) as Record<DestinationName, Spot>
}

/** A point, and the junction from which it is reached. */
const spotAt = (roads: Roads, { x, y }: Point): Spot => ({ x, y, junction: nearestJunction(roads, { x, y }) })
