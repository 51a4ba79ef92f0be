import type { Point } from '#content/day/ground/sheet.ts'

/** One visit as it truly happened, in minutes after midnight. */
export interface Visit {
  readonly place: number
  readonly arrive: number
  readonly leave: number
}

/** A halt in traffic on the way: not a visit, though a careless detector calls it one. */
export interface Hold {
  /** Number of the visit after which the leg starts. */
  readonly after: number
  /** Share of the leg's moving time at which it happens. */
  readonly at: number
  readonly minutes: number
}

export interface Itinerary {
  /** Places by number, from 1. */
  readonly places: Readonly<Record<number, Point>>
  readonly visits: readonly Visit[]
  readonly holds: readonly Hold[]
}

/** The truth behind the one day: a field technician who never lived. The detector does not see it. */
export const itinerary: Itinerary = {
  places: {
    1: { x: 92, y: 300 },
    2: { x: 188, y: 108 },
    3: { x: 356, y: 70 },
    4: { x: 452, y: 122 },
    5: { x: 528, y: 262 },
    6: { x: 404, y: 322 },
    7: { x: 258, y: 288 },
    8: { x: 150, y: 214 },
  },
  visits: [
    { place: 1, arrive: 0, leave: 426 },
    { place: 2, arrive: 437, leave: 463 },
    { place: 3, arrive: 473, leave: 678 },
    { place: 4, arrive: 686, leave: 734 },
    { place: 5, arrive: 745, leave: 905 },
    { place: 6, arrive: 914, leave: 927 },
    { place: 7, arrive: 937, leave: 1052 },
    { place: 1, arrive: 1063, leave: 1126 },
    { place: 8, arrive: 1133, leave: 1203 },
    { place: 1, arrive: 1211, leave: 1440 },
  ],
  holds: [
    { after: 0, at: 0.45, minutes: 4 },
    { after: 4, at: 0.6, minutes: 3 },
  ],
}

/** Where a place truly is. */
export function placeOf(plan: Itinerary, place: number): Point {
  const point = plan.places[place]
  if (!point) throw new RangeError(`The itinerary visits place ${place}, which has no point.`)
  return point
}
