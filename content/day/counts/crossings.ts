import { distance, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { type Entity, positionAt } from './population.ts'

const stepsPerHour = 120
const quarters = 96

/** Crossings of one bridge by quarter hour of the day, both directions. */
export type Screenline = readonly number[]

/**
 * Counts the crossings of each bridge, in steps of thirty seconds. A jump of more than 40 units is left out: an evening
 * out starts without a drawn trip, and the jump is not a walk over a bridge.
 *
 * @param bridges x of each bridge, in sheet units
 */
export function countCrossings(
  entities: readonly Entity[],
  bridges: readonly number[],
  isNorth: (point: Point) => boolean,
): Screenline[] {
  const counts = bridges.map(() => new Array<number>(quarters).fill(0))
  const nearest = (x: number) => {
    const away = bridges.map((bridge) => Math.abs(bridge - x))
    return away.indexOf(Math.min(...away))
  }
  for (const entity of entities) {
    let before = positionAt(entity, 0)
    for (let step = 1; step <= 24 * stepsPerHour; step++) {
      const at = positionAt(entity, step / stepsPerHour)
      if (at !== before && distance(at, before) < 40 && isNorth(at) !== isNorth(before)) {
        const line = item(counts, nearest((at.x + before.x) / 2))
        const quarter = Math.min(quarters - 1, Math.floor((step / stepsPerHour) * 4))
        line[quarter] = item(line, quarter) + 1
      }
      before = at
    }
  }
  return counts
}

export interface PeakHour {
  /** Crossings in the whole day, in the busiest hour, and in that hour's busiest quarter. */
  readonly day: number
  readonly hour: number
  readonly quarter: number
  /** Start of the busiest hour and of its busiest quarter, in minutes after midnight. */
  readonly from: number
  readonly quarterFrom: number
  /** The hour over four times its busiest quarter: 1 is a steady hour. */
  readonly factor: number
}

/**
 * The busiest hour that starts on a quarter, and how evenly it is spread.
 *
 * Source: peak-hour factor of the Highway Capacity Manual, Transportation Research Board.
 */
export function peakHour(counts: Screenline): PeakHour {
  const sum = (values: Screenline) => values.reduce((total, value) => total + value, 0)
  const hours = counts.slice(0, -3).map((_, start) => sum(counts.slice(start, start + 4)))
  const hour = Math.max(...hours)
  const start = hours.indexOf(hour)
  const inHour = counts.slice(start, start + 4)
  const quarter = Math.max(...inHour)
  const quarterFrom = (start + inHour.indexOf(quarter)) * 15
  return { day: sum(counts), hour, quarter, from: start * 15, quarterFrom, factor: hour / (4 * quarter) }
}
