import { item } from '#content/day/item.ts'
import { gaussian, mulberry32, type Random } from '#content/day/random.ts'
import { mean, median, sum } from '#content/day/sums.ts'
import { once } from '#content/once.ts'

/** Quantile of the standard normal distribution that leaves 2.5 percent on each side. */
const normalQuantile = 1.96

/** A share of trials, with the limits of its 95 percent interval; all from 0 to 1. */
export interface Share {
  readonly share: number
  readonly least: number
  readonly most: number
}

/**
 * The share of successes, and an interval for the rate behind it that never leaves 0 to 1 and has a width even where
 * every trial, or none, succeeded. It takes trials as independent.
 *
 * Source: Wilson, Probable Inference, the Law of Succession, and Statistical Inference, J. Amer. Statist. Assoc. 22, 1927.
 *
 * @throws {RangeError} without a trial, or for more successes than trials
 */
export function shareOf(successes: number, trials: number): Share {
  if (!(trials > 0 && successes >= 0 && successes <= trials))
    throw new RangeError(
      `${successes} successes in ${trials} trials: expected at least one trial and no more successes.`,
    )
  const share = successes / trials
  const z = normalQuantile ** 2 / trials
  const middle = (share + z / 2) / (1 + z)
  const half = (normalQuantile / (1 + z)) * Math.sqrt((share * (1 - share)) / trials + z / (4 * trials))
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) }
}

const samples = { seed: 1979, count: 2000 } as const

/**
 * The 95 percent interval of a statistic by the percentiles of the bootstrap: cases are drawn again with replacement, as
 * many as there are, and taken as independent.
 *
 * Source: Efron, Bootstrap Methods: Another Look at the Jackknife, Annals of Statistics 7, 1979.
 *
 * @param cases at least one
 */
export function resampledInterval<Case>(
  cases: readonly Case[],
  statistic: (sample: readonly Case[]) => number,
): { readonly least: number; readonly most: number } {
  const random = mulberry32(samples.seed)
  const draw = () => cases.map(() => item(cases, Math.floor(random() * cases.length)))
  const values = Array.from({ length: samples.count }, () => statistic(draw())).toSorted((a, b) => a - b)
  const at = (share: number) => item(values, Math.round(share * (values.length - 1)))
  return { least: at(0.025), most: at(0.975) }
}

/** What is usual at one time of day: the middle of the past, and how far from it the past strays. */
export interface Usual {
  readonly median: number
  /** A robust standard deviation. */
  readonly spread: number
}

/** A deviation of more than so many spreads is called unusual. */
export const bandWidth = 3.5

/** Factor from the median absolute deviation of normal data to their standard deviation. */
const normal = 1.4826

/**
 * The usual count of one time of day from the same time on other days. Median and median absolute deviation, so that
 * one strange day in the past does not hide the next; never narrower than Poisson's law allows a count to be.
 *
 * Source: Hampel, The Influence Curve and its Role in Robust Estimation, J. Amer. Statist. Assoc. 69, 1974; the
 * threshold of 3.5 of Iglewicz and Hoaglin, How to Detect and Handle Outliers, 1993.
 */
export function usualOf(past: readonly number[]): Usual {
  const usual = median(past)
  const deviation = normal * median(past.map((value) => Math.abs(value - usual)))
  return { median: usual, spread: Math.max(deviation, Math.sqrt(Math.max(1, usual))) }
}

/** How many spreads a count lies above (positive) or below what is usual. */
export const robustScore = (count: number, { median, spread }: Usual): number => (count - median) / spread

/** Least and greatest count that pass as usual; no count is below zero. */
export const bandOf = ({ median, spread }: Usual): { least: number; most: number } => ({
  least: Math.max(0, median - bandWidth * spread),
  most: median + bandWidth * spread,
})

/** One hour of a forecast: the median, the middle half and the middle nine tenths. */
export interface FanHour {
  readonly p5: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
}

