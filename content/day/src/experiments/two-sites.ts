import { floors, type Mode, modes, passes, type Spot, sides, type Trip } from '#day/counts/residents.ts'
import { sites as places, town } from '#day/counts/town.ts'
import { rounded } from '#day/dataset/georeference.ts'
import { day } from '#day/day.ts'
import { bySide, rule, sampleOf } from '#day/experiments/district-counts.ts'
import { along } from '#day/ground/roads.ts'
import { cellOf, centroid, distance, type Line, type Point } from '#day/ground/sheet.ts'
import { isNorth } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { normalQuantile } from '#day/statistics.ts'
import { mean, sum } from '#day/sums.ts'
import { isInside } from '#day/track/geofence.ts'
import { receiver } from '#day/track/track.ts'

/*
 * Two shops of the town, compared as a client would have it: how many people live within some minutes, how many of those who
 * were near came in, from where, how sure that is, and what would turn the order round. Only the fixes of the devices are read;
 * the town's own trips are the truth that they are scored against.
 */

export const siteNames = ['a', 'b'] as const
export type SiteName = (typeof siteNames)[number]

/** The shops, with their floor space in m² and the outline of their lots, in sheet units. */
export const shops = {
  a: {
    place: 'market',
    floor: floors.market,
    lot: [
      { x: 364, y: 243 },
      { x: 380, y: 243 },
      { x: 380, y: 254.5 },
      { x: 364, y: 254.5 },
    ],
  },
  b: {
    place: 'retailPark',
    floor: floors.retailPark,
    lot: [
      { x: 504.5, y: 255 },
      { x: 518, y: 255 },
      { x: 518, y: 265.5 },
      { x: 504.5, y: 265.5 },
    ],
  },
} as const satisfies Readonly<Record<SiteName, { place: string; floor: number; lot: Line }>>

export const shopAt = (site: SiteName): Spot => places()[shops[site].place]

/** What the comparison is set to. */
export const rules = {
  /** T: minutes in the lot from which a presence is a visit. */
  visit: 5,
  /** Other values, so far apart that the counts of two neighbours differ by at least `leastDevices`. */
  thresholds: [0, 1, 3, 5, 7, 10],
  /** A route this near a shop passes it, in metres. */
  front: 100,
  /** Limits of the catchments, in minutes by car. */
  minutes: [5, 10, 15],
  /** Fewer devices than these are not published. */
  leastDevices: rule.leastDevices,
  /** Random groups of devices, and the quantile of Student's distribution that leaves 2.5% above it, with one degree less. */
  groups: 12,
  student: 2.201,
  /** Zones that visits come from: columns and rows of the map, 1.5 km wide. */
  zones: { columns: 6, rows: 4 },
} as const

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

const seed = 2610

