import type { Line } from '#content/day/ground/sheet.ts'
import { simplify } from '#content/day/ground/sheet.ts'
import type { Trip } from '#content/day/track/staypoints.ts'

/** A trip as it is drawn: without the fixes that its line passes anyway. */
export const tripLine = (trip: Trip): Line => simplify(trip.fixes, 0.9)

/** Radius of a place's circle, in sheet units. The circle's area is proportional to the time spent there. */
export const placeRadius = (minutes: number): number => Math.sqrt(minutes) * 1.25
