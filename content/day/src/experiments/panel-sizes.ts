/*
 * What the two samples of counts, /data/counts and /data/sites, would be worth with the devices of one, two or three in a
 * hundred residents, beside those of the town: how far counts are off, what is published, and what is decided, in many samples
 * of the same residents. Data of a table on each page. A change takes effect with `npm run results -w content/day`.
 */

import { deviceShare } from '#day/counts/draw-town.ts'
import { town, tripsOfDay } from '#day/counts/town.ts'
import {
  countsAt,
  districtCounts,
  hoursOfDay,
  otherSample,
  published,
  teamsFor,
} from '#day/experiments/district-counts.ts'
import { errorsWithGates } from '#day/experiments/event-crowd.ts'
import { carriedBy } from '#day/experiments/event-panels.ts'
import { bySite, days, nearBoth, presencesOn, siteNames } from '#day/experiments/shop-presences.ts'
import {
  type Counted,
  decisions,
  estimateOf,
  isVisitor,
  leaderOf,
  otherPanels,
  rules,
  twoSites,
} from '#day/experiments/two-sites.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32, type Random } from '#day/random.ts'
import { middle, quantile } from '#day/statistics.ts'
import { mean, shareWhere, sum } from '#day/sums.ts'

/** Seeds of the samples: for the counts, for the counts with gates, and for the two shops. */
const seeds = { counts: 2614, gates: 2615, sites: 2613 } as const

/** Samples of each size. */
const samples = 200

/** Shares of residents that carry a device. The last is that of the town, as near as a sample comes to it. */
const shares = () => [0.01, 0.02, 0.03, mean(town().residents.map(({ side }) => deviceShare[side]))]

/** What 95 in 100 of some errors do not exceed, whatever their sign. */
const usualError = (errors: readonly number[]): number =>
  quantile(
    errors.map(Math.abs).toSorted((a, b) => a - b),
    0.95,
  )

/** The district's fullest cell with samples of one size: its error, its teams, and how many counts of the day are published. */
function countsOf(random: Random, share: number) {
  const { peak, counts } = districtCounts()
  const part = share / item(shares(), -1)
  const days = Array.from({ length: samples }, () => {
    const { sample, carries } = otherSample(random, part)
    return Array.from({ length: hoursOfDay }, (_, hour) => countsAt(hour, sample, carries)).flat()
  })
  const peaks = days.map((all) => item(all, counts.indexOf(peak)))
  return {
    share,
    off: usualError(peaks.map(({ truth, estimate }) => estimate.people / truth - 1)),
    teams: middle(peaks.map(({ estimate }) => teamsFor(published(estimate).most))),
    published: mean(days.map((all) => all.filter(({ withheld }) => withheld === undefined).length)),
  }
}

/** The sample counts with panels of each size. */
export const countsBySize = once(() => {
  const random = mulberry32(seeds.counts)
  const withGates = mulberry32(seeds.gates)
  return shares().map((share) => {
    const counts = countsOf(random, share)
    return { ...counts, gates: usualError(errorsWithGates(withGates, samples, share / carriedBy())) }
  })
})

/** Days for which the shops are counted at most, in whole weeks. */
const mostWeeks = 8

/** Share of the samples that have to choose the right shop. */
const sure = 0.95

/** Visits of all residents day by day, as their devices would tell them. */
const visitsByDay = once(() => {
  const random = mulberry32(seeds.sites)
  const { visits } = decisions()
  return Array.from({ length: mostWeeks * days }, (_, day) => {
    if (day < days) return bySite((site): readonly Counted[] => visits[site].filter((one) => one.day === day))
    const next = presencesOn(random, day, nearBoth(tripsOfDay(day)), () => true)
    return bySite((site): readonly Counted[] => next[site].filter(isVisitor))
  })
})

/** The two shops with panels of one size: the error of their visits, what is decided, and after how many weeks nearly all decide. */
function sitesOf(random: Random, share: number) {
  const panels = otherPanels(random, share / item(shares(), -1))
  const { truth } = twoSites()
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
      off = usualError(sums.flatMap((one) => siteNames.map((site) => sum(one[site]) / days / truth[site].visits - 1)))
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
    park: Math.round(item(decided, 0).park * samples),
    king: Math.round(Math.max(...decided.map(({ king }) => king)) * samples),
    /** Null, if they do not decide within `mostWeeks`. */
    weeks: item(decided, -1).park >= sure ? decided.length : null,
  }
}

/** The comparison of two shops with panels of each size. */
export const sitesBySize = once(() => {
  const random = mulberry32(seeds.sites)
  return { samples, sure, mostWeeks, sizes: shares().map((share) => sitesOf(random, share)) }
})
