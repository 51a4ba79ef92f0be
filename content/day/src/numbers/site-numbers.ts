/*
 * Numbers that the sample report /data/sites quotes from the simulated town. Articles quote them as {{key}}, other texts by
 * n('key'); numbers.ts joins all, and `npm run results -w content/day` writes them to results/numbers.json.
 */

import { lots, plannedShop } from '#day/experiments/planned-shop.ts'
import { days, floorOf, front, phone, siteNames } from '#day/experiments/shop-presences.ts'
import { decisions, leaderOf, rules, smallerPanel, twoSites } from '#day/experiments/two-sites.ts'
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
  const { samples, afterOne, afterAll } = decisions()
  const smaller = smallerPanel()
  const planned = plannedShop()
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
    'first.lead': whole(first.value),
    'first.least': whole(-first.least),
    'first.most': whole(first.most),
    trials: whole(samples),
    'trials.first.open': whole(afterOne.open),
    'trials.park': whole(afterAll.park),
    'smaller.share': whole(smaller.share * 100, '%'),
    'smaller.devices': whole(smaller.devices),
    'smaller.park': whole(smaller.afterAll.park),
    'smaller.open': whole(smaller.afterAll.open),
    'smaller.days': whole(smaller.enoughDays.days, 'd'),
    'smaller.more.share': whole(smaller.enoughDevices.share * 100, '%'),
    'smaller.sure': whole(smaller.sure * 100),
    'planned.exponent': decimal(planned.exponent.value, 1),
    'planned.exponent.least': decimal(planned.exponent.least, 1),
    'planned.exponent.most': decimal(planned.exponent.most, 1),
    'taken.truth': whole(planned.taken.truth),
    'taken.off': share(planned.taken.off),
    'left.king.off': share(planned.checks.king.off),
    'left.corner.off': share(planned.checks.corner.off),
    'left.north.off': share(planned.checks.north.off),
    'lots.error': percent(planned.error * 100),
    'lots.off': share(Math.max(...lots.map((lot) => Math.abs(planned.lots[lot].value / planned.lots[lot].truth - 1)))),
    'lots.lead': whole(planned.lead.value),
    'lots.lead.error': whole(planned.lead.error),
    /** Visits that an owner of both shops would win. */
    'lots.park.net': whole(planned.lots.park.value - planned.lots.park.taken),
    'lots.mill.net': whole(planned.lots.mill.value - planned.lots.mill.taken),
    'lots.lead.least': whole(planned.lead.bySample.least),
    'lots.lead.most': whole(planned.lead.bySample.most),
    'chain.shops': whole(planned.ofChain.shops),
    'chain.error': whole(planned.ofChain.error),
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
    'zones.other': whole(found.zonesWithVisits - zones.length + 1),
    'zones.other.share': whole(
      ((others.visits.king + others.visits.park) / (usual.visits.king + usual.visits.park)) * 100,
      '%',
    ),
  })
}
