/*
 * Panels of devices at the concert of the simulated town, and their counts every five minutes. A panel is not like the crowd:
 * younger residents carry a device more often, and few visitors from outside the town do. event-crowd.ts compares the counts. A
 * change takes effect with `npm run results -w content/day`.
 */

import { concert } from '#day/counts/draw-town.ts'
import { whereIs } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { cellAt, districtCounts, rule } from '#day/experiments/district-counts.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { gaussian, mulberry32, type Random } from '#day/random.ts'
import { normalQuantile } from '#day/statistics.ts'
import { mean, sum } from '#day/sums.ts'

/** Seeds: of ages and visitors, of the zone in front of the stage, and of the panels. */
const seeds = { people: 1880, front: 1881, panels: 1882 } as const

/** The first and the last count, in minutes after midnight, and minutes from one to the next. */
export const evening = { from: 18 * 60, to: 23 * 60, every: 5 } as const

/** Visitors from outside the town, who come by train: minutes of their arrival, and mean minutes until they leave. */
export const visitors = { count: 400, arrive: 19 * 60, spread: 15, leaveWithin: 12 } as const

/** Groups of people, by which the panel is not like the crowd: residents under 35, older residents, and visitors. */
export type Group = 'young' | 'old' | 'visitor'
type ByGroup<Value> = Readonly<Record<Group, Value>>

/** Share of the younger residents: of those who go to the concert, and of all others. */
export const young = { there: 0.6, elsewhere: 0.35 } as const

/** Share of each group that carries a device of the panel. */
export const carries: ByGroup<number> = { young: 0.3, old: 0.12, visitor: 0.05 }

/**
 * The zone in front of the stage: its area in m², the share of those at the concert who stand there, and the share of their
 * devices, and of all others at the concert, that receivers place on the wrong side of its line.
 */
export const front = { area: 150, share: 0.4, misplaced: 0.1 } as const

/** When gates begin to count everyone who enters; one of the ways to use them counts for half an hour alone. */
export const gates = { from: 18.5 * 60, halfHour: 19 * 60 } as const

/** Someone who may be in the cell of the concert. */
interface Person {
  readonly group: Group
  readonly isThere: (time: number) => boolean
  /** When the person enters at a gate; undefined for who does not go to the concert. */
  readonly enters: number | undefined
}

function visitorFrom(random: Random): Person {
  const enters = visitors.arrive + gaussian(random) * visitors.spread
  const leaves = concert.to - visitors.leaveWithin * Math.log(1 - random())
  return { group: 'visitor', isThere: (time) => enters <= time && time < leaves, enters }
}

/** Everyone of the evening: the residents of the town, by their numbers there, then the visitors. */
export const people = once((): readonly Person[] => {
  const random = mulberry32(seeds.people)
  const { cell } = districtCounts().peak
  const residents = town().residents.map((resident): Person => {
    const enters = resident.trips.find(({ purpose }) => purpose === 'event')?.arrive
    return {
      group: random() < (enters === undefined ? young.elsewhere : young.there) ? 'young' : 'old',
      isThere: (time) => cellAt(whereIs(resident, time)) === cell,
      enters,
    }
  })
  return [...residents, ...Array.from({ length: visitors.count }, () => visitorFrom(random))]
})

/** Who at the concert stands in front of the stage, and whose device is heard there, by their numbers. */
const inFront = once(() => {
  const random = mulberry32(seeds.front)
  return people().map(({ enters }) => {
    const isThere = random() < front.share
    const isMisplaced = random() < front.misplaced
    return enters === undefined ? { isThere: false, isHeard: false } : { isThere, isHeard: isThere !== isMisplaced }
  })
})

/** Who is there at a minute, by their numbers. */
export const presentAt = (time: number): number[] =>
  people().flatMap(({ isThere }, who) => (isThere(time) ? [who] : []))

/** Who has entered at the gates since they began to count. */
const enteredUntil = (time: number): number[] =>
  people().flatMap(({ enters }, who) => (enters !== undefined && gates.from <= enters && enters <= time ? [who] : []))

