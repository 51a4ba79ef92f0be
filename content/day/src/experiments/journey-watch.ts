/*
 * False alarms of a watch over travellers on other simulated days, which reports who halts too long: a threshold is chosen
 * on some days and judged on others. The numbers watch.* of the article on uses. A change takes effect with
 * `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { sum } from '#day/sums.ts'
import { drawItinerary, habits } from '#day/track/itinerary.ts'

/** Days from which a threshold is chosen, and days on which the choice is judged, by seed; none is left out. */
const chosenOn = { first: 1, days: 40 } as const
const judgedOn = { first: 41, days: 80 } as const
/** Minutes after which a halt under way raises the alarm. */
const patiences = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const
/** Normal deviate of a two-sided interval of 95 percent. */
const deviate = 1.96

/** Journeys of some other days on which nothing is wrong, and how many of their halts outlast each threshold. */
function watchDays({ first, days }: { readonly first: number; readonly days: number }) {
  const plans = Array.from({ length: days }, (_, index) => drawItinerary(mulberry32(first + index), day().roads))
  const halts = plans.flatMap(({ holds }) => holds.map(({ minutes }) => minutes))
  return {
    days,
    journeys: sum(plans.map(({ visits }) => visits.length - 1)),
    halts: halts.length,
    longestHalt: habits.longestHalt,
    watches: patiences.map((patience) => ({
      patience,
      alarms: halts.filter((minutes) => minutes >= patience).length,
    })),
  }
}

/** Journeys of forty other days, watched with thresholds of different patience. */
export const journeyWatch = once(() => watchDays(chosenOn))

/**
 * One of those thresholds on eighty days that had no part in the choice: what the forty days lead to expect, and what
 * came. The margin is enough in 95 of 100 forecasts, where alarms are independent: both counts scatter as Poisson's law says.
 */
export const judgedWatch = once(() => {
  const patience = 7
  const alarmsOf = ({ watches }: ReturnType<typeof watchDays>) =>
    watches.find((watch) => watch.patience === patience)?.alarms ?? Number.NaN
  const times = judgedOn.days / chosenOn.days
  const learned = alarmsOf(journeyWatch())
  const expected = learned * times
  return {
    patience,
    days: judgedOn.days,
    alarms: alarmsOf(watchDays(judgedOn)),
    expected,
    margin: deviate * Math.sqrt(expected + times ** 2 * learned),
  }
})
