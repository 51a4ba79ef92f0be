/*
 * Where the visitors of two shops of the simulated town come from, and what size and distance do to their choice: for the
 * report /data/sites and the figures "catchment" and "lots". A change takes effect with `npm run results -w content/day`.
 */

import { town } from '#day/counts/town.ts'
import { day } from '#day/day.ts'
import { type ByShop, type BySite, floorOf, type ShopName, shopAt } from '#day/experiments/shop-presences.ts'
import { distance, type Line, type Point } from '#day/ground/sheet.ts'
import { contourLines, isNorth, sampleGrid } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { type Estimate, estimateWithin, normalQuantile } from '#day/statistics.ts'
import { sum } from '#day/sums.ts'

/** Minutes by car from any point to a shop, from the best of the four junctions next to it on its side of the river. */
export function driveTo(site: ShopName): (point: Point) => number {
  const { roads } = day()
  const shop = shopAt(site)
  const junctions = roads.nodes.flatMap((at, junction) =>
    item(roads.links, junction).length > 1 ? [{ ...at, junction, side: isNorth(at) }] : [],
  )
  return (point) => {
    const side = isNorth(point)
    const near = junctions
      .filter((one) => one.side === side)
      .map(({ junction, ...at }) => ({ junction, away: distance(at, point) }))
      .toSorted((one, other) => one.away - other.away)
      .slice(0, 4)
    return Math.min(...near.map(({ junction }) => town().minutes({ x: point.x, y: point.y, junction }, shop, 'car')))
  }
}

/** Lines of equal travel time by car to a shop, for each limit in minutes. */
export function reachesOf(site: ShopName, limits: readonly number[]): readonly (readonly Line[])[] {
  const drive = driveTo(site)
  const grid = sampleGrid((x, y) => drive({ x, y }), 10)
  return limits.map((limit) => contourLines(grid, limit).filter((line) => line.length > 3))
}

/** What is known of one zone, or of all others together, whose visits are too few to publish each. */
export interface Zone {
  /** Its number from the north-west; undefined for the others together. */
  readonly zone: number | undefined
  /** Estimated trips a day to any shop of this kind that start there. */
  readonly trips: number
  /** Estimated visits a day. */
  readonly visits: BySite<number>
  /** Visits of devices behind them, over all days. */
  readonly seen: BySite<number>
  /** Mean minutes by car of those trips, had they gone to a shop. */
  readonly minutes: BySite<number>
}

/** Visits of devices from one zone to each of some shops, and the mean minutes by car to each. */
export interface Split<Shop extends ShopName> {
  readonly seen: ByShop<Shop, number>
  readonly minutes: ByShop<Shop, number>
}

/** What draws a visitor to a shop in Huff's model: its floor space over the minutes to it, to an exponent. */
const pull = (shop: ShopName, minutes: number, exponent: number): number => floorOf(shop) / minutes ** exponent

/**
 * How strongly distance counts: the exponent of Huff's model under which the split of each zone's visitors between one shop
 * and its rivals together is the most likely, by Fisher's scoring, and its 95% interval from the information of that likelihood,
 * after Wald, which takes visits as independent. Of the other shops nothing is needed.
 *
 * Source: Huff, Defining and Estimating a Trading Area, Journal of Marketing 28, 1964; McFadden, Conditional Logit Analysis of
 * Qualitative Choice Behavior, in: Frontiers in Econometrics, 1974.
 */
export function fitExponent<Shop extends ShopName>(
  splits: readonly Split<Shop>[],
  shop: Shop,
  rivals: readonly Shop[],
): Estimate {
  let value = 1
  let information = 0
  for (let step = 0; step < 30; step++) {
    const terms = splits.map(({ seen, minutes }) => {
      const both = seen[shop] + sum(rivals.map((rival) => seen[rival]))
      const own = pull(shop, minutes[shop], value)
      const theirs = rivals.map((rival) => pull(rival, minutes[rival], value))
      const share = own / (own + sum(theirs))
      const away = sum(rivals.map((rival, index) => item(theirs, index) * Math.log(minutes[rival]))) / sum(theirs)
      const nearer = away - Math.log(minutes[shop])
      return { slope: nearer * (seen[shop] - both * share), bend: both * nearer ** 2 * share * (1 - share) }
    })
    information = sum(terms.map(({ bend }) => bend))
    value += sum(terms.map(({ slope }) => slope)) / information
  }
  const half = normalQuantile / Math.sqrt(information)
  return estimateWithin(value, half)
}

/**
 * The share of a zone's visits that a new shop takes, by Huff's model: as large a part of the visits to each of the open shops,
 * as nothing but the new shop's own pull changes.
 *
 * @param minutes mean minutes by car from the zone to each shop
 */
export function takenShare<Open extends ShopName, Planned extends ShopName>(
  minutes: ByShop<Open | Planned, number>,
  { open, planned, exponent }: { readonly open: readonly Open[]; readonly planned: Planned; readonly exponent: number },
): number {
  const own = pull(planned, minutes[planned], exponent)
  return own / (own + sum(open.map((shop) => pull(shop, minutes[shop], exponent))))
}

/** Visits to both shops if that on King Street were so many times as large: each zone's trips by Huff's shares, all else equal. */
export const enlarged = (zones: readonly Zone[], factor: number): BySite<number> => ({
  king: sum(zones.map(({ trips, visits }) => (factor * visits.king) / (1 + ((factor - 1) * visits.king) / trips))),
  park: sum(zones.map(({ trips, visits }) => visits.park / (1 + ((factor - 1) * visits.king) / trips))),
})

/** The size of the shop on King Street, as a factor, at which both shops have as many visits, by bisection. */
export function evenSize(zones: readonly Zone[]): number {
  let [low, high] = [0.1, 10]
  for (let step = 0; step < 60; step++) {
    const factor = (low + high) / 2
    const { king, park } = enlarged(zones, factor)
    if (king < park) low = factor
    else high = factor
  }
  return (low + high) / 2
}
