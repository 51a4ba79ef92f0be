/*
 * How many of the 220 invented commuters of the simulated day cross each bridge by quarter-hour, and how full their busiest
 * hour is: for the figures "screenline" and "transit", and the numbers bridge.*. A change takes effect with
 * `npm run results -w content/day`.
 */

import { type Entity, positionAt } from '#day/counts/population.ts'
import { distance, type Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { sum } from '#day/sums.ts'

const stepsPerHour = 120
const quartersOfDay = 96

/** Crossings of one bridge by quarter hour of the day, both directions. */
type Screenline = readonly number[]

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
  const counts = bridges.map(() => new Array<number>(quartersOfDay).fill(0))
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
        const quarter = Math.min(quartersOfDay - 1, Math.floor((step / stepsPerHour) * 4))
        line[quarter] = item(line, quarter) + 1
      }
      before = at
    }
  }
  return counts
}

/**
 * The busiest hour that starts on a quarter, and how evenly it is spread.
 *
 * Source: peak-hour factor of the Highway Capacity Manual, Transportation Research Board.
 */
export function peakHour(counts: Screenline) {
  const hours = counts.slice(0, -3).map((_, start) => sum(counts.slice(start, start + 4)))
  const hour = Math.max(...hours)
  const start = hours.indexOf(hour)
  const inHour = counts.slice(start, start + 4)
  const quarter = Math.max(...inHour)
  return {
    /** Crossings in the whole day, in the busiest hour, and in that hour's busiest quarter. */
    day: sum(counts),
    hour,
    quarter,
    /** Start of the busiest hour and of its busiest quarter, in minutes after midnight. */
    from: start * 15,
    quarterFrom: (start + inHour.indexOf(quarter)) * 15,
    /** The hour over four times its busiest quarter: 1 is a steady hour. */
    factor: hour / (4 * quarter),
  }
}

const quarters = 4

/**
 * The probability, from 0 to 1, that chance alone puts at least `most` of an hour's crossings into one quarter, when each
 * crossing falls into any quarter with equal probability: the tail of the maximum of a multinomial distribution.
 *
 * Source: the coefficient of xⁿ in n! (Σ xᵏ / k!)⁴ / 4ⁿ, with k below `most`, counts the draws in which no quarter has it.
 */
export function chanceOfFullQuarter(crossings: number, most: number): number {
  /** Probabilities that the quarters so far contain 0, 1, 2 … crossings, up to the factor n! / 4ⁿ. */
  let ways: readonly number[] = [1]
  for (let quarter = 0; quarter < quarters; quarter++)
    ways = Array.from({ length: crossings + 1 }, (_, total) =>
      ways.reduce((sum, way, held) => {
        const here = total - held
        return here >= 0 && here < most ? sum + way / factorial(here) : sum
      }, 0),
    )
  return 1 - ((ways[crossings] ?? 0) * factorial(crossings)) / quarters ** crossings
}

const factorial = (value: number): number => (value < 2 ? 1 : value * factorial(value - 1))
