import { isMoving, positionAt } from '#content/day/counts/population.ts'
import { day } from '#content/day/day.ts'
import type { Line, Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'

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
export interface Instant {
  /** After midnight. */
  readonly minutes: number
  /** The person whom the alert is about. */
  readonly subject: Point
  /** The way of that person since the departure; empty at the departure itself. */
  readonly way: Line
  /** Places of the others in the frame. */
  readonly moving: readonly Point[]
  readonly still: readonly Point[]
}

/** Leaving the place before, coming to rest, and the alert. */
export function instants(): readonly [Instant, Instant, Instant] {
  const { stays, short } = day()
  const at = stays.findIndex((stay) => stay.place === short.id)
  const [before, stop] = [item(stays, at - 1), item(stays, at)]
  return [
    instant(before.leave, before, before.leave),
    instant(stop.arrive, stop, before.leave),
    instant(stop.arrive + stayParameters.duration, stop, before.leave),
  ]
}

/** @param minutes after midnight, as `departure` is */
function instant(minutes: number, subject: Point, departure: number): Instant {
  const { kept, entities } = day()
  const hour = minutes / 60
  const others = entities
    .map((entity) => ({ place: positionAt(entity, hour), isMoving: isMoving(entity, hour) }))
    .filter(({ place }) => isInFrame(place))
  const fixes = kept.filter((fix) => fix.t >= departure && fix.t <= minutes)
  return {
    minutes,
    subject,
    way: minutes > departure ? [...fixes, subject] : [],
    moving: others.flatMap((other) => (other.isMoving ? [other.place] : [])),
    still: others.flatMap((other) => (other.isMoving ? [] : [other.place])),
  }
}
