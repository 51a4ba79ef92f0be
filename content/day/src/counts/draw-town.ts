/*
 * Draws the residents of the invented town of the simulated day and their trips, by shares, speeds and tastes that are
 * chosen here. `town.ts` calls it once, for all examples that count residents. A change takes effect with
 * `npm run results -w content/day`.
 */

import {
  type Mode,
  modes,
  type Person,
  type Purpose,
  type Resident,
  type Side,
  type Spot,
  type Trip,
} from '#day/counts/residents.ts'
import { builtShops, type DestinationName, floors, type ShopPlace, type Sites } from '#day/counts/town-places.ts'
import { partLengths, type Roads, waysFrom } from '#day/ground/roads.ts'
import { distance, type Line, sheet } from '#day/ground/sheet.ts'
import { isNorth } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { gaussian, pick, type Random } from '#day/random.ts'
import { sum } from '#day/sums.ts'

interface Town {
  readonly residents: readonly Resident[]
  /** The trips of all residents, in the order of `residents`. */
  readonly trips: readonly Trip[]
  /** Minutes from a place to another, by a mode. */
  readonly minutes: (from: Spot, to: Spot, mode: Mode) => number
  /**
   * The trips of the same residents on another day, in the order of `residents`: everything but a `Person` is drawn again.
   *
   * @param openShops those that there are on that day
   */
  readonly anotherDay: (random: Random, openShops?: readonly ShopPlace[]) => readonly Trip[]
}

/** The concert of the evening, in minutes after midnight. */
export const concert = { from: 1170, to: 1305 } as const

/** Share of the residents of each side who carry a device, from 0 to 1. */
export const deviceShare: Readonly<Record<Side, number>> = { north: 0.3, south: 0.22 }

/**
 * Speeds in metres a minute, and minutes of waiting, walking to a stop or parking. A main street shortens a drive, as the costs
 * of the streets say, but not a walk.
 */
const travel = {
  walk: { speed: 80, extra: 0 },
  bus: { speed: 300, extra: 8 },
  car: { speed: 500, extra: 3 },
} as const satisfies Readonly<Record<Mode, object>>

/** How a minute, and a mode itself, weighs in the choice of a mode. */
const taste = {
  walk: { minute: -0.09, constant: 1.1 },
  bus: { minute: -0.07, constant: -0.5 },
  car: { minute: -0.07, constant: 0.6 },
} as const satisfies Readonly<Record<Mode, object>>

/** Exponent of travel time in the choice of a shop, by Huff's model. */
export const huffExponent = 2

/** Workplaces with their share of the jobs; the rest is anywhere. */
const workplaces = [
  ['hill', 0.24],
  ['yards', 0.17],
  ['campus', 0.12],
  ['works', 0.1],
  ['square', 0.05],
  ['station', 0.06],
] as const satisfies readonly (readonly [DestinationName, number])[]

const schools = ['schoolNorth', 'schoolSouth', 'schoolEast'] as const satisfies readonly DestinationName[]

/** Homes gather around a centre. Distances in sheet units. */
const homes = { centre: { x: 318, y: 212 }, spread: 95, elsewhere: 0.08, aside: 32 } as const

/** Shares of residents: by what they do in the day, and of those who go out in the evening. */
const shares = {
  work: 0.5,
  school: 0.17,
  car: 0.62,
  shopOnTheWay: 0.22,
  shopInTheDay: 0.6,
  event: 0.15,
  out: 0.12,
} as const

/**
 * Draws residents and their trips over one day.
 *
 * Sources: choice of a mode by multinomial logit, McFadden, Conditional Logit Analysis of Qualitative Choice Behavior, in:
 * Frontiers in Econometrics, 1974; choice of a shop by floor space over the square of the minutes to it, Huff, Defining and
 * Estimating a Trading Area, Journal of Marketing 28, 1964.
 */
