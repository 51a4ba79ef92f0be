/*
 * The simulated day moment by moment, and the half hour around its shortest stay: what /real-time-awareness and home draw
 * (results/moments.json, results/stop.json). A change takes effect with `npm run results -w content/day`.
 */

import { isMoving, positionAt } from '#day/counts/population.ts'
import { day, entropyOf } from '#day/day.ts'
import type { Line, Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { rounded } from '#day/rounded.ts'
import { sum } from '#day/sums.ts'
import { stayParameters } from '#day/track/staypoints.ts'
import type { Moment, Phase, StopEvent } from '../../format.ts'

/** Ends of the half hour around the shortest stay, in minutes after midnight: 15:00 and 15:30. */
const from = 900
const to = 930

const placeOf = (minutes: number): number => rounded(((minutes - from) / (to - from)) * 100, 2)

/** The shortest stay, and its position in the list of stays. */
export function shortStay() {
  const { stays, short } = day()
  const at = stays.findIndex(({ place }) => place === short.id)
  return { at, stop: item(stays, at), before: item(stays, at - 1) }
}

/** The events of the half hour, in order of time. */
export function halfHour(): readonly StopEvent[] {
  const { enters } = day()
  const { before, stop } = shortStay()
  const events = [
    ['leaves-before', before.leave],
    ['enters', Math.floor(enters)],
    ['stops', stop.arrive],
    ['alert', stop.arrive + stayParameters.duration],
    ['leaves-after', stop.leave],
  ] as const
  return events.map(([kind, minutes]) => ({ kind, minutes, place: placeOf(minutes) }))
}

/** The part of the sheet around the fence, in sheet units. */
export const frame = { left: 305, top: 205, width: 252, height: 180 } as const

const isInFrame = ({ x, y }: Point): boolean =>
  x > frame.left && x < frame.left + frame.width && y > frame.top && y < frame.top + frame.height

/** The streets of which an end lies in the frame. */
export function streetsInFrame(): readonly Line[] {
  const { nodes, edges } = day().roads
  return edges.map(([from, to]) => [item(nodes, from), item(nodes, to)]).filter((street) => street.some(isInFrame))
}

/** One moment of the day, as the sheet saw the frame. */
type Instant = ReturnType<typeof instant>

/** Leaving the place before, coming to rest, and the alert. */
export function instants(): readonly [Instant, Instant, Instant] {
  const { before, stop } = shortStay()
  return [
    instant(before.leave, before, before.leave),
    instant(stop.arrive, stop, before.leave),
    instant(stop.arrive + stayParameters.duration, stop, before.leave),
  ]
}

/**
 * @param minutes after midnight, as `departure` is
 * @param subject the person whom the alert is about
 */
function instant(minutes: number, subject: Point, departure: number) {
  const { kept, entities } = day()
  const hour = minutes / 60
  const others = entities
    .map((entity) => ({ place: positionAt(entity, hour), isMoving: isMoving(entity, hour) }))
    .filter(({ place }) => isInFrame(place))
  const fixes = kept.filter((fix) => fix.t >= departure && fix.t <= minutes)
  return {
    minutes,
    subject,
    /** The way of the subject since the departure; empty at the departure itself. */
    way: minutes > departure ? [...fixes, subject] : [],
    /** Places of the others in the frame. */
    moving: others.flatMap((other) => (other.isMoving ? [other.place] : [])),
    still: others.flatMap((other) => (other.isMoving ? [] : [other.place])),
  }
}

/** The shortest stop of the day, the amber stone, in numbers to compute with. */
export function shortStop() {
  const { short } = day()
  return {
    minutes: short.minutes,
    envelopeMetres: shortStay().stop.envelope,
    /** From the alert, which waits as long as a stay must last, to the departure. */
    minutesAfterAlert: short.minutes - stayParameters.duration,
  }
}

/** Every arrival, the alert, and the end of the day, in order of time. */
export function moments(): readonly Moment[] {
  const { stays } = day()
  const { at: alerted, stop } = shortStay()
  const arrivals = stays.map((stay, index) => {
    const phase: Phase = index < alerted ? 'before' : index === alerted ? 'waits' : 'after'
    return momentAt(stay.arrive, index, phase)
  })
  const alert = momentAt(stop.arrive + stayParameters.duration, alerted, 'alert')
  const end = momentAt(item(stays, -1).leave, stays.length - 1, 'ends')
  return [...arrivals.slice(0, alerted + 1), alert, ...arrivals.slice(alerted + 1), end]
}

/** @param index of the stay that the moment falls in */
function momentAt(minutes: number, index: number, phase: Phase): Moment {
  const { stays, places } = day()
  const begun = stays
    .slice(0, index + 1)
    .map((stay) => ({ ...stay, minutes: Math.min(stay.leave, minutes) - stay.arrive }))
  const minutesAt = (id: number) => sum(begun.filter((stay) => stay.place === id).map((stay) => stay.minutes))
  const soFar = places.map((place) => ({ ...place, minutes: minutesAt(place.id) })).filter((place) => place.minutes > 0)
  const { place } = item(stays, index)
  return {
    phase,
    minutes,
    place,
    at: item(places, place - 1),
    sinceStop: minutes - shortStay().stop.leave,
    trips: index,
    visited: Math.max(...begun.map((stay) => stay.place)),
    rest: sum(begun.map((stay) => stay.minutes)),
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
