import { phone, rules, shops, twoSites } from '#day/experiments/two-sites.ts'
import { sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { prefixed } from '#day/numbers/prefixed.ts'
import { cardinal, decimal, whole } from '#day/numbers/printed.ts'

/** Floor space is quoted in tens of square metres. */
const tens = (value: number) => Math.round(value / 10) * 10

/** Numbers of the comparison of two sites. */
export function siteNumbers() {
  const { residents, devices, groups, zones, catchments, thresholds, visits, passers, lead, seen, exponent, ...found } =
    twoSites()
  const at = (minutes: number) => thresholds.findIndex((one) => one.minutes === minutes)
  const usual = item(thresholds, at(rules.visit))
  const everyone = item(thresholds, 0)
  const others = item(zones, -1)
  /** Greatest change of a count, as a share, between the least stay and the next shorter or longer one. */
  const change = Math.max(
    ...[-1, 1].flatMap((step) => {
      const other = item(thresholds, at(rules.visit) + step).visits
      return [other.a / usual.visits.a, other.b / usual.visits.b].map((ratio) => Math.abs(ratio - 1))
    }),
  )
  const within = item(catchments, 1)
  return prefixed('sites', {
    residents: whole(residents),
    devices: whole(devices),
    'devices.share': whole((devices / residents) * 100, '%'),
    T: whole(rules.visit, 'min'),
    'T.word': cardinal(rules.visit, 'min'),
    'T.step.word': cardinal(item(thresholds, at(rules.visit) + 1).minutes - rules.visit, 'min'),
    'T.change': whole(change * 100, '%'),
    error: whole(phone.error * sheet.metresPerUnit, 'm'),
    'zone.km': decimal((sheet.width * sheet.metresPerUnit) / (1000 * rules.zones.columns), 1, 'km'),
    front: whole(rules.front, 'm'),
    least: whole(rules.leastDevices),
    'least.word': cardinal(rules.leastDevices),
    groups: whole(groups.length),
    'groups.word': cardinal(groups.length),
    'a.floor': whole(shops.a.floor),
    'b.floor': whole(shops.b.floor),
    'a.visits': whole(visits.a.value),
    'b.visits': whole(visits.b.value),
    'a.passers': whole(passers.a.value),
    'b.passers': whole(passers.b.value),
    'a.near': whole(everyone.visits.a),
    'b.near': whole(everyone.visits.b),
    'a.within': whole(within.residents.a),
    'b.within': whole(within.residents.b),
    'both.within': whole(within.both),
    'within.minutes': whole(within.limit, 'min'),
    'within.minutes.word': cardinal(within.limit, 'min'),
    lead: whole(lead.value),
    'lead.least': whole(Math.abs(lead.least)),
    'lead.most': whole(lead.most),
    /** Devices with which the interval of a lead as large would just leave zero out: its width falls with their root. */
    'devices.enough': whole(tens(devices * ((lead.value - lead.least) / lead.value) ** 2)),
    'devices.enough.ratio': decimal(((lead.value - lead.least) / lead.value) ** 2, 1),
    exponent: decimal(exponent.value, 1),
    'exponent.least': decimal(exponent.least, 1),
    'exponent.most': decimal(exponent.most, 1),
    'even.floor': whole(tens(found.evenSize * shops.a.floor)),
    'even.share': whole((found.evenSize - 1) * 100, '%'),
    'even.visits': whole(found.even),
    missed: whole(usual.missed.a + usual.missed.b),
    false: whole(usual.false.a + usual.false.b),
    'seen.visits': whole(seen.a.visits + seen.b.visits),
    'seen.passers': whole(seen.a.passers + seen.b.passers),
    'zones.other': whole(found.zonesWithVisits - zones.length + 1),
    'zones.other.share': whole(((others.visits.a + others.visits.b) / (usual.visits.a + usual.visits.b)) * 100, '%'),
  })
}
