/*
 * Who is near whom in the simulated town, as the devices of its sample tell it: of the people near the residents of one district,
 * the share from each other, and where two districts meet, with intervals. Data of the sample /data/contacts and of the numbers
 * mixing.panel.*. A change takes effect with `npm run results -w content/day`.
 */

import { districts, mixing, neighboursOf, settings, timeNear } from '#day/counts/mixing.ts'
import { type Panel, rules, twoSites } from '#day/experiments/two-sites.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { type Estimate, estimateWithin } from '#day/statistics.ts'
import { sum } from '#day/sums.ts'

type Near = ReturnType<typeof timeNear>

/** Weight of each device of a panel; none for one random group, if it is left out. */
const without =
  ({ groupOf, weightOf }: Panel, group?: number) =>
  (who: number): number => {
    const own = groupOf.get(who)
    return own === undefined || own === group ? 0 : weightOf(who)
  }

/**
 * A statistic of who is near whom, with its 95% interval: the same groups of devices as for the two sites, each left out in turn.
 *
 * Source: the jackknife with groups, Wolter, Introduction to Variance Estimation, Springer, 2007, chapter 4.
 */
function jackknife(all: Near, left: readonly Near[], of: (near: Near) => number): Estimate {
  const value = of(all)
  const spread = sum(left.map((near) => (of(near) - value) ** 2))
  return estimateWithin(value, rules.student * Math.sqrt(((left.length - 1) / left.length) * spread))
}

/** Of the people near a resident of one district, the share from another. */
const shareIn = (row: number, column: number) => (near: Near) =>
  item(item(near.hours, row), column) / sum(item(near.hours, row))

export const contactsPanel = once(() => {
  const { a, b } = mixing().hidden
  const { panel } = twoSites()
  const all = timeNear(without(panel))
  const left = Array.from({ length: rules.groups }, (_, group) => timeNear(without(panel, group)))
  const truth = timeNear(() => 1)
  const scored = (of: (near: Near) => number) => ({ ...jackknife(all, left, of), truth: of(truth) })
  const inPair = (near: Near) => item(item(near.hours, b), a)
  const lead = (first: number, second: number) => (near: Near) => shareIn(b, first)(near) - shareIn(b, second)(near)
  const shares = districts.map((row) => districts.map((column) => scored(shareIn(row, column))))
  const rivals = neighboursOf(b).filter(({ district }) => district !== a)
  return {
    /** For a resident of each district (row), the shares of all (columns). */
    shares,
    /** The others beside the second district of the hidden pair, in the order of the true shares. */
    ofHidden: neighboursOf(b).map(({ district, trips }) => ({ district, trips, ...item(item(shares, b), district) })),
    /** By how much the hidden district is ahead of each other. */
    leads: rivals.map(({ district }) => ({ district, ...scored(lead(a, district)) })),
    /** Where the two districts of the hidden pair are near each other. */
    settings: settings.map((setting) => ({
      setting,
      ...scored((near) => item(item(near.bySetting[setting], b), a) / inPair(near)),
    })),
  }
})
