/*
 * Tables of the simulated day that /data publishes as CSV, behind the comparison of two shops on /data/sites. A change takes
 * effect with `npm run results -w content/day`.
 */

import { type ColumnOf, table } from '#day/dataset/table.ts'
import { open, plannedShop } from '#day/experiments/planned-shop.ts'
import { type BySite, siteNames } from '#day/experiments/shop-presences.ts'
import type { Zone } from '#day/experiments/trade-area.ts'
import { type Group, twoSites } from '#day/experiments/two-sites.ts'
import { rounded } from '#day/rounded.ts'

type Threshold = ReturnType<typeof twoSites>['thresholds'][number]
type Catchment = ReturnType<typeof twoSites>['catchments'][number]

/** Zones are numbered from 1, row by row from the north-west. The cells of a district, which have letters, are others. */
export const zoneName = (zone: number): string => String(zone + 1)

/** One column for each of two sites. */
const ofSites = <Item>(
  name: string,
  { type, unit, of }: Omit<ColumnOf<Item>, 'name' | 'of'> & { of: (item: Item) => BySite<number> },
): readonly ColumnOf<Item>[] =>
  siteNames.map((site) => ({ name: `${name}_${site}`, type, unit, of: (one) => of(one)[site] }))

/** Tables of two sites compared: visits, passers-by, zones and catchments. */
export const siteTables = {
  /** What each random group of devices says of the visits and passings of a day at two sites, after some days. */
  'site-groups': table(
    () => twoSites().groups,
    [
      { name: 'days', type: 'integer', unit: '1', of: ({ days }) => days },
      { name: 'group', type: 'integer', unit: 'none', of: ({ group }) => group },
      { name: 'devices', type: 'integer', unit: '1', of: ({ devices }) => devices },
      ...ofSites<Group>('visits', { type: 'number', unit: '1/d', of: ({ visits }) => visits }),
      ...ofSites<Group>('passers', { type: 'number', unit: '1/d', of: ({ passers }) => passers }),
    ],
  ),
  /** Zones from which visitors came to two sites. The last row has all zones with too few devices. */
  'site-zones': table(
    () => twoSites().zones,
    [
      { name: 'zone', type: 'text', unit: 'none', of: ({ zone }) => (zone === undefined ? 'other' : zoneName(zone)) },
      { name: 'trips', type: 'number', unit: '1/d', of: ({ trips }) => trips },
      ...ofSites<Zone>('visits', { type: 'number', unit: '1/d', of: ({ visits }) => visits }),
      ...ofSites<Zone>('seen', { type: 'integer', unit: '1', of: ({ seen }) => seen }),
      ...ofSites<Zone>('drive_min', { type: 'number', unit: 'min', of: ({ minutes }) => minutes }),
    ],
  ),
  /** Zones from which visitors came to the open shops, before a planned one. The last row has all zones with too few devices. */
  'site-forecast-zones': table(
    () => plannedShop().zones,
    [
      { name: 'zone', type: 'text', unit: 'none', of: ({ zone }) => (zone === undefined ? 'other' : zoneName(zone)) },
      { name: 'visits_king', type: 'number', unit: '1/d', of: ({ visits }) => visits.king },
      {
        name: 'visits_rivals',
        type: 'number',
        unit: '1/d',
        of: ({ visits }) => rounded(visits.corner + visits.north, 2),
      },
      { name: 'seen_king', type: 'integer', unit: '1', of: ({ seen }) => seen.king },
      { name: 'seen_rivals', type: 'integer', unit: '1', of: ({ seen }) => seen.corner + seen.north },
      { name: 'drive_min_king', type: 'number', unit: 'min', of: ({ minutes }) => minutes.king },
      { name: 'drive_min_corner', type: 'number', unit: 'min', of: ({ minutes }) => minutes.corner },
      { name: 'drive_min_north', type: 'number', unit: 'min', of: ({ minutes }) => minutes.north },
      { name: 'drive_min_park', type: 'number', unit: 'min', of: ({ minutes }) => minutes.park },
      { name: 'drive_min_mill', type: 'number', unit: 'min', of: ({ minutes }) => minutes.mill },
    ],
  ),
  /** What each random group of devices says of the visits to a planned shop, on either lot. */
  'site-forecast-groups': table(
    () => plannedShop().groups,
    [
      { name: 'group', type: 'integer', unit: 'none', of: ({ group }) => group },
      { name: 'exponent', type: 'number', unit: '1', of: ({ exponent }) => exponent },
      { name: 'visits_park', type: 'number', unit: '1/d', of: ({ visits }) => visits.park },
      { name: 'visits_mill', type: 'number', unit: '1/d', of: ({ visits }) => visits.mill },
    ],
  ),
  /** The open shops, each forecast as if it were not there, against the visits that were counted. */
  'site-forecast-checks': table(
    () => open.map((shop) => plannedShop().checks[shop]),
    [
      { name: 'shop', type: 'text', unit: 'none', of: ({ shop }) => shop },
      { name: 'exponent', type: 'number', unit: '1', of: ({ exponent }) => exponent },
      { name: 'forecast', type: 'number', unit: '1/d', of: ({ forecast }) => forecast },
      { name: 'counted', type: 'number', unit: '1/d', of: ({ counted }) => counted },
    ],
  ),
  /** Visits to two sites by the least minutes of a visit, with the mistakes against the truth. */
  'site-thresholds': table(
    () => twoSites().thresholds,
    [
      { name: 'least_min', type: 'integer', unit: 'min', of: ({ minutes }) => minutes },
      ...ofSites<Threshold>('visits', { type: 'number', unit: '1/d', of: ({ visits }) => visits }),
      ...ofSites<Threshold>('missed', { type: 'integer', unit: '1', of: ({ missed }) => missed }),
      ...ofSites<Threshold>('false', { type: 'integer', unit: '1', of: (one) => one.false }),
    ],
  ),
  /** Residents within some minutes of two sites by car. */
  'site-catchments': table(
    () => twoSites().catchments,
    [
      { name: 'drive_min', type: 'integer', unit: 'min', of: ({ limit }) => limit },
      ...ofSites<Catchment>('residents', { type: 'integer', unit: '1', of: ({ residents }) => residents }),
      { name: 'residents_both', type: 'integer', unit: '1', of: ({ both }) => both },
    ],
  ),
}
