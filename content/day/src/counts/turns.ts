/*
 * Turning counts of one junction of the simulated day: how many residents of the invented town come from which street and
 * leave by which. Data of the figure "junction" and of the numbers junction.*, on the page on urban planning. A change takes
 * effect with `npm run results -w content/day`.
 */

import { type Mode, modes, type Trip } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { day } from '#day/day.ts'
import { partLengths } from '#day/ground/roads.ts'
import type { Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { sum } from '#day/sums.ts'

/** A junction with four streets, west of the retail park and south of a school: its number, and its streets by direction. */
const junction = { node: 94, arms: { north: 80, east: 95, south: 108, west: 93 } } as const

export type Arm = keyof typeof junction.arms
export const arms = ['north', 'east', 'south', 'west'] as const satisfies readonly Arm[]

/** The people of one hour who come from one street and leave by another, by mode. */
export interface Turn {
  readonly from: Arm
  readonly to: Arm
  readonly people: Readonly<Record<Mode, number>>
  readonly sum: number
}

/** When a trip passes a junction, in minutes after midnight, with the points before and after it on its route. */
function passing({ route, depart, arrive }: Trip, at: Point) {
  const index = route.indexOf(at)
  if (index < 1 || index === route.length - 1) return undefined
  const lengths = partLengths(route)
  const time = depart + ((arrive - depart) * sum(lengths.slice(0, index))) / sum(lengths)
  return { time, before: item(route, index - 1), after: item(route, index + 1) }
}

/**
 * The flows of one junction in its busiest hour that starts on a quarter, from each street to each other by mode: the turning
 * movement count of traffic engineers, in people in place of vehicles.
 */
export const junctionTurns = once(() => {
  const { nodes } = day().roads
  const at = item(nodes, junction.node)
  const armAt = (point: Point) => arms.find((arm) => item(nodes, junction.arms[arm]) === point)
  const passes = town().trips.flatMap((trip) => {
    const pass = passing(trip, at)
    const [from, to] = [pass && armAt(pass.before), pass && armAt(pass.after)]
    return pass && from && to ? [{ from, to, who: trip.who, mode: trip.mode, time: pass.time }] : []
  })
  const within = (hour: number) => passes.filter(({ time }) => time >= hour && time < hour + 60)
  const starts = Array.from({ length: 93 }, (_, quarter) => quarter * 15)
  const start = starts.reduce((best, other) => (within(other).length > within(best).length ? other : best))
  const turns = arms.flatMap((from) =>
    arms.flatMap((to): Turn[] => {
      const here = within(start).filter((pass) => pass.from === from && pass.to === to)
      const count = (mode: Mode) => here.filter((pass) => pass.mode === mode).length
      const people = { walk: count('walk'), bus: count('bus'), car: count('car') }
      return here.length > 0 ? [{ from, to, people, sum: here.length }] : []
    }),
  )
  const large = turns.filter((turn) => turn.sum >= 50)
  const counted = (mode: Mode) => sum(turns.map(({ people }) => people[mode]))
  return {
    /** Start of the hour, in minutes after midnight. */
    start,
    /** Who passes in that hour, by the number of the resident. */
    passes: within(start),
    turns,
    people: sum(turns.map(({ sum: all }) => all)),
    /** The flows of at least 50 people, which have their numbers in the drawing. */
    large,
    byMode: Object.fromEntries(modes.map((mode) => [mode, counted(mode)])) as Record<Mode, number>,
    /** The largest flow without a car, which a count of vehicles would hide. */
    hidden: turns.filter(({ people }) => people.car === 0).reduce((most, one) => (one.sum > most.sum ? one : most)),
  }
})
