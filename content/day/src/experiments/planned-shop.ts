/*
 * The shop on Park Road of the simulated town as if it were not built yet. The same residents, with the same devices, live
 * seven other days in a town without it. From the visits of those days to the shops that exist, its own visits are forecast,
 * and those that it takes from King Street. The seven days of the comparison, on which it is open, then show how far the
 * forecast is off. Data of the report /data/sites and of the numbers sites.*. A change takes effect with
 * `npm run results -w content/day`.
 */

import { town } from '#day/counts/town.ts'
import { days, presencesAt, shopAt, shops, tripsNear } from '#day/experiments/shop-presences.ts'
import { driveTo, fitExponent, takenShare } from '#day/experiments/trade-area.ts'
import { byGroup, estimateOf, isVisitor, rules, twoSites, zoneOf, zonesShown } from '#day/experiments/two-sites.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { rounded } from '#day/rounded.ts'
import type { Estimate } from '#day/statistics.ts'
import { mean, sum } from '#day/sums.ts'

/** Seeds: of the first day without the shop, the others being one higher each, and of the fixes of all seven. */
const seeds = { days: 8100, fixes: 2612 } as const

const planned = 'park'
const rivals = ['corner', 'north'] as const
const open = ['king', ...rivals] as const
const everyShop = [...open, planned] as const

/** Visits of devices by the shop. Huff's model is fitted to how they divide between King Street and its rivals together. */
interface Visits {
  readonly king: number
  readonly rivals: number
}

/** What is known of one zone before the shop is there, or of all others together, whose visits are too few to publish each. */
export interface OpenZone {
  /** Its number from the north-west; undefined for the others together. */
  readonly zone: number | undefined
  /** Estimated visits a day. */
  readonly visits: Visits
  /** Visits of devices behind them, over all days. */
  readonly seen: Visits
  /** Mean minutes by car from where those visits began. */
  readonly minutes: Readonly<Record<(typeof everyShop)[number], number>>
}

/** Visits a day: to King Street before, to the planned shop, and how many of these King Street loses. */
interface Forecast {
  readonly exponent: number
  readonly before: number
  readonly park: number
  readonly taken: number
}

/** What one random group of devices says, if the model is fitted to its visits alone. */
export interface GroupForecast extends Forecast {
  readonly group: number
}

/** The last of the zones has no number: it counts in the forecast, but not in the fit. */
function forecastFrom(zones: readonly OpenZone[]): Forecast {
  const splits = zones.flatMap(({ zone, seen, minutes }) => (zone === undefined ? [] : [{ ...seen, minutes }]))
  const exponent = fitExponent(splits, rivals).value
  const shares = zones.map(({ minutes }) => takenShare(minutes, { open, planned, exponent }))
  const taken = (of: (visits: Visits) => number) =>
    rounded(sum(zones.map(({ visits }, index) => item(shares, index) * of(visits))), 2)
  return {
    exponent,
    before: rounded(sum(zones.map(({ visits }) => visits.king)), 2),
    park: taken(({ king, rivals: others }) => king + others),
    taken: taken(({ king }) => king),
  }
}

/** The forecast, and what came of it. */
export const plannedShop = once(() => {
  const { residents, anotherDay } = town()
  const { panel, visits: counted, truth } = twoSites()
  const random = mulberry32(seeds.fixes)
  const tripsBefore = Array.from({ length: days }, (_, day) =>
    anotherDay(mulberry32(seeds.days + day), shops[planned].place),
  )
  const carried = tripsBefore.map((trips) => trips.filter(({ who }) => item(residents, who).hasDevice))
  const visitors = open.flatMap((shop) =>
    carried.flatMap((trips, day) => presencesAt(random, shop, day, tripsNear(shop, trips)).filter(isVisitor)),
  )
  const drive = everyShop.map((shop) => [shop, driveTo(shop)] as const)
  const all = visitors.map((one) => ({
    ...one,
    zone: zoneOf(one.from),
    minutes: drive.map(([, minutesTo]) => minutesTo(one.from)),
  }))
  type Visit = (typeof all)[number]
  const toKing = ({ site }: Visit) => site === 'king'

  const split = (list: readonly Visit[], of: (part: readonly Visit[]) => number): Visits => ({
    king: of(list.filter(toKing)),
    rivals: of(list.filter((one) => !toKing(one))),
  })
  const aDay = (list: readonly { who: number }[]) => rounded(sum(list.map(({ who }) => panel.weightOf(who))) / days, 2)
  const zoneWhere = (zone: number | undefined, isIn: (zone: number) => boolean) => {
    const list = all.filter((one) => isIn(one.zone))
    const minutes = everyShop.map(
      (shop, index) => [shop, rounded(mean(list.map((one) => item(one.minutes, index))), 2)] as const,
    )
    const known: OpenZone = {
      zone,
      visits: split(list, aDay),
      seen: split(list, ({ length }) => length),
      minutes: Object.fromEntries(minutes) as OpenZone['minutes'],
    }
    return { list, known }
  }
  const shown = zonesShown([all.filter(toKing), all.filter((one) => !toKing(one))])
  const zones = [
    ...shown.map((zone) => zoneWhere(zone, (one) => one === zone)),
    zoneWhere(undefined, (one) => !shown.includes(one)),
  ]

  const groups = Array.from({ length: rules.groups }, (_, group): GroupForecast => {
    const ofGroup = zones.map(({ list, known }) => ({
      ...known,
      visits: split(list, (part) => item(byGroup(panel, part, days), group)),
      seen: split(list, (part) => part.filter(({ who }) => panel.groupOf.get(who) === group).length),
    }))
    return { group: group + 1, ...forecastFrom(ofGroup) }
  })
  const ofZones = zones.map(({ known }) => known)
  const found = forecastFrom(ofZones)
  const estimated = (of: (one: Forecast) => number): Estimate => estimateOf(groups.map(of), of(found))

  const trueBefore = rounded(
    mean(tripsBefore.map((trips) => trips.filter(({ to }) => to === shopAt('king')).length)),
    2,
  )
  const compared = (forecast: Estimate, count: number, trueCount: number) => ({
    forecast,
    counted: rounded(count, 2),
    truth: rounded(trueCount, 2),
    /** How far the forecast is off the truth, as a share of it. */
    off: rounded(forecast.value / trueCount - 1, 4),
    isContained: forecast.least <= trueCount && trueCount <= forecast.most,
  })
  return {
    zones: ofZones,
    groups,
    exponent: estimated(({ exponent }) => exponent),
    /** Visits a day to King Street without the planned shop: counted, and true. */
    before: { counted: found.before, truth: trueBefore },
    park: compared(
      estimated(({ park }) => park),
      counted.park.value,
      truth.park.visits,
    ),
    king: compared(
      estimated(({ before, taken }) => before - taken),
      counted.king.value,
      truth.king.visits,
    ),
    taken: compared(
      estimated(({ taken }) => taken),
      found.before - counted.king.value,
      trueBefore - truth.king.visits,
    ),
  }
})
