/*
 * The shops of the simulated town over several days: who comes in, who passes, and what the fixes of a phone say of it.
 * two-sites.ts, trade-area.ts and planned-shop.ts read it for the report /data/sites. A change takes effect with
 * `npm run results -w content/day`.
 */

import { type Mode, passes, type Spot, type Trip } from '#day/counts/residents.ts'
import { sites as places, tripsOfDay } from '#day/counts/town.ts'
import { floors, type ShopPlace } from '#day/counts/town-places.ts'
import { along } from '#day/ground/roads.ts'
import { centroid, type Line, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, type Random } from '#day/random.ts'
import { receiver } from '#day/track/fixes.ts'
import { isInside } from '#day/track/geofence.ts'

/** The two shops that are compared. */
export const siteNames = ['king', 'park'] as const
export type SiteName = (typeof siteNames)[number]

const rectangle = (left: number, top: number, right: number, bottom: number): Line => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** All shops of the town, and the empty lot of one that could be built, with the outlines of their lots, in sheet units. */
export const shops = {
  king: {
    place: 'market',
    lot: rectangle(364, 243, 380, 254.5),
  },
  park: {
    place: 'retailPark',
    lot: rectangle(504.5, 255, 518, 265.5),
  },
  corner: {
    place: 'cornerShop',
    lot: rectangle(140, 178.5, 148, 185.5),
  },
  north: {
    place: 'northShops',
    lot: rectangle(391, 91.5, 401, 100.5),
  },
  mill: {
    place: 'millRoad',
    lot: rectangle(440, 123, 452, 133),
  },
} as const satisfies Readonly<Record<string, { place: ShopPlace; lot: Line }>>

export type ShopName = keyof typeof shops

export const shopAt = (shop: ShopName): Spot => places()[shops[shop].place]

/** Floor space in m². */
export const floorOf = (shop: ShopName): number => floors[shops[shop].place]

export type ByShop<Shop extends ShopName, Value> = Readonly<Record<Shop, Value>>

export const byShop = <Shop extends ShopName, Value>(
  names: readonly Shop[],
  of: (shop: Shop) => Value,
): ByShop<Shop, Value> => Object.fromEntries(names.map((name) => [name, of(name)])) as ByShop<Shop, Value>

export type BySite<Value> = ByShop<SiteName, Value>

export const bySite = <Value>(of: (site: SiteName) => Value): BySite<Value> => byShop(siteNames, of)

/** A route this near a shop passes it, in metres. */
export const front = 100

/** Days that are simulated. They are alike: the town has no weekend. */
export const days = 7

/**
 * Phones in a street: minutes between fixes, and the standard deviation of the error on each axis, in sheet units (15 m). The
 * error of a fix correlates by `correlation` with that of the one before it.
 */
export const phone = { every: 0.5, error: 1, correlation: 0.8, lost: receiver.dropped } as const

/** Habits that the town does not know: quick errands, and halts before a shop. Times in minutes. */
const habits = {
  quick: { share: 0.2, least: 2, range: 8 },
  halt: {
    car: { share: 0.4, least: 0.2, range: 2 },
    bus: { share: 0.15, least: 2, range: 10 },
    walk: { share: 0.2, least: 1, range: 7 },
  },
  /** Spread of a visitor's places around the middle of the lot, in sheet units. */
  wander: 1.5,
} as const

/** One device near one shop, once. */
export interface Presence {
  readonly who: number
  /** Days since the first. */
  readonly day: number
  readonly site: ShopName
  readonly mode: Mode
  /** Where its trip began. */
  readonly from: Point
  /** The truth. */
  readonly isVisit: boolean
  /** Minutes from the first to the last fix in the lot; undefined without a fix there. */
  readonly minutes: number | undefined
}

