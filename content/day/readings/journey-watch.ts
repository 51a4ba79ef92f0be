import { day } from '#content/day/day.ts'
import { mulberry32 } from '#content/day/random.ts'
import { drawItinerary, habits } from '#content/day/track/other-day.ts'

const seeds = 40
/** Minutes after which a halt under way raises the alarm. */
export const patiences = [3, 5, 7, 9, 15] as const

/** What one threshold does on journeys on which nothing was wrong. */
export interface Watch {
  readonly patience: number
  /** Journeys with an alarm. */
  readonly alarms: number
}

function compute() {
  const plans = Array.from({ length: seeds }, (_, index) => drawItinerary(mulberry32(index + 1), day().roads))
  const journeys = plans.reduce((sum, { visits }) => sum + visits.length - 1, 0)
  const halts = plans.flatMap(({ holds }) => holds.map(({ minutes }) => minutes))
  const watches = patiences.map((patience) => ({
    patience,
    alarms: halts.filter((minutes) => minutes >= patience).length,
  }))
  return { days: seeds, journeys, halts: halts.length, longestHalt: habits.longestHalt, watches }
}

let computed: ReturnType<typeof compute> | undefined

/** Journeys of forty other days, seeds 1 to 40 and none left out, watched with thresholds of different patience. */
export function journeyWatch(): Readonly<ReturnType<typeof compute>> {
  computed ??= compute()
  return computed
}
