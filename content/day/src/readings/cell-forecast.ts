import { accuracy, drawHistory, type FanHour, forecastFan, method } from '#day/counts/forecast.ts'
import { tensorShape } from '#day/counts/population.ts'
import { day, daySeed } from '#day/day.ts'
import { sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { itinerary, placeOf } from '#day/track/track.ts'

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

export type CellForecast = Readonly<ReturnType<typeof cellForecast>>

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
