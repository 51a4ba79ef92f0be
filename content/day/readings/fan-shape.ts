import type { FanHour } from '#content/day/counts/forecast.ts'
import type { CellForecast } from './cell-forecast.ts'

/** The box of the drawing: ten units an hour, three units a person. A page stretches it to its own width. */
export const fanBox = { width: 720, height: 288, hour: 10, person: 3 } as const

/** Place of the middle of an hour, in units of the box from its left. */
const xOf = (hour: number): number => (hour + 0.5) * fanBox.hour
/** Place of a count of persons, in units of the box from its top. */
export const yOf = (count: number): number => Number((fanBox.height - count * fanBox.person).toFixed(1))

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
export function fanShape({ past, fan, truth, outside }: CellForecast) {
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
