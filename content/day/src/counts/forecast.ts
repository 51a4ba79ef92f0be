/*
 * A forecast of hourly counts with its ranges, and how good it was: the method, without data of its own. Two experiments of
 * the simulated day use it: cell-forecast.ts and forecast-record.ts. A change takes effect with
 * `npm run results -w content/day`.
 */

import { item } from '#day/item.ts'
import { gaussian, type Random } from '#day/random.ts'
import { quantile } from '#day/statistics.ts'
import { mean, sum } from '#day/sums.ts'

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

/**
 * Autocorrelation of the logarithm of the level of drawn counts, from hour to hour. Forecasts are given it as their `decay`: a
 * real forecast has to estimate that.
 */
const memory = 0.97

export const method: Method = { season: 24, horizon: 48, decay: memory, lookback: 3, warmUp: 20 }

/**
 * Counts for the hours from `origin` on, from the hours before it alone: the mean of that hour over all earlier seasons
 * (after the seasonal naive method of Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 2021, section 5.2),
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

/** One minus the weighted absolute percentage error. */
export function accuracy(forecast: readonly number[], truth: readonly number[]): number {
  return 1 - sum(truth.map((count, index) => Math.abs(count - item(forecast, index)))) / sum(truth)
}

function everySeason(counts: readonly number[], end: number, hour: number, season: number): readonly number[] {
  const seasons = Math.ceil((end - hour) / season)
  return Array.from({ length: seasons }, (_, back) => item(counts, hour + back * season))
}

/** Standard deviation of the logarithm of the level. */
const spread = 0.09
/** Standard deviation of a count, in square roots of its mean: its variance is a fifth of that of a Poisson count. */
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
