/*
 * Counts of a district of the simulated town during a concert, estimated from the devices of a sample, with intervals and
 * with the counts that are withheld: the sample report /data/counts, with its figure "crowd" and the numbers crowd.*. A
 * change takes effect with `npm run results -w content/day`.
 */

import { deviceShare } from '#day/counts/draw-town.ts'
import { type Resident, type Side, sides, whereIs } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32, type Random } from '#day/random.ts'
import { shareOf } from '#day/statistics.ts'
import { shareWhere, sum } from '#day/sums.ts'

/** The district: cells of 500 m around the square, on the sheet. Letters run east, numbers south. */
export const district = { left: 282, top: 169, side: 500 / sheet.metresPerUnit, columns: 4, rows: 3 } as const

export const cellMetres = district.side * sheet.metresPerUnit

export const cellNames: readonly string[] = Array.from(
  { length: district.columns * district.rows },
  (_, cell) => `${'ABCD'[cell % district.columns]}${Math.floor(cell / district.columns) + 1}`,
)

/** North-west corner of a cell, in sheet units. */
export const cornerOf = (cell: number): Point => ({
  x: district.left + (cell % district.columns) * district.side,
  y: district.top + Math.floor(cell / district.columns) * district.side,
})

/** The cell of a point; undefined outside the district. */
export function cellAt({ x, y }: Point): number | undefined {
  const column = Math.floor((x - district.left) / district.side)
  const row = Math.floor((y - district.top) / district.side)
  const inside = column >= 0 && column < district.columns && row >= 0 && row < district.rows
  return inside ? row * district.columns + column : undefined
}

/** What is published: nothing of fewer devices than `leastDevices`, and people to the nearest `roundTo`. */
export const rule = { leastDevices: 10, roundTo: 10 } as const

/** The client's own rule for stewards, an example: one team for each 500 people in a place, and one for the rest of them. */
export const perTeam = 500

export const teamsFor = (people: number): number => Math.ceil(people / perTeam)

type BySide = Readonly<Record<Side, number>>

export const bySide = (of: (side: Side) => number): BySide => ({ north: of('north'), south: of('south') })

/** Residents of each side of the river, and how many of them carry a device. */
export interface Sample {
  readonly residents: BySide
  readonly devices: BySide
}

export function sampleOf(residents: readonly Resident[], carries: (who: number) => boolean): Sample {
  const tally = (side: Side, counted: (who: number) => boolean) =>
    residents.filter((resident, who) => resident.side === side && counted(who)).length
  return { residents: bySide((side) => tally(side, () => true)), devices: bySide((side) => tally(side, carries)) }
}

export interface Estimate {
  readonly people: number
  /** Limits of the 95 percent interval. */
  readonly least: number
  readonly most: number
}

/**
 * People from devices: each stands for the residents of its side over the devices of its side. The interval is Wilson's, for the
 * share of all residents, with the number of devices replaced by the effective one: that of a simple random sample with the
 * same variance.
 *
 * Sources: variance of a stratified share without replacement, Cochran, Sampling Techniques, 1977, 5; Wilson intervals for
 * complex samples, A note on Wilson coverage intervals for proportions estimated from complex samples, Survey Methodology,
 * Statistics Canada 12-001-X, 2017, issue 2, and Franco and others, J. Surv. Stat. Methodol. 7, 2019 (PMC6690503).
 */
export function estimate(counted: BySide, { residents, devices }: Sample): Estimate {
  const everyone = sum(sides.map((side) => residents[side]))
  const people = sum(sides.map((side) => (counted[side] * residents[side]) / devices[side]))
  const share = people / everyone
  const variance = sum(
    sides.map((side) => {
      const part = counted[side] / devices[side]
      const left = 1 - devices[side] / residents[side]
      return ((residents[side] / everyone) ** 2 * left * part * (1 - part)) / (devices[side] - 1)
    }),
  )
  if (variance === 0) return { people, least: people, most: people }
  const effective = (share * (1 - share)) / variance
  const { least, most } = shareOf(share * effective, effective)
  return { people, least: least * everyone, most: most * everyone }
}

/** An estimate as it is published: to the nearest ten, the limits outwards. */
export const published = ({ people, least, most }: Estimate): Estimate => ({
  people: Math.round(people / rule.roundTo) * rule.roundTo,
  least: Math.floor(least / rule.roundTo) * rule.roundTo,
  most: Math.ceil(most / rule.roundTo) * rule.roundTo,
})

/** Why a count is withheld: too few devices, or because the total of the district would give another one away. */
type Reason = 'few' | 'protects'

/**
 * Which cells of one hour are withheld. A total is published with them, so that a single withheld count could be had by
 * subtraction: the smallest others are withheld too, until at least two are, with as many devices together as one cell needs.
 *
 * Source: threshold rule and secondary suppression, Hundepool and others, Handbook on Statistical Disclosure Control, 2024.
 *
 * @param devices of each cell
 */
export function withheld(devices: readonly number[]): ReadonlyMap<number, Reason> {
  const reasons = new Map<number, Reason>()
  for (const [cell, count] of devices.entries()) if (count < rule.leastDevices) reasons.set(cell, 'few')
  const shown = [...devices.keys()].filter((cell) => !reasons.has(cell))
  const inOrder = shown.toSorted((a, b) => item(devices, a) - item(devices, b))
  const together = () => sum([...reasons.keys()].map((cell) => item(devices, cell)))
  for (const cell of inOrder) {
    if (reasons.size === 0 || (reasons.size > 1 && together() >= rule.leastDevices)) break
    reasons.set(cell, 'protects')
  }
  return reasons
}

