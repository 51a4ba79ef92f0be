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

/** The forecast for the cell around S3, from the seed of the one day, with what then happened. */
export const cellForecast = once(() => {
  const counts = drawHistory(mulberry32(daySeed), profileOfCell(), days)
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
})
