import { method } from '#content/day/counts/forecast.ts'
import { days, type Example, originHour } from '#content/day/counts/forecast-example.ts'
import { item } from '#content/day/item.ts'
import type { Findings } from '#content/en/pages/predictive-insights.ts'
import { cardinal, clockTime, whole } from '#content/en/print.ts'

const nearThePeak = 2
const perHead = 20

/** What the fan shows, as the words print it. */
export function findings({ fan, outside, accuracy }: Example): Findings {
  const tomorrow = fan.slice(method.season - originHour, 2 * method.season - originHour)
  const peak = tomorrow.reduce((most, hour) => (hour.p50 > most.p50 ? hour : most))
  const level = tomorrow.flatMap((hour, at) => (hour.p50 > peak.p50 - nearThePeak ? [at] : []))
  const width = (lead: number) => whole(item(fan, lead).p95 - item(fan, lead).p5)
  return {
    days: whole(days - 3),
    hours: whole(fan.length),
    inside: whole(fan.length - outside.length),
    outside: cardinal(outside.length),
    coverage: whole((1 - outside.length / fan.length) * 100),
    accuracy: whole(accuracy * 100),
    widthNow: width(0),
    widthLater: width(method.season),
    peak: whole(peak.p50),
    peakLeast: whole(peak.p5),
    peakMost: whole(peak.p95),
    peakHours: cardinal(level.length),
    peakFrom: clockTime(item(level, 0) * 60),
    peakTo: clockTime((item(level, -1) + 1) * 60),
    perHead: whole(perHead),
    staff: cardinal(Math.ceil(peak.p50 / perHead)),
    staffMost: cardinal(Math.ceil(peak.p95 / perHead)),
  }
}
