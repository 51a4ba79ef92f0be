/*
 * What the forecasts for two empty lots would be worth with the devices of two or three in a hundred residents, beside as many as
 * the town has: how far they are off, and how often the chosen lot pays its rent at its low end. Numbers of the report
 * /data/sites. A change takes effect with `npm run results -w content/day`.
 */

import { deviceShare } from '#day/counts/draw-town.ts'
import { town } from '#day/counts/town.ts'
import {
  forecastFrom,
  leaveOut,
  lots,
  modelError,
  needed,
  open,
  plannedShop,
  spareOf,
  visitsBefore,
  zoneOfVisits,
} from '#day/experiments/planned-shop.ts'
import { byShop } from '#day/experiments/shop-presences.ts'
import { forVisits, otherPanels, type Panel } from '#day/experiments/two-sites.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { medianAndRange, usualError } from '#day/statistics.ts'
import { mean, shareWhere } from '#day/sums.ts'

/** Seeds: of the fixes of all residents, and of the samples. */
const seeds = { fixes: 2616, samples: 2617 } as const

/** Shares of residents that carry a device. */
const shares = [0.02, 0.03] as const

/** The forecasts that one sample gives. Nothing of a zone is published, so the exponent is fitted to all of them. */
function forecastBy({ groupOf, weightOf }: Panel, visits: ReturnType<typeof visitsBefore>) {
  const seen = Map.groupBy(
    visits.filter(({ who }) => groupOf.has(who)),
    ({ zone }) => zone,
  )
  const zones = [...seen].map(([zone, list]) => zoneOfVisits(zone, list, { weightOf }))
  const error = modelError(open.map((shop) => leaveOut(shop, zones).off))
  const { visits: value } = forecastFrom(zones)
  return byShop(lots, (lot) => ({ value: value[lot], error: error * value[lot], needed: needed(lot) }))
}

/** Samples of each size: 95 in 100 forecasts are off by at most so much, and so many show that lot B pays, or leads. */
export const lotsBySize = once(() => {
  const random = mulberry32(seeds.samples)
  const visits = visitsBefore(mulberry32(seeds.fixes), () => true)
  const { lots: ofLots } = plannedShop()
  const all = mean(town().residents.map(({ side }) => deviceShare[side]))
  return [...shares, all].map((share) => {
    const samples = otherPanels(random, share / all).map((panel) => forecastBy(forVisits(panel), visits))
    const offs = samples.flatMap((one) => lots.map((lot) => one[lot].value / ofLots[lot].truth - 1))
    return {
      share,
      off: usualError(offs),
      /** Samples whose margin around a forecast contains what then happens. */
      inside: byShop(lots, (lot) =>
        shareWhere(samples, (one) => Math.abs(one[lot].value - ofLots[lot].truth) <= one[lot].error),
      ),
      /** Margins as shares of a forecast: the median, and the limits of the middle 90 percent. */
      margin: medianAndRange(samples.map(({ park }) => park.error / park.value)),
      millPays: shareWhere(samples, ({ mill }) => spareOf(mill) > 0),
      millFirst: shareWhere(samples, ({ park, mill }) => spareOf(mill) > spareOf(park)),
    }
  })
})
