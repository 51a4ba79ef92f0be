/*
 * Load of radio cells in the invented town of the simulated day: which cells lose calls because too many residents are in
 * them. Data of the figure "cells" and of the numbers cells.*, on the page on telecommunications. A change takes effect with
 * `npm run results -w content/day`.
 */

import { whereIs } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { day } from '#day/day.ts'
import { clip, distance, type Line, type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mean, sum } from '#day/sums.ts'

/** Junctions with a mast, closer to each other where more people are. */
const masts = [16, 22, 39, 59, 49, 66, 77, 82, 101, 91, 93, 95, 114, 120, 124] as const

const mastPoints = once(() => masts.map((mast) => item(day().roads.nodes, mast)))

/** Index of the greatest of several numbers. */
const busiest = (values: readonly number[]): number => values.indexOf(Math.max(...values))

const nearestMast = (at: Point): number => busiest(mastPoints().map((mast) => -distance(mast, at)))

/** Where the mast of the radio cell of a point stands. */
export const mastOf = (at: Point): Point => item(mastPoints(), nearestMast(at))

/**
 * Load of a resident at a place and of one under way, in erlangs; the share of calls that the mean load of the busiest hour may lose, and the
 * share above which a lossy quarter-hour is worth more circuits: the rule of an example. So is the growth of load in a year.
 */
export const traffic = { atRest: 0.02, underWay: 0.1, grade: 0.01, limit: 0.05, growth: 0.1 } as const

/**
 * The share of calls that are lost when so much traffic is offered to so many circuits, from 0 to 1.
 *
 * Source: Erlang, Solution of some Problems in the Theory of Probabilities of Significance in Automatic Telephone Exchanges,
 * Post Office Electrical Engineers' Journal 10, 1918, by recursion over circuits. It holds for a load that has been the same for
 * long: a quarter-hour is taken as if it were.
 *
 * @param load in erlangs
 */
export function blocked(load: number, circuits: number): number {
  let share = 1
  for (let circuit = 1; circuit <= circuits; circuit++) share = (load * share) / (circuit + load * share)
  return share
}

/** The fewest circuits that lose no more than the grade of the calls. */
function circuitsFor(load: number): number {
  let circuits = 1
  while (blocked(load, circuits) > traffic.grade) circuits++
  return circuits
}

/** Whole years of growth until a quarter-hour loses more than the limit; 0 if it does today. */
function yearsUntilLimit(load: number, circuits: number): number {
  let years = 0
  while (blocked(load * (1 + traffic.growth) ** years, circuits) <= traffic.limit) years++
  return years
}

/** One radio cell: the points of the map that are nearer to its mast than to any other. */
export interface Cell {
  /** C1 for the cell whose busiest quarter loses most calls, C2 for the next, and so on. */
  readonly name: string
  readonly mast: Point
  readonly area: Line
  /** Offered load of each quarter of the day, in erlangs. */
  readonly loads: readonly number[]
  readonly circuits: number
  /**
   * The busiest hour that starts on a quarter: its start in minutes after midnight, its mean load, and the calls that its quarters
   * lose. These are more than its mean load would lose, because blocking grows faster than load.
   */
  readonly hour: { readonly start: number; readonly load: number; readonly blocked: number }
  /** The busiest quarter of the day, likewise. */
  readonly quarter: { readonly start: number; readonly load: number; readonly blocked: number }
  /** Circuits to add so that the busiest quarter, too, is within the grade. */
  readonly toAdd: number
  /** Years until the busiest quarter, with the circuits of today, loses more than the limit. */
  readonly years: number
}

/** The part of the sheet that is nearer to one point than to any other (its Voronoi cell). */
const areaOf = (mast: Point, all: readonly Point[]): Line => {
  const corners = [0, 1, 2, 3].map((at) => ({ x: at % 3 === 0 ? 0 : sheet.width, y: at < 2 ? 0 : sheet.height }))
  return all
    .filter((other) => other !== mast)
    .reduce<Line>(
      (area, other) => clip(area, (point) => distance(point, other) ** 2 - distance(point, mast) ** 2),
      corners,
    )
}

/**
 * The upgrades of the coming years, if load grows: in each year, the cells whose busiest quarter would lose more than the limit
 * with the circuits of today, and the circuits that keep it within the grade at the load of that year.
 */
export const upgradePlan = once(() => {
  const { cells } = cellLoads()
  return Array.from({ length: Math.max(...cells.map(({ years }) => years)) + 1 }, (_, year) => {
    const due = cells.filter(({ years }) => years === year)
    const added = due.map(
      ({ quarter, circuits }) => circuitsFor(quarter.load * (1 + traffic.growth) ** year) - circuits,
    )
    return { year, cells: due.length, circuits: sum(added) }
  })
})

/**
 * Load of the radio cells by the quarter-hour, most lost calls first. Each cell has the circuits that the mean load of its
 * busiest hour needs.
 */
export const cellLoads = once(() => {
  const { residents } = town()
  const points = mastPoints()
  const loadsOf = points.map(() => new Array<number>(96).fill(0))
  for (const resident of residents)
    for (let quarter = 0; quarter < 96; quarter++) {
      const time = quarter * 15 + 7.5
      const row = item(loadsOf, nearestMast(whereIs(resident, time)))
      const isUnderWay = resident.trips.some(({ depart, arrive }) => depart <= time && time < arrive)
      row[quarter] = item(row, quarter) + (isUnderWay ? traffic.underWay : traffic.atRest)
    }
  const unnamed = points.map((mast, index): Omit<Cell, 'name'> => {
    const loads = item(loadsOf, index)
    const hours = loads.slice(0, -3).map((_, at) => mean(loads.slice(at, at + 4)))
    const [hour, quarter] = [busiest(hours), busiest(loads)]
    const circuits = circuitsFor(item(hours, hour))
    const ofHour = loads.slice(hour, hour + 4)
    const lost = sum(ofHour.map((load) => load * blocked(load, circuits)))
    return {
      mast,
      area: areaOf(mast, points),
      loads,
      circuits,
      hour: { start: hour * 15, load: item(hours, hour), blocked: lost / sum(ofHour) },
      quarter: {
        start: quarter * 15,
        load: item(loads, quarter),
        blocked: blocked(item(loads, quarter), circuits),
      },
      toAdd: circuitsFor(item(loads, quarter)) - circuits,
      years: yearsUntilLimit(item(loads, quarter), circuits),
    }
  })
  const cells = unnamed
    .toSorted((one, other) => other.quarter.blocked - one.quarter.blocked)
    .map((cell, rank): Cell => ({ name: `C${rank + 1}`, ...cell }))
  return {
    cells,
    /** The cell whose busiest quarter loses most, although the mean load of its busiest hour is within the grade. */
    worst: item(cells, 0),
  }
})
