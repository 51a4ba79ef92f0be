/*
 * Two empty lots of the simulated town, on Park Road and on Mill Road, and one shop that could be built on either. The same
 * residents, with the same devices, live seven other days in a town without it. From the visits of those days to the shops
 * that exist, its visits on each lot are forecast, and those that it takes from King Street. How far such a forecast may be
 * off is measured on the open shops, each left out in turn. On other days the shop stands on one lot or the other, and shows
 * how far the forecasts are off. Data of the report /data/sites and of the numbers sites.*. A change takes effect with
 * `npm run results -w content/day`.
 */

import type { Trip } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import {
  type ByShop,
  byShop,
  days,
  floorOf,
  type Presence,
  presencesAt,
  type ShopName,
  shopAt,
  shops,
  tripsNear,
} from '#day/experiments/shop-presences.ts'
import { driveTo, fitExponent, type Split, takenShare } from '#day/experiments/trade-area.ts'
import {
  byGroup,
  estimateOf,
  isVisitor,
  type Panel,
  rules,
  twoSites,
  zoneOf,
  zonesShown,
} from '#day/experiments/two-sites.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32, type Random } from '#day/random.ts'
import { rounded } from '#day/rounded.ts'
import { mean, sum } from '#day/sums.ts'

/**
 * Seeds: of the first day without the shop and of the first with it on Mill Road, the others being one higher each; and of the
 * fixes of the seven days without it.
 */
const seeds = { days: 8100, mill: 8200, fixes: 2612 } as const

const rivals = ['corner', 'north'] as const
export const open = ['king', ...rivals] as const
export const lots = ['park', 'mill'] as const
const everyShop = [...open, ...lots] as const

type Open = (typeof open)[number]
type ByLot<Value> = ByShop<(typeof lots)[number], Value>

/** What is known of one zone before the shop is there, or of all others together, whose visits are too few to publish each. */
export interface OpenZone extends Split<Open> {
  /** Its number from the north-west; undefined for the others together, which count in a forecast, but not in a fit. */
  readonly zone: number | undefined
  /** Estimated visits a day. */
  readonly visits: ByShop<Open, number>
  /** Visits of devices behind them, over all days. */
  readonly seen: ByShop<Open, number>
  /** Mean minutes by car from where those visits began. */
  readonly minutes: ByShop<(typeof everyShop)[number], number>
}

/** Visits a day: to King Street before, to the shop on each lot, and how many of these King Street loses. */
interface Forecast {
  readonly exponent: number
  readonly before: number
  readonly visits: ByLot<number>
  readonly taken: ByLot<number>
}

/** What one random group of devices says, if the model is fitted to its visits alone. */
export interface GroupForecast extends Forecast {
  readonly group: number
}

const isShown = ({ zone }: OpenZone): boolean => zone !== undefined
const toAll = ({ visits }: OpenZone): number => sum(open.map((shop) => visits[shop]))
const toOne =
  (shop: Open) =>
  ({ visits }: OpenZone): number =>
    visits[shop]
const ofZones = (zones: readonly OpenZone[], of: (zone: OpenZone) => number): number => rounded(sum(zones.map(of)), 2)

export function forecastFrom(zones: readonly OpenZone[]): Forecast {
  const exponent = fitExponent(zones.filter(isShown), 'king', rivals).value
  const taken = (planned: (typeof lots)[number], of: (zone: OpenZone) => number) =>
    ofZones(zones, (zone) => takenShare(zone.minutes, { open, planned, exponent }) * of(zone))
  return {
    exponent,
    before: ofZones(zones, toOne('king')),
    visits: byShop(lots, (lot) => taken(lot, toAll)),
    taken: byShop(lots, (lot) => taken(lot, toOne('king'))),
  }
}

/** An open shop, forecast as if it were not there. */
export interface Check {
  readonly shop: Open
  readonly exponent: number
  readonly forecast: number
  readonly counted: number
  /** How far the forecast is off the count, as a share of it. */
  readonly off: number
}

/** Leaves a shop out: the exponent is fitted to the split between the others, and gives the shop its share of all visits. */
export function leaveOut(shop: Open, zones: readonly OpenZone[]): Check {
  const others = open.filter((one) => one !== shop)
  const [first, second] = [item(others, 0), item(others, 1)]
  const exponent = fitExponent(zones.filter(isShown), first, [second]).value
  const forecast = ofZones(
    zones,
    (zone) => takenShare(zone.minutes, { open: others, planned: shop, exponent }) * toAll(zone),
  )
  const counted = ofZones(zones, toOne(shop))
  return { shop, exponent, forecast, counted, off: forecast / counted - 1 }
}