/** Who was there at each count, and who had entered: until then, and in the half hour of the gates. */
const present = once(() =>
  Array.from({ length: (evening.to - evening.from) / evening.every + 1 }, (_, index) => {
    const time = evening.from + index * evening.every
    const entered = { gates: enteredUntil(time), halfHour: enteredUntil(Math.min(time, gates.halfHour)) }
    return { time, there: presentAt(time), entered }
  }),
)

/** Ways to count people: all devices alike, weighted by age, and with the gates, for half an hour or all evening. */
export const methods = ['alike', 'age', 'halfHour', 'gates'] as const
export type Method = (typeof methods)[number]

export interface EventEstimate {
  readonly people: number
  /** Limits of the 95 percent interval. */
  readonly least: number
  readonly most: number
}

/** A device, by the people for whom it stands, and what it adds to a count, which it also lowers if it was seen at a gate. */
interface Part {
  readonly weight: number
  readonly adds: number
}

/**
 * The interval of a count, on the scale of logarithms, so that it never reaches below zero. Its variance is that of people who
 * carry a device independently.
 *
 * Source: Horvitz and Thompson, A Generalization of Sampling Without Replacement from a Finite Universe, J. Amer. Statist. Assoc.
 * 47, 1952.
 */
export function within(count: number, parts: readonly Part[]): EventEstimate {
  const variance = sum(parts.map(({ weight, adds }) => weight * (weight - 1) * adds ** 2))
  const factor = Math.exp((normalQuantile * Math.sqrt(variance)) / count)
  return { people: count, least: count / factor, most: count * factor }
}

/** The people for whom devices stand, each by its weight, with their interval. */
export const byWeights = (weights: readonly number[]): EventEstimate =>
  within(
    sum(weights),
    weights.map((weight) => ({ weight, adds: 1 })),
  )

/** A device in a count with the gates. */
interface GateDevice {
  readonly weight: number
  /** How much of it counts: nothing where it is not there. */
  readonly part: number
  /** Whether it has entered at a gate so far, and whether it was seen while the gates were counted. */
  readonly hasEntered: boolean
  readonly isSeen: boolean
}

/**
 * People there of whom the device has entered at a gate, times the people who entered over what the devices make of them: a
 * ratio, whose variance has fewer errors than its two parts, because most devices are in both. To these are added those whose
 * device has passed no gate, such as residents of the cell, by their weights.
 *
 * Source: Taylor series of a ratio, Wolter, Introduction to Variance Estimation, 2007, 6.
 *
 * @param atGates people who were counted at the gates
 */
export function byGates(devices: readonly GateDevice[], atGates: number): EventEstimate {
  const seenPeople = sum(devices.map(({ weight, isSeen }) => (isSeen ? weight : 0)))
  const factor = seenPeople > 0 ? atGates / seenPeople : 1
  const inside = sum(devices.map(({ weight, part, hasEntered }) => (hasEntered ? weight * part : 0)))
  const others = sum(devices.map(({ weight, part, hasEntered }) => (hasEntered ? 0 : weight * part)))
  return within(
    factor * inside + others,
    devices.map(({ weight, part, hasEntered, isSeen }) => ({
      weight,
      adds: (hasEntered ? factor : 1) * part - (isSeen ? (factor * inside) / seenPeople : 0),
    })),
  )
}

/**
 * How much of a device counts as in front of the stage, if some are heard on the wrong side of its line: less than nothing on
 * the other side, so that the sum is right on average.
 *
 * Source: Rogan and Gladen, Estimating Prevalence from the Results of a Screening Test, American Journal of Epidemiology 107, 1978.
 */
export function partHeard(isHeard: boolean, hasEntered: boolean): number {
  const part = isHeard ? 1 : 0
  return hasEntered ? (part - front.misplaced) / (1 - 2 * front.misplaced) : part
}

