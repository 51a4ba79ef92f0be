/*
 * Seven other simulated days, read by the detector of the one day. Data of the figure "week" and of the numbers week.*. A
 * change takes effect with `npm run results -w content/day`.
 */

import { day, entropyOf } from '#day/day.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { rejectSpikes } from '#day/track/filter.ts'
import { drawTrack } from '#day/track/fixes.ts'
import { drawItinerary } from '#day/track/itinerary.ts'
import { detectStays, nameStays, placesOf, stayParameters } from '#day/track/staypoints.ts'

const days = 7

/** Another day, read with the filter and the detector of the one day, unchanged. */
function read(seed: number) {
  const random = mulberry32(seed)
  const fixes = drawTrack(random, day().roads, drawItinerary(random, day().roads))
  const { kept } = rejectSpikes(fixes)
  const stays = nameStays(kept, detectStays(kept, stayParameters), stayParameters.distance)
  const places = placesOf(stays)
  /** Entropy of the time spent at each place, in bits. */
  return { seed, stays, places, entropy: entropyOf(places) }
}

/** Seven days of the table of other days, seeds 1 to 7 in order and none left out. */
export const week = once(() => {
  const found = Array.from({ length: days }, (_, index) => read(index + 1))
  const stays = found.flatMap((one) => one.stays)
  const shortest = stays.reduce((least, stay) => (stay.minutes < least.minutes ? stay : least))
  /** The stay that is shorter than every other of the seven days, if it is on this one. */
  return found.map((one) => ({ ...one, shortest: one.stays.find((stay) => stay === shortest) }))
})