interface Method {
  /** Hours of a season: 24 for a day. */
  season: number
  /** Hours ahead. */
  horizon: number
  /** Share of today's deviation that is left after one hour. */
  decay: number
  /** Hours before the origin from which today's deviation is read. */
  lookback: number
  /** Seasons that the first backtest already has behind it. */
  warmUp: number
}

export const method: Method = { season: 24, horizon: 48, decay: 0.97, lookback: 3, warmUp: 20 }

/**
 * Counts for the hours from `origin` on, from the hours before it alone: the mean of that hour over all earlier seasons
 * (the seasonal baseline of Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 2021, section 5.2, averaged),
 * times today's deviation, which fades by `decay` an hour.
 *
 * @throws {RangeError} when there is less than one season before the origin
 */
export function pointForecast(counts: readonly number[], origin: number, by: Method = method): readonly number[] {
  if (origin < by.season)
    throw new RangeError(`origin is ${origin}: a forecast needs at least one season of ${by.season} hours before it.`)
  const profile = Array.from({ length: by.season }, (_, hour) => mean(everySeason(counts, origin, hour, by.season)))
  const recent = Array.from({ length: by.lookback }, (_, back) => origin - 1 - back)
  const seen = sum(recent.map((hour) => item(counts, hour)))
  const usual = sum(recent.map((hour) => item(profile, hour % by.season)))
  const deviation = usual > 0 ? seen / usual - 1 : 0
  return Array.from({ length: by.horizon }, (_, lead) => {
    const base = item(profile, (origin + lead) % by.season)
    return Math.max(0, base * (1 + deviation * by.decay ** (lead + 1)))
  })
}

/**
 * A fan: the point forecast plus quantiles of its errors at the same lead, on earlier days from the same hour.
 * Each backtest saw only what came before it.
 *
 * @throws {RangeError} when no earlier day is left to backtest on
 */
export function forecastFan(counts: readonly number[], origin: number, by: Method = method): readonly FanHour[] {
  const misses: number[][] = Array.from({ length: by.horizon }, () => [])
  for (let start = origin - by.horizon; start >= by.warmUp * by.season; start -= by.season) {
    for (const [lead, point] of pointForecast(counts, start, by).entries()) {
      item(misses, lead).push(item(counts, start + lead) - point)
    }
  }
  if (item(misses, 0).length === 0) throw new RangeError('The forecast needs an earlier day for its backtest.')
  return pointForecast(counts, origin, by).map((point, lead) => {
    const sorted = item(misses, lead).toSorted((a, b) => a - b)
    const at = (share: number) => Math.max(0, point + quantile(sorted, share))
    return { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) }
  })
}

/** Quantile of a sorted list by linear interpolation: type 7 of Hyndman and Fan, Am. Stat. 50, 1996. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = item(sorted, Math.floor(place))
  return below + (item(sorted, Math.ceil(place)) - below) * (place - Math.floor(place))
}

/** One minus the weighted absolute percentage error. */
export function accuracy(forecast: readonly number[], truth: readonly number[]): number {
  return 1 - sum(truth.map((count, index) => Math.abs(count - item(forecast, index)))) / sum(truth)
}

function everySeason(counts: readonly number[], end: number, hour: number, season: number): readonly number[] {
  const seasons = Math.ceil((end - hour) / season)
  return Array.from({ length: seasons }, (_, back) => item(counts, hour + back * season))
}

/**
 * An invented read of one partition: usually a few milliseconds, log-normal; now and then one that waits behind a merge
 * or a busy disk. One read in a hundred takes longer than 15 ms.
 */
const partition = { seed: 100, median: 5, spread: 0.35, slow: 0.0088, slowest: 120 } as const

export const fanOut = { partitions: 100, queries: 1000 } as const

/** Milliseconds that one read takes. */
function readTime(random: Random): number {
  if (random() < partition.slow) return 15 + random() * (partition.slowest - 15)
  return partition.median * Math.exp(partition.spread * gaussian(random))
}

