/*
 * What the sample of counts, /data/counts, would be worth with the devices of one, two or three in a hundred residents, beside
 * those of the town: how far counts are off, what is published, and how many teams are sent, in many samples of the same
 * residents. Data of a table on that page. A change takes effect with `npm run results -w content/day`.
 */

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
import { panelShares } from '#day/experiments/site-panels.ts'
import { trials } from '#day/experiments/two-sites.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32, type Random } from '#day/random.ts'
import { medianAndRange, usualError } from '#day/statistics.ts'
import { mean } from '#day/sums.ts'

/** Seeds of the samples: for the counts, and for the counts with gates. */
const seeds = { counts: 2614, gates: 2615 } as const

/** The district's fullest cell with samples of one size: its error, its teams, and how many counts of the day are published. */
function countsOf(random: Random, share: number) {
  const { peak, counts } = districtCounts()
  const part = share / item(panelShares(), -1)
  const drawn = Array.from({ length: trials.count }, () => {
    const { sample, carries } = otherSample(random, part)
    return Array.from({ length: hoursOfDay }, (_, hour) => countsAt(hour, sample, carries)).flat()
  })
  const peaks = drawn.map((all) => item(all, counts.indexOf(peak)))
  return {
    share,
    off: usualError(peaks.map(({ truth, estimate }) => estimate.people / truth - 1)),
    teams: medianAndRange(peaks.map(({ estimate }) => teamsFor(published(estimate).most))),
    published: mean(drawn.map((all) => all.filter(({ withheld }) => withheld === undefined).length)),
  }
}

/** The sample counts with panels of each size. */
export const countsBySize = once(() => {
  const random = mulberry32(seeds.counts)
  const withGates = mulberry32(seeds.gates)
  return panelShares().map((share) => {
    const counts = countsOf(random, share)
    return { ...counts, gates: usualError(errorsWithGates(withGates, trials.count, share / carriedBy())) }
  })
})
