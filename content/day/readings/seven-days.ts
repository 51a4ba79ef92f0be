import { day, entropyOf } from '#content/day/day.ts'
import { mulberry32 } from '#content/day/random.ts'
import { rejectSpikes } from '#content/day/track/filter.ts'
import { drawItinerary } from '#content/day/track/other-day.ts'
import { nameStays, type Place, placesOf, type Stay } from '#content/day/track/places.ts'
import { detectStays, stayParameters } from '#content/day/track/staypoints.ts'
import { drawTrack } from '#content/day/track/track.ts'

/** One of seven other days, read with the filter and the detector of the one day, unchanged. */
export interface WeekDay {
  readonly seed: number
  readonly stays: readonly Stay[]
  readonly places: readonly Place[]
  /** Entropy of the time spent at each place, in bits. */
  readonly entropy: number
  /** The stay that is shorter than every other of the seven days, if it is on this one. */
  readonly shortest: Stay | undefined
}

const days = 7

function read(seed: number): Omit<WeekDay, 'shortest'> {
  const random = mulberry32(seed)
  const fixes = drawTrack(random, day().roads, drawItinerary(random, day().roads))
  const { kept } = rejectSpikes(fixes)
  const stays = nameStays(kept, detectStays(kept, stayParameters), stayParameters.distance)
  const places = placesOf(stays)
  return { seed, stays, places, entropy: entropyOf(places) }
}

let drawn: readonly WeekDay[] | undefined

/** Seven days of the table of other days, seeds 1 to 7 in order and none left out. */
export function week(): readonly WeekDay[] {
  if (drawn) return drawn
  const found = Array.from({ length: days }, (_, index) => read(index + 1))
  const stays = found.flatMap((one) => one.stays)
  const shortest = stays.reduce((least, stay) => (stay.minutes < least.minutes ? stay : least))
  drawn = found.map((one) => ({ ...one, shortest: one.stays.find((stay) => stay === shortest) }))
  return drawn
}