/** Minutes from the first to the last of the fixes in a lot, whose truth `at` gives for a time. */
function minutesInLot(random: Random, lot: Line, from: number, to: number, at: (time: number) => Point) {
  let error = { x: gaussian(random), y: gaussian(random) }
  const fresh = Math.sqrt(1 - phone.correlation ** 2)
  const inside: number[] = []
  for (let time = from + random() * phone.every; time < to; time += phone.every) {
    error = {
      x: phone.correlation * error.x + fresh * gaussian(random),
      y: phone.correlation * error.y + fresh * gaussian(random),
    }
    if (random() < phone.lost) continue
    const { x, y } = at(time)
    if (isInside(lot, { x: x + error.x * phone.error, y: y + error.y * phone.error })) inside.push(time)
  }
  return inside.length > 0 ? item(inside, -1) - item(inside, 0) : undefined
}

/** Minutes before and after a passing, or a visit, that are looked at. */
const around = 2

/** How long a passer-by is seen in a lot: along the route, with a halt at the point nearest to the shop. */
function passing(random: Random, lot: Line, { route, depart, arrive, mode }: Trip, time: number) {
  const { share, least, range } = habits.halt[mode]
  const halt = random() < share ? least + random() * range : 0
  const on = (clock: number) => along(route, Math.max(0, Math.min(1, (clock - depart) / (arrive - depart))))
  return minutesInLot(random, lot, time - around, time + halt + around, (clock) =>
    on(clock < time ? clock : Math.max(time, clock - halt)),
  )
}

/** How long a visitor is seen in a lot. Before and after, the visitor is on the way. */
function visiting(random: Random, lot: Line, { arrive }: Trip, leave: number) {
  const { share, least, range } = habits.quick
  const stay = random() < share ? Math.min(leave - arrive, least + random() * range) : leave - arrive
  const middle = centroid(lot)
  return minutesInLot(random, lot, 0, stay, () => ({
    x: middle.x + gaussian(random) * habits.wander,
    y: middle.y + gaussian(random) * habits.wander,
  }))
}

/** A trip that ends at a shop, with the time at which the next one begins, or one that passes it, with the time of the passing. */
export type Near = { readonly trip: Trip } & (
  | { readonly kind: 'visit'; readonly leave: number }
  | { readonly kind: 'passing'; readonly time: number }
)

/** Trips of one day that end at a shop or pass it. Trips that begin there are left out. */
export function tripsNear(name: ShopName, trips: readonly Trip[]): Near[] {
  const shop = shopAt(name)
  return trips.flatMap((trip, index): Near[] => {
    if (trip.from === shop) return []
    if (trip.to === shop) return [{ kind: 'visit', trip, leave: item(trips, index + 1).depart }]
    const time = passes(trip, shop, front)
    return time === undefined ? [] : [{ kind: 'passing', trip, time }]
  })
}

/** The trips of each day; the first day is that of the town. */
export const tripsByDay = once(() => Array.from({ length: days }, (_, day) => tripsOfDay(day)))

/** Who comes near each of the two shops on one day. */
export const nearBoth = (trips: readonly Trip[]): BySite<Near[]> => bySite((site) => tripsNear(site, trips))

/** Who comes near each shop, day by day. */
export const nearShops = once(() => tripsByDay().map(nearBoth))

/**
 * What the fixes of some residents say of the shops on one day, if each of them carries a device.
 *
 * @param day days since the first
 * @param isSeen of the number of a resident
 */
export const presencesOn = (
  random: Random,
  day: number,
  near: BySite<readonly Near[]>,
  isSeen: (who: number) => boolean,
): BySite<Presence[]> =>
  bySite((site) => {
    const seen = near[site].filter(({ trip }) => isSeen(trip.who))
    return presencesAt(random, site, day, seen)
  })

/** The same day by day. */
export const presences = (random: Random, isSeen: (who: number) => boolean): BySite<Presence[]>[] =>
  nearShops().map((near, day) => presencesOn(random, day, near, isSeen))

/** What the fixes say of those who came near one shop on one day. */
export const presencesAt = (random: Random, site: ShopName, day: number, near: readonly Near[]): Presence[] =>
  near.map((one) => {
    const { who, mode, from } = one.trip
    const { lot } = shops[site]
    const minutes =
      one.kind === 'visit' ? visiting(random, lot, one.trip, one.leave) : passing(random, lot, one.trip, one.time)
    return { who, day, site, mode, from, isVisit: one.kind === 'visit', minutes }
  })
