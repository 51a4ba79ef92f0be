/*
 * What the comparison of two shops, /data/sites, would be worth with the devices of one, two or three in a hundred residents, beside
 * those of the town: how far visits are off, and which shop is chosen after how many weeks, in many samples of the same residents.
 * Data of a table on that page. A change takes effect with `npm run results -w content/day`.
 */

import { deviceShare } from '#day/counts/draw-town.ts'
import { town, tripsOfDay } from '#day/counts/town.ts'
import { bySite, days, nearBoth, presencesOn, siteNames } from '#day/experiments/shop-presences.ts'
import {
  type Counted,
  decisions,
  estimateOf,
  isVisitor,
  leaderOf,
  otherPanels,
  rules,
  trials,
  twoSites,
  visitsForEach,
} from '#day/experiments/two-sites.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32, type Random } from '#day/random.ts'
import { usualError } from '#day/statistics.ts'
import { mean, shareWhere, sum } from '#day/sums.ts'

/** Seeds of the samples, and of the fixes near the shops after the first week. */
const seeds = { samples: 2613, fixes: 2619 } as const

/** Shares of residents that carry a device. The last is that of the town, as near as a sample comes to it. */
export const panelShares = () => [0.01, 0.02, 0.03, mean(town().residents.map(({ side }) => deviceShare[side]))]

/** Days for which the shops are counted at most, in whole weeks. */
const mostWeeks = 8

/** Share of the samples that have to choose the right shop. */
const sure = 0.95

/** Visits of all residents day by day, as their devices would tell them. */
const visitsByDay = once(() => {
  const random = mulberry32(seeds.fixes)
  const { visits } = decisions()
  return Array.from({ length: mostWeeks * days }, (_, day) => {
    if (day < days) return bySite((site): readonly Counted[] => visits[site].filter((one) => one.day === day))
    const next = presencesOn(random, day, nearBoth(tripsOfDay(day)), () => true)
    return bySite((site): readonly Counted[] => next[site].filter(isVisitor))
  })
})

/** The two shops with panels of one size: the error of their visits, what is decided, and after how many weeks nearly all decide. */
function sitesOf(random: Random, share: number) {
  const panels = otherPanels(random, share / item(panelShares(), -1))
  const { truth } = twoSites()
  /** A factor that both shops share changes neither who leads nor how surely. */
  const factors = panels.map(visitsForEach)
  const sums = panels.map(() => bySite(() => Array.from({ length: rules.groups }, () => 0)))
  const decided: { readonly park: number; readonly king: number }[] = []
  let off = Number.NaN
  for (const [day, visits] of visitsByDay().entries()) {
    for (const [index, { groupOf, weightOf }] of panels.entries())
      for (const site of siteNames) {
        const ofSite = item(sums, index)[site]
        for (const { who } of visits[site]) {
          const group = groupOf.get(who)
          if (group !== undefined) ofSite[group] = item(ofSite, group) + weightOf(who)
        }
      }
    const counted = day + 1
    if (counted % days !== 0) continue
    if (counted === days)
      off = usualError(
        sums.flatMap((one, index) =>
          siteNames.map((site) => (item(factors, index) * sum(one[site])) / days / truth[site].visits - 1),
        ),
      )
    const leaders = sums.map(({ king, park }) =>
      leaderOf(estimateOf(park.map((one, group) => (rules.groups * (one - item(king, group))) / counted))),
    )
    decided.push({
      park: shareWhere(leaders, (one) => one === 'park'),
      king: shareWhere(leaders, (one) => one === 'king'),
    })
    if (item(decided, -1).park >= sure) break
  }
  return {
    share,
    off,
    /** Samples that choose Park Road after the first week, and King Street after any. */
    park: Math.round(item(decided, 0).park * trials.count),
    king: Math.round(Math.max(...decided.map(({ king }) => king)) * trials.count),
    /** Null, if they do not decide within `mostWeeks`. */
    weeks: item(decided, -1).park >= sure ? decided.length : null,
  }
}

/** The comparison of two shops with panels of each size. */
export const sitesBySize = once(() => {
  const random = mulberry32(seeds.samples)
  return { samples: trials.count, sure, mostWeeks, sizes: panelShares().map((share) => sitesOf(random, share)) }
})
