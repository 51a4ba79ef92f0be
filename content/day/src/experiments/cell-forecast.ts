/*
 * The forecast that /predictive-insights shows: people in one cell of the simulated map, around a workplace, for two days
 * (results/forecast.json, the numbers forecast.*). A change takes effect with `npm run results -w content/day`.
 */

import { accuracy, drawHistory, forecastFan, method } from '#day/counts/forecast.ts'
import { tensorShape } from '#day/counts/population.ts'
import { day, daySeed } from '#day/day.ts'
import { sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { shareWhere } from '#day/sums.ts'
import { itinerary, placeOf } from '#day/track/itinerary.ts'

/** Working days drawn. The forecast is made at `originHour` of the last but two, and the rest is its truth. */
export const days = 82
export const originHour = 12
const origin = method.season * (days - 3) + originHour

/** Mean count by hour in the tensor's cell around the workplace S3. */
export function profileOfCell(): readonly number[] {
  const { columns, rows } = tensorShape
  const { x, y } = placeOf(itinerary, 3)
  const cell = Math.floor((y / sheet.height) * rows) * columns + Math.floor((x / sheet.width) * columns)
  return day().tensor.map((counts) => item(counts, cell))
}

/** Other histories of the same cell, to see how often ranges contain the truth: seeds from 1 on. */
const trials = 100

/** The forecast of one history, with what then happened. */
function forecastOf(seed: number) {
  const counts = drawHistory(mulberry32(seed), profileOfCell(), days)
  const fan = forecastFan(counts, origin)
  /** The actual counts, which the forecast does not use. */
  const truth = counts.slice(origin, origin + method.horizon)
  return {
    /** The day before the origin, as it was counted. */
    past: counts.slice(origin - method.season, origin),
    fan,
    truth,
    /** Leads, in hours, at which the truth left the middle nine tenths. */
    outside: fan.flatMap(({ p5, p95 }, lead) => (item(truth, lead) < p5 || item(truth, lead) > p95 ? [lead] : [])),
    /** One minus the weighted absolute percentage error of the medians. */
    accuracy: accuracy(
      fan.map((hour) => hour.p50),
      truth,
    ),
  }
}

/** The forecast for the cell around S3, from the seed of the one day. */
export const cellForecast = once(() => forecastOf(daySeed))

/** How often ranges contain the truth, over all hours of many forecasts: shares from 0 to 1. */
export const cellForecasts = once(() => {
  const hours = Array.from({ length: trials }, (_, index) => forecastOf(index + 1)).flatMap(({ fan, truth }) =>
    fan.map((hour, lead) => ({ ...hour, truth: item(truth, lead) })),
  )
  return {
    trials,
    outer: shareWhere(hours, ({ p5, p95, truth }) => p5 <= truth && truth <= p95),
    inner: shareWhere(hours, ({ p25, p75, truth }) => p25 <= truth && truth <= p75),
  }
})
