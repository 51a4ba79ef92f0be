import { shareOf } from '#content/day/counts/interval.ts'
import { distance, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { mulberry32 } from '#content/day/random.ts'
import { median } from '#content/day/track/filter.ts'
import { anchors, locate, measure, pathLoss, plot, type Ranging, transmitter } from './trilateration.ts'

/** A walk over the plot of the radio example with a tape measure, and the plot's fix taken four hundred times. */
const survey = { seed: 24, places: 12, fixes: 400, wrongExponent: 3 } as const

/** The path-loss model as readings at known distances give it, with the standard error of its exponent. */
export interface FittedModel {
  readonly readings: number
  readonly atOneMetre: number
  readonly exponent: number
  readonly exponentError: number
  /** Standard deviation of the readings around the model, in dB. */
  readonly sigma: number
}

/** Ordinary least squares of strength on ten times the logarithm of distance. */
function fitModel(readings: readonly { readonly metres: number; readonly dBm: number }[]): FittedModel {
  const count = readings.length
  const xs = readings.map(({ metres }) => 10 * Math.log10(metres))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count
  const [x, y] = [mean(xs), mean(readings.map(({ dBm }) => dBm))]
  const spread = xs.reduce((sum, value) => sum + (value - x) ** 2, 0)
  const slope = readings.reduce((sum, { dBm }, index) => sum + (item(xs, index) - x) * (dBm - y), 0) / spread
  const atOneMetre = y - slope * x
  const squares = readings.reduce((sum, { dBm }, index) => sum + (dBm - atOneMetre - slope * item(xs, index)) ** 2, 0)
  const sigma = Math.sqrt(squares / (count - 2))
  return { readings: count, atOneMetre, exponent: -slope, exponentError: sigma / Math.sqrt(spread), sigma }
}

/** How good fixes are when they are taken many times. */
export interface FixQuality {
  /** Median and 95th percentile of the distance to the truth, in metres. */
  readonly median: number
  readonly p95: number
  /** Share of the 95 percent regions that hold the truth, from 0 to 1. */
  readonly covered: number
  /** Median of the root mean squared misfit of the ranges, in their own standard errors. */
  readonly misfit: number
  /** Median length of the long axis of the 95 percent regions, in metres. */
  readonly axis: number
}

/** Whether a region of a fix holds a point. */
function holds({ x, y, ellipse }: ReturnType<typeof locate>, point: Point): boolean {
  const angle = (ellipse.degrees * Math.PI) / 180
  const [dx, dy] = [point.x - x, point.y - y]
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  const across = dy * Math.cos(angle) - dx * Math.sin(angle)
  return (along / ellipse.major) ** 2 + (across / ellipse.minor) ** 2 <= 1
}

/** Ranges from the same strengths under another exponent. */
const believing = (rangings: readonly Ranging[], exponent: number): Ranging[] =>
  rangings.map(({ anchor, dBm }) => {
    const range = 10 ** ((pathLoss.atOneMetre - dBm) / (10 * exponent)) * plot.unitsPerMetre
    return { anchor, dBm, range, error: ((range * Math.LN10) / (10 * exponent)) * pathLoss.sigma }
  })

function qualityOf(samples: readonly (readonly Ranging[])[]): FixQuality {
  const fixes = samples.map((rangings) => ({ rangings, fix: locate(rangings, { x: 180, y: 150 }) }))
  const away = fixes.map(({ fix }) => distance(fix, transmitter) / plot.unitsPerMetre).toSorted((a, b) => a - b)
  const misfits = fixes.map(({ rangings, fix }) =>
    Math.sqrt(
      rangings.reduce((sum, { anchor, range, error }) => sum + ((distance(fix, anchor) - range) / error) ** 2, 0) /
        rangings.length,
    ),
  )
  return {
    median: median(away),
    p95: item(away, Math.floor(away.length * 0.95)),
    covered: shareOf(fixes.filter(({ fix }) => holds(fix, transmitter)).length, fixes.length).share,
    misfit: median(misfits),
    axis: (2 * median(fixes.map(({ fix }) => fix.ellipse.major))) / plot.unitsPerMetre,
  }
}

function compute() {
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
    wrong: qualityOf(samples.map((rangings) => believing(rangings, survey.wrongExponent))),
  }
}

let computed: ReturnType<typeof compute> | undefined

/** The survey of the synthetic plot, and four hundred fixes under the right exponent and under a wrong one. */
export function calibration(): Readonly<ReturnType<typeof compute>> {
  computed ??= compute()
  return computed
}
