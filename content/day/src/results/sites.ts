/*
 * The comparison of two shops of the simulated town: writes results/sites.json, for the tables of /data/sites. A change
 * takes effect with `npm run results -w content/day`.
 */

import { zoneName } from '#day/dataset/figure-tables/site-tables.ts'
import { plannedShop } from '#day/experiments/planned-shop.ts'
import { sitesBySize } from '#day/experiments/site-panels.ts'
import { leaderOf, rules, twoSites } from '#day/experiments/two-sites.ts'
import { rounded } from '#day/rounded.ts'

/** Values of the tables in the comparison of two sites. */
export function sitesCompared() {
  const { leads, visits, visitsByFloor, passers, truth, catchments, thresholds, modes, zones } = twoSites()
  const { lots } = plannedShop()
  const { sizes, samples, mostWeeks } = sitesBySize()
  return {
    leads: leads.map((lead) => ({ ...lead, leader: leaderOf(lead) ?? 'open' })),
    visits,
    visitsByFloor,
    passers,
    truth,
    catchments,
    thresholds: thresholds.map((one) => ({ ...one, isUsed: one.minutes === rules.visit })),
    modes,
    zones: zones.map((one) => ({
      zone: one.zone === undefined ? null : zoneName(one.zone),
      visits: one.visits,
      minutes: one.minutes,
    })),
    /** One shop on each of two empty lots. */
    lots,
    /** What panels of other sizes say of the two shops. */
    sizes: sizes.map(({ share, off, park, weeks }) => ({
      share: rounded(share, 2),
      off: rounded(off, 4),
      decided: park / samples,
      weeks,
    })),
    mostWeeks,
  }
}