/**
 * The weights of a panel, and its counts of people. Devices have the numbers of the people who carry them.
 *
 * @param part of the devices of the example
 */
export function panelOf(random: Random, part = 1) {
  const all = people().map(({ group }) => group)
  const isCarrier = all.map((group) => random() < part * carries[group])
  const groupOf = (who: number): Group => item(all, who)
  const count = (who: readonly number[], group: Group) => who.filter((one) => groupOf(one) === group).length
  const devicesOf = (who: readonly number[]) => who.filter((one) => isCarrier[one])
  const residents = { young: count([...all.keys()], 'young'), old: count([...all.keys()], 'old') }
  const panel = devicesOf([...all.keys()])
  const devices = { young: count(panel, 'young'), old: count(panel, 'old') }
  const alike = (residents.young + residents.old) / (devices.young + devices.old)
  /** How many visitors carry a device is not known, so that theirs stands for as many people as the mean of all. */
  const weights: ByGroup<number> = {
    young: residents.young / devices.young,
    old: residents.old / devices.old,
    visitor: alike,
  }
  const byAge = (device: number) => weights[groupOf(device)]

  /**
   * A count with the gates, or by age where too few devices were seen at them.
   *
   * @param atGates people who were counted at the gates
   * @param entered people who have entered so far
   * @param partOf how much of a device there counts
   */
  const countedWithGates = (
    there: readonly number[],
    atGates: readonly number[],
    entered: readonly number[] = atGates,
    partOf: (device: number) => number = () => 1,
  ) => {
    const seen = devicesOf(atGates)
    if (seen.length < rule.leastDevices) return byWeights(there.map(byAge))
    const [isThere, isSeen, hasEntered] = [new Set(there), new Set(seen), new Set(entered)]
    const devices = [...new Set([...there, ...seen])].map((device) => ({
      weight: byAge(device),
      part: isThere.has(device) ? partOf(device) : 0,
      hasEntered: hasEntered.has(device),
      isSeen: isSeen.has(device),
    }))
    return byGates(devices, atGates.length)
  }

  const inFrontBy = (entered: ReadonlySet<number>) => (device: number) =>
    partHeard(item(inFront(), device).isHeard, entered.has(device))

  const counts = present().map(({ time, there, entered }) => {
    const seen = devicesOf(there)
    const heard = seen.filter((who) => item(inFront(), who).isHeard)
    const isCounted = time <= concert.to && Math.min(heard.length, devicesOf(entered.gates).length) >= rule.leastDevices
    return {
      time,
      truth: there.length,
      /** People who had entered at the gates. */
      entered: entered.gates.length,
      residents: there.length - count(there, 'visitor'),
      /** People in front of the stage, and their count with the gates; null where too few devices were heard, and after the end. */
      front: {
        truth: there.filter((who) => item(inFront(), who).isThere).length,
        estimate: isCounted
          ? countedWithGates(seen, entered.gates, entered.gates, inFrontBy(new Set(entered.gates)))
          : null,
      },
      devices: { young: count(seen, 'young'), old: count(seen, 'old'), visitor: count(seen, 'visitor') },
      estimates: {
        alike: byWeights(seen.map(() => alike)),
        age: byWeights(seen.map(byAge)),
        halfHour: countedWithGates(seen, entered.halfHour, entered.gates),
        gates: countedWithGates(seen, entered.gates),
      } satisfies Readonly<Record<Method, EventEstimate>>,
    }
  })
  return { residents, devices, weights, isCarrier, counts }
}

export type EventCount = ReturnType<typeof panelOf>['counts'][number]

export type Panel = ReturnType<typeof panelOf>

/** Number of the panels. */
const trials = 200

/** Panels of the same crowd. */
export const draws = once(() => {
  const random = mulberry32(seeds.panels)
  return Array.from({ length: trials }, () => panelOf(random))
})

/** The share of residents that carry a device of this panel, expected. */
export const carriedBy = (): number =>
  mean(people().flatMap(({ group }) => (group === 'visitor' ? [] : [carries[group]])))