/** Latencies of one kind of query in milliseconds, and how much work it took. */
export interface Latencies {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Reads sent for each partition that had to answer. */
  readonly reads: number
}

function latenciesOf(times: readonly number[], reads: number): Latencies {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99), reads }
}

/**
 * A thousand synthetic queries over a hundred partitions, with and without second requests.
 *
 * Source: Dean and Barroso, The Tail at Scale, Communications of the ACM 56, 2013.
 */
export const fannedOut = once(() => {
  const random = mulberry32(partition.seed)
  const { partitions, queries } = fanOut
  const reads = Array.from({ length: partitions * queries }, () => readTime(random))
  const one = latenciesOf(reads.slice(0, 20_000), 1)
  let second = 0
  const hedge = (time: number) => {
    if (time <= one.p95) return time
    second++
    return Math.min(time, one.p95 + readTime(random))
  }
  const slowest = (times: readonly number[]) =>
    Array.from({ length: queries }, (_, query) =>
      Math.max(...times.slice(query * partitions, (query + 1) * partitions)),
    )
  const plain = slowest(reads)
  const hedged = slowest(reads.map(hedge))
  return {
    /** One partition. */
    one,
    /** All partitions: the query ends with its slowest read. */
    all: latenciesOf(plain, 1),
    /** The same, with a second read sent to a replica where the first takes longer than `hedgeAt`. */
    hedged: latenciesOf(hedged, 1 + second / reads.length),
    /** 95th percentile of one read, in milliseconds. */
    hedgeAt: one.p95,
  }
})

/** The box of the drawing: four columns of 300 units. */
export const pathBox = { width: 1200, height: 300, column: 300, perIdea: 4 } as const

const bend = 14
const turnsAt = 110

/**
 * Bands of an alluvial drawing: their width is a count. Each exit peels off the lower edge, turns through a quarter
 * circle and falls to the foot of the box.
 * @param start ideas that arrive at the first step
 * @param leaves how many leave at each step
 * @throws {RangeError} when more leave a step than arrive at it
 */
export function branchesOf(start: number, leaves: readonly number[]) {
  const { column, perIdea, height } = pathBox
  let arrive = start
  return leaves.map((leave, index) => {
    if (leave > arrive) throw new RangeError(`Step ${index + 1}: ${leave} leave, but only ${arrive} arrive.`)
    const goOn = arrive - leave
    const [left, turn] = [index * column, index * column + turnsAt]
    const [lower, inner] = [arrive * perIdea, goOn * perIdea]
    const outerRadius = leave * perIdea + bend
    const branch = {
      arrive,
      goOn,
      leave,
      /** Path data of the band through this step, and of its exit. */
      band: `M${left} 0h${column}v${inner}H${turn}v${lower - inner}H${left}z`,
      exit: `M${turn} ${inner}a${outerRadius} ${outerRadius} 0 0 1 ${outerRadius} ${outerRadius}V${height}h${-leave * perIdea}V${lower + bend}a${bend} ${bend} 0 0 0 ${-bend} ${-bend}z`,
    }
    arrive = goOn
    return branch
  })
}

/** Autocorrelation and standard deviation of the logarithm of the level. */
const memory = 0.97
const spread = 0.09
/** Standard deviation of a count, in square roots of its mean. */
const scatter = 0.45

/**
 * Invented working days: one day's hourly profile, times a level that drifts (an autoregressive process of order
 * one in its logarithm), plus the scatter of small counts.
 *
 * @param profile mean count for each hour of a day
 * @returns whole counts, `days` times as many as the profile has hours
 */
export function drawHistory(random: Random, profile: readonly number[], days: number): readonly number[] {
  let level = spread * gaussian(random)
  return Array.from({ length: profile.length * days }, (_, hour) => {
    level = memory * level + Math.sqrt(1 - memory ** 2) * spread * gaussian(random)
    const mean = item(profile, hour % profile.length) * Math.exp(level)
    return Math.max(0, Math.round(mean + scatter * Math.sqrt(mean) * gaussian(random)))
  })
}
