/*
 * Numbers that the sample report /data/sites quotes from the simulated town. Articles quote them as {{key}}, other texts by
 * n('key'); numbers.ts joins all, and `npm run results -w content/day` writes them to results/numbers.json.
 */

import { huffExponent } from '#day/counts/draw-town.ts'
import { lotsBySize } from '#day/experiments/lot-panels.ts'
import { lots, open, plannedShop, rents } from '#day/experiments/planned-shop.ts'
import { days, floorOf, front, phone, siteNames } from '#day/experiments/shop-presences.ts'
import { sitesBySize } from '#day/experiments/site-panels.ts'
import { decisions, leaderOf, rules, twoSites } from '#day/experiments/two-sites.ts'
import { sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, decimal, percent, whole } from '#day/numbers/printed.ts'

/** Floor space is quoted in tens of square metres. */
const tens = (value: number) => Math.round(value / 10) * 10

/** Numbers of the comparison of two sites. */
export function siteNumbers() {
  const { residents, devices, zones, catchments, thresholds, visits, passers, truth, leads, seen, exponent, ...found } =
    twoSites()
  const { samples, inside } = decisions()
  const bySize = sitesBySize()
  const planned = plannedShop()
  const bySizeOfLots = lotsBySize()
  const [two, three, all] = [item(bySizeOfLots, 0), item(bySizeOfLots, 1), item(bySizeOfLots, -1)]
  /** How far the forecasts for a lot are off: its visits, and those that King Street loses. */
  const errorsOf = (lot: (typeof lots)[number]) => {
    const { value, truth: visitsToLot, taken, trulyTaken } = planned.lots[lot]
    return [Math.abs(value / visitsToLot - 1), Math.abs(taken / trulyTaken - 1)]
  }
  /** How far a forecast is off, in percent, whatever its sign: that is in the words around it. */
  const share = (off: number) => percent(Math.abs(off) * 100, 1)
  const at = (minutes: number) => thresholds.findIndex((one) => one.minutes === minutes)
  const usual = item(thresholds, at(rules.visit))
  const everyone = item(thresholds, 0)
  const others = item(zones, -1)
  const [first, lead] = [item(leads, 0), item(leads, -1)]
  /** Greatest change of a count, as a share, between the least stay and the next shorter or longer one. */
  const change = Math.max(
    ...[-1, 1].flatMap((step) => {
      const other = item(thresholds, at(rules.visit) + step).visits
      return siteNames.map((site) => Math.abs(other[site] / usual.visits[site] - 1))
    }),
  )
  const within = item(catchments, 1)
  /** Share of the visits that come from zones with too few devices. */
  const ofOthers = (others.visits.king + others.visits.park) / (visits.king.value + visits.park.value)
  return prefixed('sites', {
    residents: whole(residents),
    devices: whole(devices),
    'devices.share': whole((devices / residents) * 100, '%'),
    days: whole(days, 'd'),
    'days.word': cardinal(days, 'd'),
    /** The fewest days after which a shop leads. */
    'days.enough.word': cardinal(
      item(
        leads.filter((one) => leaderOf(one) !== undefined),
        0,
      ).days,
      'd',
    ),
    T: whole(rules.visit, 'min'),
    'T.word': cardinal(rules.visit, 'min'),
    'T.step.word': cardinal(item(thresholds, at(rules.visit) + 1).minutes - rules.visit, 'min'),
    'T.change.share': whole(change * 100, '%'),
    error: whole(phone.error * sheet.metresPerUnit, 'm'),
    'zone.km': decimal((sheet.width * sheet.metresPerUnit) / (1000 * rules.zones.columns), 1, 'km'),
    zones: whole(rules.zones.columns * rules.zones.rows),
    front: whole(front, 'm'),
    least: whole(rules.leastDevices),
    'least.word': cardinal(rules.leastDevices),
    groups: whole(rules.groups),
    'groups.word': cardinal(rules.groups),
    'group.devices': whole(devices / rules.groups),
    'king.floor': whole(floorOf('king')),
    'park.floor': whole(floorOf('park')),
    'king.visits': whole(visits.king.value),
    'park.visits': whole(visits.park.value),
    'king.visits.byFloor': whole(found.visitsByFloor.king.value),
    'park.visits.byFloor': whole(found.visitsByFloor.park.value),
    'king.passers': whole(passers.king.value),
    'park.passers': whole(passers.park.value),
    'king.near': whole(everyone.visits.king),
    'park.near': whole(everyone.visits.park),
    'king.within': whole(within.residents.king),
    'park.within': whole(within.residents.park),
    'both.within': whole(within.both),
    'within.minutes': whole(within.limit, 'min'),
    'within.minutes.word': cardinal(within.limit, 'min'),
    lead: whole(lead.value),
    'lead.least': whole(lead.least),
    'lead.most': whole(lead.most),
    'lead.truth': whole(truth.park.visits - truth.king.visits),
    'first.least': whole(-first.least),
    'first.most': whole(first.most),
    trials: whole(samples),
    /** Percent by which counts of visits are raised, and of the intervals of other samples that contain the truth. */
    'raised.share': whole(found.raised * 100, '%'),
    'inside.king.share': whole(inside.king * 100, '%'),
    'inside.park.share': whole(inside.park * 100, '%'),
    'inside.lead.share': whole(inside.lead * 100, '%'),
    /** The same for the margins of forecasts, and how large these margins are: the median. */
    'lots.park.inside.share': whole(all.inside.park * 100, '%'),
    'lots.mill.inside.share': whole(all.inside.mill * 100, '%'),
    'lots.margin.share': whole(all.margin.median * 100, '%'),
    'town.exponent': whole(huffExponent),
    /** Panels of one, two and three in a hundred residents: weeks until nearly all of them decide. */
    'sizes.sure': whole(bySize.sure * 100),
    'sizes.two.weeks.word': cardinal(item(bySize.sizes, 1).weeks ?? Number.NaN, 'week'),
    'sizes.most.weeks.word': cardinal(bySize.mostWeeks, 'week'),
    'planned.exponent': decimal(planned.exponent.value, 1),
    'planned.exponent.least': decimal(planned.exponent.least, 1),
    'planned.exponent.most': decimal(planned.exponent.most, 1),
    'left.king.off': share(planned.checks.king.off),
    'left.corner.off': share(planned.checks.corner.off),
    'left.north.off': share(planned.checks.north.off),
    'lots.error': percent(planned.error * 100),
    /** The largest error with which lot B still pays its rent at its low end; floor space beside the largest shop left out. */
    'lots.mill.bears': percent(Math.floor((1 - planned.lots.mill.needed / planned.lots.mill.value) * 100)),
    'lots.larger': decimal(floorOf('park') / Math.max(...open.map(floorOf)), 1),
    'lots.park.off': share(planned.lots.park.value / visits.park.value - 1),
    'lots.mill.taken': whole(planned.lots.mill.taken),
    'lots.park.taken.error': whole(planned.lots.park.takenError),
    'lots.mill.taken.error': whole(planned.lots.mill.takenError),
    'lots.park.taken.share': percent(planned.lots.park.takenShare * 100),
    'lots.mill.taken.share': percent(planned.lots.mill.takenShare * 100),
    /** Rent of a lot by m² and year, what a visit leaves for it, and the visits a day that pay it: an example. */
    'rent.park': whole(rents.perArea.park),
    'rent.mill': whole(rents.perArea.mill),
    'rent.visit': whole(rents.perVisit),
    'rent.days': whole(rents.openDays, 'd'),
    'lots.park.needed': whole(planned.lots.park.needed),
    'lots.mill.needed': whole(planned.lots.mill.needed),
    'lots.park.least': whole(planned.lots.park.value - planned.lots.park.error),
    'lots.mill.least': whole(planned.lots.mill.value - planned.lots.mill.error),
    /** By how many visits the low end of lot A misses its rent, and that of lot B exceeds it. */
    'lots.park.short': whole(-planned.lots.park.spare),
    'lots.mill.spare': whole(planned.lots.mill.spare),
    'lots.park.visits': whole(planned.lots.park.value),
    'lots.mill.visits': whole(planned.lots.mill.value),
    'lots.park.error': whole(planned.lots.park.error),
    'lots.mill.error': whole(planned.lots.mill.error),
    'lots.park.truth': whole(planned.lots.park.truth),
    'lots.mill.truth': whole(planned.lots.mill.truth),
    'lots.park.lost': whole(planned.lots.park.trulyTaken),
    'lots.mill.lost': whole(planned.lots.mill.trulyTaken),
    /** None of the four forecasts is off by more. */
    'lots.off': whole(Math.ceil(Math.max(...lots.flatMap(errorsOf)) * 100), '%'),
    'lots.lead': whole(planned.lead.value),
    'lots.lead.error': whole(planned.lead.error),
    /** Dollars a year that lot B leaves above the rent, beside lot A, if both forecasts hold. */
    'lots.dollars': whole(Math.round(planned.lead.dollars / 1000) * 1000),
    /** Upper end of the visits that an owner of King Street would win. */
    'lots.park.net.most': whole(planned.lots.park.net.value + planned.lots.park.net.error),
    'lots.mill.net.most': whole(planned.lots.mill.net.value + planned.lots.mill.net.error),
    'king.before': whole(planned.before.counted),
    'lots.park.taken': whole(planned.lots.park.taken),
    'chain.shops': whole(planned.ofChain.shops),
    'chain.error': percent(planned.ofChain.error * 100),
    /** Forecasts for lots with the devices of two and three in a hundred residents, and as many as the town has. */
    'lots.two.off': percent(two.off * 100),
    'lots.three.off': percent(three.off * 100),
    'lots.all.off': percent(all.off * 100),
    'lots.two.pays': percent(two.millPays * 100),
    'lots.three.pays': percent(three.millPays * 100),
    'lots.all.pays': percent(all.millPays * 100),
    'lots.two.first': percent(two.millFirst * 100),
    exponent: decimal(exponent.value, 1),
    'exponent.least': decimal(exponent.least, 1),
    'exponent.most': decimal(exponent.most, 1),
    'even.floor': whole(tens(found.evenSize * floorOf('king'))),
    'even.share': whole((found.evenSize - 1) * 100, '%'),
    'even.visits': whole(found.even),
    missed: whole(usual.missed.king + usual.missed.park),
    false: whole(usual.false.king + usual.false.park),
    'seen.visits': whole(seen.king.visits + seen.park.visits),
    'seen.passers': whole(seen.king.passers + seen.park.passers),
    'zones.shown.word': cardinal(zones.length - 1),
    'zones.other': whole(found.zonesWithVisits - zones.length + 1),
    'zones.shown.share': whole(100 - Math.round(ofOthers * 100), '%'),
  })
}
