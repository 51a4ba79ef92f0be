import { metres } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { median } from './filter.ts'
import type { Stay } from './places.ts'
import type { TimedPoint } from './staypoints.ts'

/** The movement between two stays. */
export interface Trip {
  /** Place numbers. */
  readonly from: number
  readonly to: number
  /** Whole minutes after midnight. */
  readonly depart: number
  readonly arrive: number
  /** Length of the path through its fixes, in kilometres. */
  readonly km: number
  /** Median speed from fix to fix, in kilometres per hour. */
  readonly kmh: number
  readonly fixes: readonly TimedPoint[]
}

/** The legs between consecutive stays; each starts with the last fix of one and ends with the first of the next. */
export function tripsBetween(fixes: readonly TimedPoint[], stays: readonly Stay[]): Trip[] {
  return stays.slice(1).map((next, index) => {
    const stay = item(stays, index)
    const path = fixes.slice(stay.to - 1, next.from + 1)
    const steps = path.slice(1).map((fix, step) => {
      const before = item(path, step)
      return { km: metres(before, fix) / 1000, hours: Math.max(1e-6, (fix.t - before.t) / 60) }
    })
    return {
      from: stay.place,
      to: next.place,
      depart: stay.leave,
      arrive: next.arrive,
      km: steps.reduce((sum, step) => sum + step.km, 0),
      kmh: median(steps.map((step) => step.km / step.hours)),
      fixes: path,
    }
  })
}