/**
 * Quantiles of Student's distribution that leave 2.5% above them, with a degree of freedom for each shop left out: their errors
 * are taken around zero, not around a mean of their own. For the open shops, and for as many as a chain may have.
 */
const studentOf = { open: 3.182, chain: { shops: 20, quantile: 2.086 } } as const

/**
 * How far a forecast may be off, as a share of it: a margin from the errors of the shops left out, which contain the error of the
 * sample. Student's quantile would make it a 95 percent interval if these errors were independent and alike, but they are shares
 * of one total, and the shops are not of one size. lot-panels.ts counts how often it contains the truth.
 *
 * @param offs how far the forecast of each is off, as a share of the count
 */
export const modelError = (offs: readonly number[], student: number = studentOf.open): number =>
  student * Math.sqrt(mean(offs.map((off) => off ** 2)))

/** A forecast, and how far it may be off to both sides. */
interface WithError {
  readonly value: number
  readonly error: number
}

/** A forecast for one lot, and the visits that pay its rent. */
interface Outlook extends WithError {
  readonly needed: number
}

/** Visits by which the low end of a forecast is above those that pay the rent; below zero, if the rent is not safe. */
export const spareOf = ({ value, error, needed: pay }: Outlook): number => value - error - pay

/** The lot to choose by a rule that is set before: the one with most to spare at its low end, if any has. */
export const chosenLot = (ofLots: ByLot<Outlook>): (typeof lots)[number] | undefined =>
  lots
    .filter((lot) => spareOf(ofLots[lot]) > 0)
    .toSorted((one, other) => spareOf(ofLots[other]) - spareOf(ofLots[one]))[0]

/**
 * By how much the first of two forecasts leads. The model's errors at two places are taken as independent, the cautious choice:
 * an error that both share would cancel.
 */
export const leadWithin = (first: number, second: number, error: number): WithError => ({
  value: rounded(first - second, 2),
  error: rounded(error * Math.hypot(first, second), 2),
})

/**
 * What a lot costs, an example: rent in dollars for each m² and year, what a visit leaves for it after goods and staff, and the
 * days of a year on which the shop is open.
 */
export const rents = { perArea: { park: 370, mill: 280 } satisfies ByLot<number>, perVisit: 6, openDays: 360 } as const

/** Visits a day that pay the rent of a lot. */
export const needed = (lot: (typeof lots)[number]): number =>
  (rents.perArea[lot] * floorOf(lot)) / (rents.perVisit * rents.openDays)

/** A visit to an open shop before the planned one is there. */
export interface OpenVisit extends Pick<Presence, 'who' | 'day' | 'from'> {
  readonly site: Open
  readonly zone: number
  /** Minutes by car from where it began to each shop, and to each lot. */
  readonly minutes: OpenZone['minutes']
}

/** Seven days of the town with some of its shops, from the day of a seed on. */
function daysWith(seed: number, names: readonly ShopName[]): (readonly Trip[])[] {
  const places = names.map((shop) => shops[shop].place)
  return Array.from({ length: days }, (_, day) => town().anotherDay(mulberry32(seed + day), places))
}

const tripsBefore = once(() => daysWith(seeds.days, open))

/**
 * The visits to the open shops on the days without the planned one, as devices tell them.
 *
 * @param isSeen of the number of a resident: whether it carries a device
 */
export function visitsBefore(random: Random, isSeen: (who: number) => boolean): OpenVisit[] {
  const drive = byShop(everyShop, driveTo)
  const carried = tripsBefore().map((trips) => trips.filter(({ who }) => isSeen(who)))
  return open.flatMap((site) =>
    carried
      .flatMap((trips, day) => presencesAt(random, site, day, tripsNear(site, trips)).filter(isVisitor))
      .map(({ who, day, from }) => ({
        who,
        day,
        from,
        site,
        zone: zoneOf(from),
        minutes: byShop(everyShop, (shop) => drive[shop](from)),
      })),
  )
}

const bySplit = (list: readonly OpenVisit[], of: (part: readonly OpenVisit[]) => number): ByShop<Open, number> =>
  byShop(open, (shop) => of(list.filter(({ site }) => site === shop)))

