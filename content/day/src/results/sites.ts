/*
 * The comparison of two shops of the simulated town: writes results/sites.json, for the tables of /data/sites. A change
 * takes effect with `npm run results -w content/day`.
 */

import { zoneName } from '#day/dataset/figure-tables/site-tables.ts'
import { leaderOf, rules, twoSites } from '#day/experiments/two-sites.ts'

/** Values of the tables in the comparison of two sites. */
export function sitesCompared() {
  const { leads, visits, visitsByFloor, passers, truth, catchments, thresholds, modes, zones } = twoSites()
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
  }
}
