/*
 * The forecast for the simulated map as numbers and path data: writes results/forecast.json, for /predictive-insights. A
 * change takes effect with `npm run results -w content/day`.
 */

import type { FanHour } from '#day/counts/forecast.ts'
import { cellForecast, originHour } from '#day/experiments/cell-forecast.ts'
import { rounded } from '#day/rounded.ts'

/** The box of the drawing: ten units an hour, three units a person. A page stretches it to its own width. */
const fanBox = { width: 720, height: 288, hour: 10, person: 3 } as const

/** Place of the middle of an hour, in units of the box from its left. */
const xOf = (hour: number): number => (hour + 0.5) * fanBox.hour
/** Place of a count of persons, in units of the box from its top. */
const yOf = (count: number): number => rounded(fanBox.height - count * fanBox.person, 1)

const lineOf = (counts: readonly number[], from: number): string =>
  counts.map((count, hour) => `${xOf(from + hour)} ${yOf(count)}`).join(' ')

const bandOf = (fan: readonly FanHour[], from: number, low: 'p5' | 'p25', high: 'p95' | 'p75'): string => {
  const upper = lineOf(
    fan.map((hour) => hour[high]),
    from,
  )
  const lower = fan.map((hour, lead) => `${xOf(from + lead)} ${yOf(hour[low])}`).toReversed()
  return `M${upper} ${lower.join(' ')}z`
}

const dotsOf = (counts: readonly number[], from: number, isShown: (lead: number) => boolean): string =>
  counts.map((count, lead) => (isShown(lead) ? `M${xOf(from + lead)} ${yOf(count)}h0` : '')).join('')

/** Path data of the figure's parts. The past comes first, so the fan starts where it ends. */
function fanShape({ past, fan, truth, outside }: ReturnType<typeof cellForecast>) {
  const from = past.length
  return {
    past: `M${lineOf(past, 0)}`,
    wide: bandOf(fan, from, 'p5', 'p95'),
    middle: bandOf(fan, from, 'p25', 'p75'),
    median: `M${lineOf(
      fan.map((hour) => hour.p50),
      from,
    )}`,
    inside: dotsOf(truth, from, (lead) => !outside.includes(lead)),
    outside: dotsOf(truth, from, (lead) => outside.includes(lead)),
  }
}

/** Counts of people at which the chart has a line. */
const levels = [0, 40, 80] as const

/** The forecast of one cell: people by hour, and the chart of it in units of its box. */
export function forecast() {
  const found = cellForecast()
  return {
    originHour,
    /** Hours counted before the origin. */
    past: found.past.length,
    hours: found.fan.map(({ p5, p50, p95 }) => ({ p5: Math.round(p5), p50: Math.round(p50), p95: Math.round(p95) })),
    box: fanBox,
    levels: levels.map((count) => ({ count, y: yOf(count) })),
    shape: fanShape(found),
  }
}
