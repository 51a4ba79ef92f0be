import { tensorShape } from '#content/day/counts/count-tensor.ts'
import { accuracy, type FanHour, forecastFan, method } from '#content/day/counts/forecast.ts'
import { drawHistory } from '#content/day/counts/history.ts'
import { day, daySeed } from '#content/day/day.ts'
import { sheet } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { mulberry32 } from '#content/day/random.ts'
import { itinerary, placeOf } from '#content/day/track/itinerary.ts'

/** Working days drawn. The forecast is made at `originHour` of the last but two, and the rest is its truth. */
export const days = 82
export const originHour = 12
const origin = method.season * (days - 3) + originHour

/** A forecast for one cell, with what then happened. */
export interface CellForecast {
  /** The day before the origin, as it was counted. */
  readonly past: readonly number[]
  readonly fan: readonly FanHour[]
  /** What then happened; the forecast never saw it. */
  readonly truth: readonly number[]
  /** Leads, in hours, at which the truth left the middle nine tenths. */
  readonly outside: readonly number[]
  /** One minus the weighted absolute percentage error of the medians. */
  readonly accuracy: number
}

/** Mean count by hour in the tensor's cell around the workplace S3. */
export function profileOfCell(): readonly number[] {
  const { columns, rows } = tensorShape
  const { x, y } = placeOf(itinerary, 3)
  const cell = Math.floor((y / sheet.height) * rows) * columns + Math.floor((x / sheet.width) * columns)
  return day().tensor.map((counts) => item(counts, cell))
}

let computed: CellForecast | undefined

/** The forecast for the cell around S3, from the seed of the one day. */
export function cellForecast(): CellForecast {
  computed ??= compute()
  return computed
}

function compute(): CellForecast {
  const counts = drawHistory(mulberry32(daySeed), profileOfCell(), days)
  const fan = forecastFan(counts, origin)
  const truth = counts.slice(origin, origin + method.horizon)
  return {
    past: counts.slice(origin - method.season, origin),
    fan,
    truth,
    outside: fan.flatMap((hour, lead) => {
      const count = item(truth, lead)
      return count < hour.p5 || count > hour.p95 ? [lead] : []
    }),
    accuracy: accuracy(
      fan.map((hour) => hour.p50),
      truth,
    ),
  }
}