export function drawTown(random: Random, roads: Roads, sites: Sites, count: number): Town {
  const ways = roads.nodes.map((_, node) => waysFrom(roads, node))
  const junctions = roads.nodes.flatMap((_, node) => (item(roads.links, node).length > 1 ? [node] : []))
  const nearCentre = junctions.map((node) => {
    const away = distance(item(roads.nodes, node), homes.centre) / homes.spread
    return homes.elsewhere + Math.exp(-(away ** 2) / 2)
  })

  /** Somewhere in the streets around a junction. */
  const around = (junction: number): Spot => {
    const { x, y } = item(roads.nodes, junction)
    const [aside, away] = [gaussian(random), gaussian(random)]
    const on = (value: number, size: number) => Math.max(2, Math.min(size - 2, value))
    return {
      x: on(x + (aside * homes.aside) / 2, sheet.width),
      y: on(y + (away * homes.aside) / 2, sheet.height),
      junction,
    }
  }

  const routes = new Map<string, { readonly line: Line; readonly cost: number; readonly length: number }>()
  const way = (from: number, to: number) => {
    const key = `${from} ${to}`
    const known = routes.get(key)
    if (known) return known
    const line = item(ways, from)
      .to(to)
      .map((node) => item(roads.nodes, node))
    const found = { line, cost: item(item(ways, from).cost, to), length: sum(partLengths(line)) }
    routes.set(key, found)
    return found
  }

  const minutes = (from: Spot, to: Spot, mode: Mode): number => {
    const { cost, length } = way(from.junction, to.junction)
    const [start, end] = [item(roads.nodes, from.junction), item(roads.nodes, to.junction)]
    const access = distance(from, start) + distance(to, end)
    const { speed, extra } = travel[mode]
    return extra + ((access + (mode === 'walk' ? length : cost)) * sheet.metresPerUnit) / speed
  }

  const workplace = (): Spot => {
    const rest = 1 - sum(workplaces.map(([, share]) => share))
    const chosen = workplaces[pick(random, [...workplaces.map(([, share]) => share), rest])]
    return chosen ? sites[chosen[0]] : around(item(junctions, pick(random, nearCentre)))
  }

  const roleOf = (): Person['role'] => {
    const role = pick(random, [shares.work, shares.school, 1 - shares.work - shares.school])
    if (role === 0) return { kind: 'work', place: workplace() }
    return { kind: role === 1 ? 'school' : 'other' }
  }

  const person = (): Person => {
    const home = around(item(junctions, pick(random, nearCentre)))
    const side: Side = isNorth(home) ? 'north' : 'south'
    const hasDevice = random() < deviceShare[side]
    const hasCar = random() < shares.car
    return { home, side, hasDevice, hasCar, role: roleOf() }
  }

  const tripsOf = tripsIn({ sites, minutes, route: (from, to) => [from, ...way(from.junction, to.junction).line, to] })
  const residents = Array.from({ length: count }, (_, who) => {
    const one = person()
    return { ...one, trips: tripsOf(random, who, one, builtShops) }
  })
  return {
    residents,
    trips: residents.flatMap(({ trips }) => trips),
    minutes,
    anotherDay: (other, openShops = builtShops) => residents.flatMap((one, who) => tripsOf(other, who, one, openShops)),
  }
}

interface Ways {
  readonly sites: Sites
  readonly minutes: Town['minutes']
  readonly route: (from: Spot, to: Spot) => Line
}

/** A function that draws the trips of one person over one day, on which some shops are open. */
function tripsIn({ sites, minutes, route }: Ways) {
  const schoolFor = (home: Spot): Spot =>
    schools
      .map((name) => sites[name])
      .reduce((near, other) => (distance(other, home) < distance(near, home) ? other : near))

  return (
    random: Random,
    who: number,
    { home, hasCar, role }: Person,
    openShops: readonly ShopPlace[],
  ): readonly Trip[] => {
    const trips: Trip[] = []
    const clock = (hour: number, spread: number) => hour * 60 + gaussian(random) * spread
    let at = home
    let free = 0

    const modeOf = (to: Spot, mayDrive: boolean): Mode => {
      const weights = modes.map((mode) => {
        if (mode === 'car' && !mayDrive) return 0
        return Math.exp(taste[mode].constant + taste[mode].minute * minutes(home, to, mode))
      })
      return item(modes, pick(random, weights))
    }

    const shopFor = (from: Spot): Spot => {
      const weights = openShops.map((name) => floors[name] / minutes(from, sites[name], 'car') ** huffExponent)
      return sites[item(openShops, pick(random, weights))]
    }

    /** Everyone of a crowd has a place of their own, so that a crowd has a width. */
    const inCrowd = (): Spot => ({
      x: sites.square.x + gaussian(random) * 8,
      y: sites.square.y + gaussian(random) * 6,
      junction: sites.square.junction,
    })

    /** Goes to a place at a time, or as soon as the resident is free. */
    const go = (to: Spot, purpose: Purpose, mode: Mode, wanted: number) => {
      const depart = Math.max(free, wanted)
      const arrive = depart + minutes(at, to, mode)
      trips.push({ who, from: at, to, depart, arrive, mode, purpose, route: route(at, to) })
      at = to
      free = arrive + 5
    }
    /** A stay away from home, there and back by one mode. */
    const outing = (to: Spot, purpose: Purpose, arrive: number, leave: number, onTheWayBack?: Spot) => {
      const mode = modeOf(to, hasCar && purpose !== 'school')
      go(to, purpose, mode, arrive - minutes(home, to, mode))
      if (onTheWayBack) {
        go(onTheWayBack, 'shop', mode, leave)
        go(home, 'home', mode, free + 10 + random() * 30)
      } else go(home, 'home', mode, leave)
    }

    if (role.kind === 'work') {
      const start = clock(8.3, 40)
      const shop = random() < shares.shopOnTheWay ? shopFor(role.place) : undefined
      outing(role.place, 'work', start, start + 480 + gaussian(random) * 35, shop)
    } else if (role.kind === 'school') {
      outing(schoolFor(home), 'school', clock(8.4, 7), clock(15.3, 12))
    } else if (random() < shares.shopInTheDay) {
      const start = clock(12.6, 110)
      outing(shopFor(home), 'shop', start, start + 15 + random() * 60)
    }
    const evening = random()
    if (evening < shares.event) outing(inCrowd(), 'event', clock(19.2, 16), concert.to - 18 * Math.log(1 - random()))
    else if (evening < shares.event + shares.out) outing(sites.quay, 'evening', clock(19.2, 35), clock(21.2, 40))
    return trips
  }
}
