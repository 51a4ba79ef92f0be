/*
 * How often forecasts for the simulated map came true: the record of invented calls by which an article explains
 * calibration. The numbers record.*. A change takes effect with `npm run results -w content/day`.
 */

import { drawHistory, method, pointForecast } from '#day/counts/forecast.ts'
import { profileOfCell } from '#day/experiments/cell-forecast.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { quantile, resampledInterval } from '#day/statistics.ts'
import { mean } from '#day/sums.ts'

/**
 * A call for each working day: early or late in the morning, the probability that the cell around S3 is fuller at `of`
 * o'clock than a level. The level is the upper quartile of the days of learning. The calls begin after those days, and
 * each knows only what came before it.
 */
export const call = { seed: 1950, learning: 60, days: 150, early: 7, late: 10, of: 12, level: 0.75 } as const

const season = 24

/** One call and what came of it. */
interface Call {
  /** From 0 to 1, in tenths, as a person would say it. */
  readonly said: number
  readonly happened: boolean
}

const limits = [0, 0.15, 0.35, 0.65, 1] as const

/**
 * The mean squared difference of probability and outcome.
 *
 * Source: Brier, Verification of Forecasts Expressed in Terms of Probability, Monthly Weather Review 78, 1950.
 */
const brier = (calls: readonly Call[]): number =>
  mean(calls.map(({ said, happened }) => (said - (happened ? 1 : 0)) ** 2))

/** One call in tenths: the share of earlier misses that would have carried today's point forecast over the level. */
function sayFor(point: number, misses: readonly number[], level: number): number {
  const over = misses.filter((miss) => point + miss > level).length
  return Math.round(((over + 0.5) / (misses.length + 1)) * 10) / 10
}

/** Calls of like probability, from `least` to `most`. */
export type CallBin = ReturnType<typeof binned>[number]

function binned(calls: readonly Call[]) {
  return limits.slice(1).map((most, index) => {
    const least = item(limits, index)
    const here = calls.filter(({ said }) => said >= least && (said < most || most === 1))
    return {
      least,
      most,
      calls: here.length,
      happened: here.filter(({ happened }) => happened).length,
      /** Mean probability that was said. */
      said: mean(here.map(({ said }) => said)),
    }
  })
}

/** The calls made at one hour, and their Brier scores. */
export type ForecastRecord = ReturnType<typeof recordOf>

function recordOf(counts: readonly number[], at: number) {
  const { learning, days, of } = call
  const by = { season, horizon: of - at + 1, decay: method.decay, lookback: 3, warmUp: 0 }
  const seen = (index: number) => item(counts, index * season + of)
  const learned = Array.from({ length: learning }, (_, index) => seen(index)).toSorted((a, b) => a - b)
  const level = quantile(learned, call.level)
  const points = Array.from({ length: learning + days - 1 }, (_, index) =>
    item(pointForecast(counts, (index + 1) * season + at, by), of - at),
  )
  const misses = points.map((point, index) => seen(index + 1) - point)
  const calls = Array.from({ length: days }, (_, index) => {
    const today = learning + index
    const said = sayFor(item(points, today - 1), misses.slice(0, today - 1), level)
    return { said, happened: seen(today) > level }
  })
  const rate = learned.filter((count) => count > level).length / learning
  const score = brier(calls)
  const rateScoreOf = (some: readonly Call[]) => brier(some.map(({ happened }) => ({ said: rate, happened })))
  const rateScore = rateScoreOf(calls)
  return {
    calls,
    bins: binned(calls),
    happened: calls.filter(({ happened }) => happened).length,
    /**
     * Share of the learning days on which the level was passed, from 0 to 1. Counts are whole and several days are at the
     * level itself, so that this is less than the share from which the level was taken.
     */
    rate,
    score,
    /** Of the same calls, said as certainties. */
    hardScore: brier(calls.map(({ said, happened }) => ({ said: said >= 0.5 ? 1 : 0, happened }))),
    /** Of the learning days' rate, said every day. */
    rateScore,
    /** The share of the rate's score that the calls take off, from 0 to 1, and its 95 percent interval, days drawn again. */
    skill: 1 - score / rateScore,
    skillInterval: resampledInterval(calls, (some) => 1 - brier(some) / rateScoreOf(some)),
  }
}

/** The scored records of the calls about the synthetic cell, early and late in the morning, none left out. */
export const forecastRecords = once(() => {
  const counts = drawHistory(mulberry32(call.seed), profileOfCell(), call.learning + call.days)
  return { early: recordOf(counts, call.early), late: recordOf(counts, call.late) }
})
