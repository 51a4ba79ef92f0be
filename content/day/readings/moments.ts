import { day, entropyOf } from '#content/day/day.ts'
import type { Line, Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import type { Place } from '#content/day/track/places.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'

/** Where a moment stands to the alert: before it, the rule waiting, the alert, after it, the end of the day. */
export type Phase = 'before' | 'waits' | 'alert' | 'after' | 'ends'

/** One moment of the day, with all that is known by then. */
export interface Moment {
  readonly phase: Phase
  /** Whole minutes after midnight. */
  readonly minutes: number
  /** Number of the place where the track is. */
  readonly place: number
  readonly at: Point
  /** Minutes since the end of the stop that the alert is about; negative before it. */
  readonly sinceStop: number
  /** Trips that are over. */
  readonly trips: number
  /** Places visited so far, this one included. They are numbered in order of arrival. */
  readonly visited: number
  /** Minutes at rest so far, and the count of places that they were spent at. */
  readonly rest: number
  readonly rested: number
  /** Entropy so far, in bits. */
  readonly entropy: number
}

/** Every arrival, the alert, and the end of the day, in order of time. */
export function moments(): readonly Moment[] {
  const { stays, short } = day()
  const alerted = stays.findIndex(({ place }) => place === short.id)
  const arrivals = stays.map((stay, index) => {
    const phase: Phase = index < alerted ? 'before' : index === alerted ? 'waits' : 'after'
    return momentAt(stay.arrive, index, phase)
  })
  const alert = momentAt(item(stays, alerted).arrive + stayParameters.duration, alerted, 'alert')
  const end = momentAt(item(stays, -1).leave, stays.length - 1, 'ends')
  return [...arrivals.slice(0, alerted + 1), alert, ...arrivals.slice(alerted + 1), end]
}

/** @param index of the stay that the moment falls in */
function momentAt(minutes: number, index: number, phase: Phase): Moment {
  const { stays, places, short } = day()
  const stop = item(
    stays,
    stays.findIndex((stay) => stay.place === short.id),
  )
  const begun = stays
    .slice(0, index + 1)
    .map((stay) => ({ ...stay, minutes: Math.min(stay.leave, minutes) - stay.arrive }))
  const soFar = places.flatMap((place): Place[] => {
    const sum = begun.filter((stay) => stay.place === place.id).reduce((total, stay) => total + stay.minutes, 0)
    return sum > 0 ? [{ ...place, minutes: sum }] : []
  })
  const { place } = item(stays, index)
  return {
    phase,
    minutes,
    place,
    at: item(places, place - 1),
    sinceStop: minutes - stop.leave,
    trips: index,
    visited: Math.max(...begun.map((stay) => stay.place)),
    rest: begun.reduce((total, stay) => total + stay.minutes, 0),
    rested: soFar.length,
    entropy: soFar.length > 0 ? entropyOf(soFar) : 0,
  }
}

/** The streets of the sheet and the ways of the day's trips, in sheet units. */
export function daySheet(): { streets: readonly Line[]; ways: readonly Line[] } {
  const { roads, trips } = day()
  return {
    streets: roads.edges.map(([from, to]) => [item(roads.nodes, from), item(roads.nodes, to)]),
    ways: trips.map(({ fixes }) => fixes),
  }
}
