import { metres, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { envelope, type Staypoint, type TimedPoint } from './staypoints.ts'

const dayLength = 1440

/** A stay in whole minutes: dwell is departure minus arrival, trips fill the rest, and the day sums to 1,440. */
export interface Stay extends Staypoint {
  readonly place: number
  readonly arrive: number
  readonly leave: number
  readonly minutes: number
  /** Radius holding 68 % of its fixes, in metres. */
  readonly envelope: number
}

/** A place of one or more stays. Its point is that of the first of them. */
export interface Place extends Point {
  /** From 1, in order of first arrival. */
  readonly id: number
  readonly minutes: number
}

/**
 * Gives each stay the place it was at: the first earlier place within reach, else a new one.
 *
 * @param reach metres
 */
export function nameStays(fixes: readonly TimedPoint[], staypoints: readonly Staypoint[], reach: number): Stay[] {
  const centres: Staypoint[] = []
  return staypoints.map((staypoint, index) => {
    let place = centres.findIndex((centre) => metres(centre, staypoint) < reach) + 1
    if (place === 0) place = centres.push(staypoint)
    const arrive = index === 0 ? 0 : Math.round(staypoint.first)
    const leave = index === staypoints.length - 1 ? dayLength : Math.round(staypoint.last)
    return { ...staypoint, place, arrive, leave, minutes: leave - arrive, envelope: envelope(fixes, staypoint, 0.68) }
  })
}

/** The places of a day, with the time spent at each. */
export function placesOf(stays: readonly Stay[]): Place[] {
  const visits = Map.groupBy(stays, (stay) => stay.place)
  return [...visits].map(([id, here]) => {
    const { x, y } = item(here, 0)
    return { id, x, y, minutes: here.reduce((sum, stay) => sum + stay.minutes, 0) }
  })
}