/** One device near one shop, once. */
interface Presence {
  readonly who: number
  readonly site: SiteName
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
function visiting(random: Random, lot: Line, { who, arrive }: Trip) {
  const { share, least, range } = habits.quick
  const leave =
    item(town().residents, who).trips.find(({ depart }) => depart >= arrive)?.depart ?? Number.POSITIVE_INFINITY
  const stay = random() < share ? Math.min(leave - arrive, least + random() * range) : leave - arrive
  const middle = centroid(lot)
  return minutesInLot(random, lot, 0, stay, () => ({
    x: middle.x + gaussian(random) * habits.wander,
    y: middle.y + gaussian(random) * habits.wander,
  }))
}

/** Trips that end at a shop, and those that pass it, each with the time of the passing. Trips that begin there are left out. */
const tripsNear = (site: SiteName) => {
  const shop = shopAt(site)
  return town().trips.flatMap((trip): { trip: Trip; time: number | undefined }[] => {
    if (trip.from === shop) return []
    if (trip.to === shop) return [{ trip, time: undefined }]
    const time = passes(trip, shop, rules.front)
    return time === undefined ? [] : [{ trip, time }]
  })
}

/** What the fixes of one device's trip say of a shop. */
function presenceOf(random: Random, site: SiteName, trip: Trip, time: number | undefined): Presence {
  const { lot } = shops[site]
  const minutes = time === undefined ? visiting(random, lot, trip) : passing(random, lot, trip, time)
  return { who: trip.who, site, mode: trip.mode, from: trip.from, isVisit: time === undefined, minutes }
}

/** Whether a presence counts as a visit at a threshold in minutes. At zero, every presence does. */
const counts = ({ minutes }: Presence, threshold: number): boolean => threshold === 0 || (minutes ?? 0) >= threshold

export type OfSites = Readonly<Record<SiteName, number>>

const bySite = <Result>(of: (site: SiteName) => Result): Readonly<Record<SiteName, Result>> => ({
  a: of('a'),
  b: of('b'),
})

/** What one random group of devices says of the day of all residents. */
export interface Group {
  readonly devices: number
  readonly visits: OfSites
  readonly passers: OfSites
}

export interface Estimate {
  readonly value: number
  readonly least: number
  readonly most: number
}

const estimate = (value: number, half: number): Estimate => ({
  value: rounded(value, 4),
  least: rounded(value - half, 4),
  most: rounded(value + half, 4),
})

/**
 * The mean of what the groups say, with its 95% interval: the groups' variance, and Student's quantile.
 *
 * Source: the method of random groups, Wolter, Introduction to Variance Estimation, Springer, 2007, chapter 2.
 */
function estimateOf(values: readonly number[]): Estimate {
  const value = mean(values)
  const variance = sum(values.map((one) => (one - value) ** 2)) / (values.length * (values.length - 1))
  const half = rules.student * Math.sqrt(variance)
  return estimate(value, half)
}

const zoneOf = (point: Point): number => cellOf(point, rules.zones)

/** Minutes by car from any point to a shop, from the best of the four junctions next to it on its side of the river. */
export function driveTo(site: SiteName): (point: Point) => number {
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

/** What is known of one zone, or of all others together, whose visits are too few to publish each. */
export interface Zone {
  /** Its number from the north-west; undefined for the others together. */
  readonly zone: number | undefined
  /** Estimated trips to any shop of this kind that start there. */
  readonly trips: number
  readonly visits: OfSites
  /** Devices behind the visits. */
  readonly devices: OfSites
  /** Mean minutes by car of those trips, had they gone to a shop. */
  readonly minutes: OfSites
}

/**
 * How strongly distance counts: the exponent of Huff's model under which the split of each zone's visitors between the two
 * shops is the most likely, and its 95% interval from the information of that likelihood. Of the other shops nothing is needed.
 *
 * Source: Huff, Defining and Estimating a Trading Area, Journal of Marketing 28, 1964; McFadden, Conditional Logit Analysis of
 * Qualitative Choice Behavior, in: Frontiers in Econometrics, 1974.
 */
export function fitExponent(zones: readonly Zone[]): Estimate {
  const size = Math.log(shops.a.floor / shops.b.floor)
  let value = 1
  let information = 0
  for (let step = 0; step < 30; step++) {
    const terms = zones.map(({ devices, minutes }) => {
      const both = devices.a + devices.b
      const nearer = Math.log(minutes.b / minutes.a)
      const share = 1 / (1 + Math.exp(-size - value * nearer))
      return { slope: nearer * (devices.a - both * share), bend: both * nearer ** 2 * share * (1 - share) }
    })
    information = sum(terms.map(({ bend }) => bend))
    value += sum(terms.map(({ slope }) => slope)) / information
  }
  const half = normalQuantile / Math.sqrt(information)
  return estimate(value, half)
}

/** Visits to both shops if A were so many times as large: each zone's trips by Huff's shares, all else equal. */
const enlarged = (zones: readonly Zone[], factor: number): OfSites => ({
  a: sum(zones.map(({ trips, visits }) => (factor * visits.a) / (1 + ((factor - 1) * visits.a) / trips))),
  b: sum(zones.map(({ trips, visits }) => visits.b / (1 + ((factor - 1) * visits.a) / trips))),
})

/** The size of A, as a factor, at which both shops have as many visits, by bisection. */
function evenSize(zones: readonly Zone[]): number {
  let [low, high] = [0.1, 10]
  for (let step = 0; step < 60; step++) {
    const factor = (low + high) / 2
    const { a, b } = enlarged(zones, factor)
    if (a < b) low = factor
    else high = factor
  }
  return (low + high) / 2
}

/** The comparison: what the devices say, and how it stands against the truth. */
export const twoSites = once(() => {
  const { residents, trips } = town()
  const random = mulberry32(seed)
  const devices = residents.flatMap(({ hasDevice, side }, who) => (hasDevice ? [{ who, side, at: random() }] : []))
  const sample = sampleOf(residents, (who) => item(residents, who).hasDevice)
  const weights = bySide((side) => sample.residents[side] / sample.devices[side])
  const weighed = (list: readonly { who: number }[]) => sum(list.map(({ who }) => weights[item(residents, who).side]))

  const near = bySite(tripsNear)
  const seen = bySite((site) =>
    near[site]
      .filter(({ trip }) => item(residents, trip.who).hasDevice)
      .map(({ trip, time }) => presenceOf(random, site, trip, time)),
  )
  const counted = (site: SiteName, isVisit: boolean) => seen[site].filter((one) => counts(one, rules.visit) === isVisit)
  const visitors = bySite((site) => counted(site, true))
  const passersBy = bySite((site) => counted(site, false))

  // Each side is dealt out by itself, so that every group stands for as many residents of it as the others.
  const dealt = sides.flatMap((side) =>
    devices.filter((one) => one.side === side).toSorted((one, other) => one.at - other.at),
  )
  const groupOf = new Map(dealt.map(({ who }, index) => [who, index % rules.groups]))
  const groups = Array.from({ length: rules.groups }, (_, group): Group => {
    const of = (list: readonly Presence[]) =>
      rounded(rules.groups * weighed(list.filter(({ who }) => groupOf.get(who) === group)), 2)
    return {
      devices: dealt.filter(({ who }) => groupOf.get(who) === group).length,
      visits: bySite((site) => of(visitors[site])),
      passers: bySite((site) => of(passersBy[site])),
    }
  })

  const drive = bySite(driveTo)
  const shopTrips = trips
    .filter(({ who, purpose }) => purpose === 'shop' && item(residents, who).hasDevice)
    .map(({ who, from }) => ({ who, zone: zoneOf(from), minutes: bySite((site) => drive[site](from)) }))
  const zoneWhere = (zone: number | undefined, isIn: (zone: number) => boolean): Zone => {
    const theirs = shopTrips.filter((trip) => isIn(trip.zone))
    const here = bySite((site) => visitors[site].filter(({ from }) => isIn(zoneOf(from))))
    return {
      zone,
      trips: rounded(weighed(theirs), 2),
      visits: bySite((site) => rounded(weighed(here[site]), 2)),
      devices: bySite((site) => new Set(here[site].map(({ who }) => who)).size),
      minutes: bySite((site) => rounded(mean(theirs.map(({ minutes }) => minutes[site])), 2)),
    }
  }
  const every = Array.from({ length: rules.zones.columns * rules.zones.rows }, (_, zone) =>
    zoneWhere(zone, (one) => one === zone),
  )
  const published = every.filter((one) => Math.min(one.devices.a, one.devices.b) >= rules.leastDevices)
  const shown = new Set(published.map(({ zone }) => zone))
  const zones = [...published, zoneWhere(undefined, (zone) => !shown.has(zone))]

  const drives = residents.map(({ home }) => bySite((site) => drive[site](home)))
  const even = evenSize(zones)
  return {
    residents: residents.length,
    devices: devices.length,
    groups,
    zones,
    zonesWithVisits: every.filter((one) => one.devices.a + one.devices.b > 0).length,
    visits: bySite((site) => estimateOf(groups.map(({ visits }) => visits[site]))),
    passers: bySite((site) => estimateOf(groups.map(({ passers }) => passers[site]))),
    /** Visits by which B leads. */
    lead: estimateOf(groups.map(({ visits }) => visits.b - visits.a)),
    truth: bySite((site) => ({
      visits: near[site].filter(({ time }) => time === undefined).length,
      passers: near[site].filter(({ time }) => time !== undefined).length,
    })),
    catchments: rules.minutes.map((limit) => ({
      limit,
      residents: bySite((site) => drives.filter((one) => one[site] <= limit).length),
      both: drives.filter(({ a, b }) => Math.max(a, b) <= limit).length,
    })),
    thresholds: rules.thresholds.map((minutes) => ({
      minutes,
      visits: bySite((site) => rounded(weighed(seen[site].filter((one) => counts(one, minutes))), 2)),
      missed: bySite((site) => seen[site].filter((one) => one.isVisit && !counts(one, minutes)).length),
      false: bySite((site) => seen[site].filter((one) => !one.isVisit && counts(one, minutes)).length),
    })),
    /** Devices that truly came in, and that truly passed. */
    seen: bySite((site) => ({
      visits: seen[site].filter(({ isVisit }) => isVisit).length,
      passers: seen[site].filter(({ isVisit }) => !isVisit).length,
    })),
    modes: modes.map((mode) => ({
      mode,
      visits: bySite((site) => rounded(weighed(visitors[site].filter((one) => one.mode === mode)), 2)),
    })),
    exponent: fitExponent(published),
    evenSize: even,
    /** Visits to both if A had that size. */
    even: enlarged(zones, even).a,
  }
})
