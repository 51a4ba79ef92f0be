/*
 * Calibrating the model of radio signals by a walk over the simulated plot with a tape measure, and what a wrong model does
 * to positions. The numbers survey.* and fixes.*. A change takes effect with `npm run results -w content/day`.
 */

import { distance, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import {
  anchors,
  locate,
  measure,
  pathLoss,
  plot,
  type Ranging,
  rangingOf,
  transmitter,
} from '#day/radio/trilateration.ts'
import { mulberry32 } from '#day/random.ts'
import { mean, median, sum } from '#day/sums.ts'

/** A walk over the plot of the radio example with a tape measure, and the plot's fix taken four hundred times. */
const survey = { seed: 24, places: 12, fixes: 400, wrongExponent: 3 } as const

/** The path-loss model by ordinary least squares of strength on ten times the logarithm of distance. */
function fitModel(readings: readonly { readonly metres: number; readonly dBm: number }[]) {
  const count = readings.length
  const xs = readings.map(({ metres }) => 10 * Math.log10(metres))
  const [x, y] = [mean(xs), mean(readings.map(({ dBm }) => dBm))]
  const spread = sum(xs.map((value) => (value - x) ** 2))
  const slope = sum(readings.map(({ dBm }, index) => (item(xs, index) - x) * (dBm - y))) / spread
  const atOneMetre = y - slope * x
  const squares = sum(readings.map(({ dBm }, index) => (dBm - atOneMetre - slope * item(xs, index)) ** 2))
  const sigma = Math.sqrt(squares / (count - 2))
  return {
    readings: count,
    exponent: -slope,
    /** Standard error of the exponent. */
    exponentError: sigma / Math.sqrt(spread),
    /** Standard deviation of the readings around the model, in dB. */
    sigma,
  }
}

/** Whether a region of a fix contains a point. */
function holds({ x, y, ellipse }: ReturnType<typeof locate>, point: Point): boolean {
  const angle = (ellipse.degrees * Math.PI) / 180
  const [dx, dy] = [point.x - x, point.y - y]
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  const across = dy * Math.cos(angle) - dx * Math.sin(angle)
  return (along / ellipse.major) ** 2 + (across / ellipse.minor) ** 2 <= 1
}

/** How good fixes are when they are taken many times. */
export type FixQuality = ReturnType<typeof qualityOf>

function qualityOf(samples: readonly (readonly Ranging[])[]) {
  const fixes = samples.map((rangings) => ({ rangings, fix: locate(rangings, { x: 180, y: 150 }) }))
  const away = fixes.map(({ fix }) => distance(fix, transmitter) / plot.unitsPerMetre).toSorted((a, b) => a - b)
  const misfits = fixes.map(({ rangings, fix }) =>
    Math.sqrt(mean(rangings.map(({ anchor, range, error }) => ((distance(fix, anchor) - range) / error) ** 2))),
  )
  return {
    /** Median and 95th percentile of the distance to the truth, in metres. */
    median: median(away),
    p95: item(away, Math.floor(away.length * 0.95)),
    /** Share of the 95 percent regions that contain the truth, from 0 to 1. */
    covered: fixes.filter(({ fix }) => holds(fix, transmitter)).length / fixes.length,
    /** Median of the root mean squared misfit of the ranges, in their own standard errors. */
    misfit: median(misfits),
    /** Median length of the long axis of the 95 percent regions, in metres. */
    axis: (2 * median(fixes.map(({ fix }) => fix.ellipse.major))) / plot.unitsPerMetre,
  }
}

/** The survey of the synthetic plot, and four hundred fixes under the right exponent and under a wrong one. */
export const calibration = once(() => {
  const random = mulberry32(survey.seed)
  const places = Array.from({ length: survey.places }, () => ({ x: random() * plot.width, y: random() * plot.height }))
  const model = fitModel(
    places.flatMap((place) =>
      measure(random, place, anchors, pathLoss.sigma).map(({ anchor, dBm }) => ({
        metres: distance(anchor, place) / plot.unitsPerMetre,
        dBm,
      })),
    ),
  )
  const samples = Array.from({ length: survey.fixes }, () => measure(random, transmitter, anchors, pathLoss.sigma))
  return {
    places: survey.places,
    fixes: survey.fixes,
    wrongExponent: survey.wrongExponent,
    model,
    right: qualityOf(samples),
    wrong: qualityOf(
      samples.map((sample) => sample.map(({ anchor, dBm }) => rangingOf(anchor, dBm, survey.wrongExponent))),
    ),
  }
})