/** One cell of the district at one hour. */
export interface DistrictCount {
  readonly hour: number
  readonly cell: number
  readonly devices: BySide
  /** Residents who were truly there. */
  readonly truth: number
  readonly estimate: Estimate
  readonly withheld: Reason | undefined
}

export const hoursOfDay = 24

/** Hour from which tables of pages show the day. What was counted before is in the files. */
export const tableFrom = 6

const everyoneIn = (counted: readonly BySide[]): BySide => bySide((side) => sum(counted.map((one) => one[side])))

/** Who is in which cell on the hour, by the numbers of the residents. */
const present = once(() =>
  Array.from({ length: hoursOfDay }, (_, hour) => {
    const cells = cellNames.map((): number[] => [])
    for (const [who, resident] of town().residents.entries()) {
      const cell = cellAt(whereIs(resident, hour * 60))
      if (cell !== undefined) item(cells, cell).push(who)
    }
    return cells
  }),
)

/** The counts of all cells at an hour, as a sample gives them. */
export function countsAt(hour: number, sample: Sample, carries: (who: number) => boolean): DistrictCount[] {
  const { residents } = town()
  const cells = item(present(), hour)
  const devices = cells.map((there) =>
    bySide((side) => there.filter((who) => item(residents, who).side === side && carries(who)).length),
  )
  const reasons = withheld(devices.map(({ north, south }) => north + south))
  return cells.map((there, cell) => ({
    hour,
    cell,
    devices: item(devices, cell),
    truth: there.length,
    estimate: estimate(item(devices, cell), sample),
    withheld: reasons.get(cell),
  }))
}

/** The first of the counts with the most people, as they are published. */
const fullestOf = (counts: readonly DistrictCount[]): DistrictCount =>
  counts.reduce((most, count) => (published(count.estimate).people > published(most.estimate).people ? count : most))

/** Counts of the district on every hour of the day, the total of each hour, and the place with the most people. */
export const districtCounts = once(() => {
  const { residents } = town()
  const carries = (who: number) => item(residents, who).hasDevice
  const sample = sampleOf(residents, carries)
  const counts = Array.from({ length: hoursOfDay }, (_, hour) => countsAt(hour, sample, carries)).flat()
  const totals = Array.from({ length: hoursOfDay }, (_, hour) =>
    estimate(everyoneIn(counts.filter((count) => count.hour === hour).map(({ devices }) => devices)), sample),
  )
  const shown = counts.filter((count) => count.withheld === undefined)
  const peak = fullestOf(shown)
  return {
    sample,
    counts,
    totals,
    shown,
    peak,
    /** The fullest place, hour by hour. */
    ofPeakPlace: counts.filter(({ cell }) => cell === peak.cell),
    /** The next fullest place, at its own fullest hour. */
    second: fullestOf(shown.filter(({ cell }) => cell !== peak.cell)),
  }
})

/** Other samples of the same residents, to see how often an interval contains the truth. */
const trials = { seed: 1927, teams: 1928, count: 200 } as const

/** @param part of the devices that the town has, from 0 to 1 */
export function otherSample(random: Random, part = 1): { sample: Sample; carries: (who: number) => boolean } {
  const { residents } = town()
  const drawn = residents.map(({ side }) => random() < part * deviceShare[side])
  const carries = (who: number) => item(drawn, who)
  return { sample: sampleOf(residents, carries), carries }
}

/** How often published intervals at the fullest hour contain the truth, in other samples of the same residents. */
export const coverage = once(() => {
  const random = mulberry32(trials.seed)
  const { hour } = districtCounts().peak
  const shown = Array.from({ length: trials.count }, () => {
    const { sample, carries } = otherSample(random)
    return countsAt(hour, sample, carries).filter((count) => count.withheld === undefined)
  }).flat()
  const contains = shown.filter(({ truth, estimate: one }) => {
    const { least, most } = published(one)
    return least <= truth && truth <= most
  })
  return { samples: trials.count, intervals: shown.length, ...shareOf(contains.length, shown.length) }
})

/** The hours of the evening for which teams are planned, from the first to the last. */
export const planned = { from: 19, to: 23 } as const

/**
 * How often the rule for teams sends too few or too many, in other samples of the same residents: shares of the cells and hours
 * of the evening that need more than one team, or get more than one.
 */
export const teamErrors = once(() => {
  const random = mulberry32(trials.teams)
  const hours = Array.from({ length: planned.to - planned.from + 1 }, (_, index) => planned.from + index)
  const sent = Array.from({ length: trials.count }, () => {
    const { sample, carries } = otherSample(random)
    return hours.flatMap((hour) => countsAt(hour, sample, carries))
  })
    .flat()
    .flatMap(({ truth, estimate: one }) => {
      const [needed, teams] = [teamsFor(truth), teamsFor(published(one).most)]
      return Math.max(needed, teams) > 1 ? [teams - needed] : []
    })
  return {
    few: shareWhere(sent, (more) => more < 0),
    many: shareWhere(sent, (more) => more > 0),
  }
})
