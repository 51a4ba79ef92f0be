import { item } from '#content/day/item.ts'

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
    throw new RangeError(`A forecast from hour ${origin} has no whole season of ${by.season} behind it.`)
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
  if (item(misses, 0).length === 0) throw new RangeError('No earlier day is left to backtest on.')
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

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

function everySeason(counts: readonly number[], end: number, hour: number, season: number): readonly number[] {
  const seasons = Math.ceil((end - hour) / season)
  return Array.from({ length: seasons }, (_, back) => item(counts, hour + back * season))
}
