import { dotData, pathData } from '#components/figures/engine/path.ts'
import { type Entity, positionAt } from '#content/day/counts/population.ts'
import { day } from '#content/day/day.ts'
import { distance, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { fence } from '#content/day/track/geofence.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'

/** The part of the sheet around the fence, in sheet units. */
export const frame = { left: 305, top: 205, width: 252, height: 180 } as const

/** The fence and the streets of the frame, drawn once and used three times. */
export function groundData(): { fence: string; streets: string } {
  const { roads } = day()
  const streets = roads.edges
    .map(([from, to]) => [item(roads.nodes, from), item(roads.nodes, to)])
    .filter((street) => street.some(isInFrame))
  return { fence: fence.map(({ x, y }) => `${x},${y}`).join(' '), streets: pathData(streets, 0) }
}

export interface Instant {
  /** Minutes after midnight. */
  minutes: number
  subject: Point
  /** Path data of the way so far, since the departure. */
  way: string
  /** Path data of the others as dots. */
  moving: string
  still: string
}

/** Leaving the place before, coming to rest, and the alert, as the sheet saw them. */
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

const isInFrame = ({ x, y }: Point): boolean =>
  x > frame.left && x < frame.left + frame.width && y > frame.top && y < frame.top + frame.height

/** More than six units in the ten minutes before, as on the awareness sheet. */
function isMoving(entity: Entity, minutes: number): boolean {
  return distance(positionAt(entity, minutes / 60), positionAt(entity, minutes / 60 - 0.16)) > 6
}

const dots = (entities: readonly Entity[], minutes: number): string =>
  dotData(
    entities.map((entity) => positionAt(entity, minutes / 60)),
    1,
  )

function instant(minutes: number, subject: Point, from: number): Instant {
  const { kept, entities } = day()
  const fixes = kept.filter((fix) => fix.t >= from && fix.t <= minutes)
  const inFrame = entities.filter((entity) => isInFrame(positionAt(entity, minutes / 60)))
  return {
    minutes,
    subject: { x: Math.round(subject.x), y: Math.round(subject.y) },
    way: minutes > from ? pathData([[...fixes, subject]], 0.9) : '',
    moving: dots(
      inFrame.filter((entity) => isMoving(entity, minutes)),
      minutes,
    ),
    still: dots(
      inFrame.filter((entity) => !isMoving(entity, minutes)),
      minutes,
    ),
  }
}
