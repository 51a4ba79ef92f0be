import { method } from '#content/day/counts/forecast.ts'
import { item } from '#content/day/item.ts'
import { type CellForecast, days, originHour } from '#content/day/readings/cell-forecast.ts'
import type { Print } from './print.ts'

/** Persons by which a median may differ from the highest without being told apart from it. */
const nearThePeak = 2
/** Customers for each member of staff, in the example rule. */
const perHead = 20

/** What the fan of a forecast shows, as sentences print it. */
export type ForecastWords = ReturnType<typeof forecastWords>

export function forecastWords({ fan, outside, accuracy }: CellForecast, { cardinal, clockTime, whole }: Print) {
  const tomorrow = fan.slice(method.season - originHour, 2 * method.season - originHour)
  const peak = tomorrow.reduce((most, hour) => (hour.p50 > most.p50 ? hour : most))
  const level = tomorrow.flatMap((hour, at) => (hour.p50 > peak.p50 - nearThePeak ? [at] : []))
  /** Between the limits as they are printed, so that a reader who subtracts them agrees. */
  const width = (lead: number) => whole(Math.round(item(fan, lead).p95) - Math.round(item(fan, lead).p5))
  return {
    days: whole(days - 3),
    hours: whole(fan.length),
    inside: whole(fan.length - outside.length),
    outside: cardinal(outside.length),
    /** Percent of hours in which the truth stayed inside. */
    coverage: whole((1 - outside.length / fan.length) * 100),
    accuracy: whole(accuracy * 100),
    widthNow: width(0),
    widthLater: width(method.season),
    peak: whole(peak.p50),
    peakLeast: whole(peak.p5),
    peakMost: whole(peak.p95),
    /** How many hours lie so near the peak that none can be named. */
    peakHours: cardinal(level.length),
    peakFrom: clockTime(item(level, 0) * 60),
    peakTo: clockTime((item(level, -1) + 1) * 60),
    perHead: whole(perHead),
    staff: cardinal(Math.ceil(peak.p50 / perHead)),
    staffMost: cardinal(Math.ceil(peak.p95 / perHead)),
  }
}