/** What the visits from one zone say, or those from all others together. */
export const zoneOfVisits = (
  zone: number | undefined,
  list: readonly OpenVisit[],
  { weightOf }: Pick<Panel, 'weightOf'>,
): OpenZone => ({
  zone,
  visits: bySplit(list, (part) => rounded(sum(part.map(({ who }) => weightOf(who))) / days, 2)),
  seen: bySplit(list, ({ length }) => length),
  minutes: byShop(everyShop, (shop) => rounded(mean(list.map(({ minutes }) => minutes[shop])), 2)),
})

/** The forecasts, and what came of them. */
export const plannedShop = once(() => {
  const { residents } = town()
  const { visitPanel: panel, truth } = twoSites()
  const all = visitsBefore(mulberry32(seeds.fixes), (who) => item(residents, who).hasDevice)
  const zoneWhere = (zone: number | undefined, isIn: (zone: number) => boolean) => {
    const list = all.filter((one) => isIn(one.zone))
    return { list, known: zoneOfVisits(zone, list, panel) }
  }
  const toKing = ({ site }: OpenVisit) => site === 'king'
  const shown = zonesShown([all.filter(toKing), all.filter((one) => !toKing(one))])
  const zones = [
    ...shown.map((zone) => zoneWhere(zone, (one) => one === zone)),
    zoneWhere(undefined, (one) => !shown.includes(one)),
  ]

  const groups = Array.from({ length: rules.groups }, (_, group): GroupForecast => {
    const ofGroup = zones.map(({ list, known }) => ({
      ...known,
      visits: bySplit(list, (part) => item(byGroup(panel, part, days), group)),
      seen: bySplit(list, (part) => part.filter(({ who }) => panel.groupOf.get(who) === group).length),
    }))
    return { group: group + 1, ...forecastFrom(ofGroup) }
  })
  const knownZones = zones.map(({ known }) => known)
  const found = forecastFrom(knownZones)
  const trulyTo = (shop: ShopName, ofDays: readonly (readonly Trip[])[]) =>
    rounded(mean(ofDays.map((trips) => trips.filter(({ to }) => to === shopAt(shop)).length)), 2)
  const trueBefore = trulyTo('king', tripsBefore())
  const withMill = daysWith(seeds.mill, [...open, 'mill'])
  const trulyTaken = { park: trueBefore - truth.king.visits, mill: trueBefore - trulyTo('king', withMill) }

  const checks = byShop(open, (shop) => leaveOut(shop, knownZones))
  const offs = open.map((shop) => checks[shop].off)
  const error = modelError(offs)
  const trueVisits = { park: truth.park.visits, mill: trulyTo('mill', withMill) }
  const ofLots = byShop(lots, (lot) => {
    // In whole visits, as they are printed, so that the difference of two is the one printed.
    const value = Math.round(found.visits[lot])
    const taken = Math.round(found.taken[lot])
    const outlook = { value, error: rounded(error * value, 2), needed: Math.round(needed(lot)) }
    return {
      ...outlook,
      spare: rounded(spareOf(outlook), 2),
      taken,
      /** How far the loss may be off: taken as the same share as for the visits. */
      takenError: rounded(error * taken, 2),
      /** The loss as a share of the visits that King Street had before. */
      takenShare: rounded(taken / found.before, 4),
      /** Visits that an owner of King Street wins. */
      net: leadWithin(value, taken, error),
      truth: trueVisits[lot],
      trulyTaken: rounded(trulyTaken[lot], 2),
    }
  })
  const { park, mill } = ofLots
  const lead = leadWithin(park.value, mill.value, error)
  return {
    zones: knownZones,
    groups,
    exponent: estimateOf(
      groups.map(({ exponent }) => exponent),
      found.exponent,
    ),
    /** Visits a day to King Street without the planned shop: counted, and true. */
    before: { counted: found.before, truth: trueBefore },
    checks,
    /** How far the forecast for a lot may be off, as a share of it. */
    error,
    lots: ofLots,
    /** By how much Park Road leads: with the model's error, and by the error of the sample alone. */
    lead: {
      ...lead,
      /** By how much Mill Road leads in visits above those needed, if both forecasts hold: dollars a year. */
      dollars: (mill.value - mill.needed - (park.value - park.needed)) * rents.perVisit * rents.openDays,
      truth: rounded(park.truth - mill.truth, 2),
      bySample: estimateOf(
        groups.map(({ visits }) => visits.park - visits.mill),
        lead.value,
      ),
    },
    /** The lot to choose, by the rule. */
    chosen: chosenLot(ofLots),
    /** How far a forecast may be off, as a share of it, if more shops could be left out, with errors as large as these. */
    ofChain: { shops: studentOf.chain.shops, error: modelError(offs, studentOf.chain.quantile) },
  }
})
