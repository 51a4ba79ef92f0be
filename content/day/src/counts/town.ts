import { drawTown, sitesOn } from '#day/counts/residents.ts'
import { day } from '#day/day.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'

const townSeed = 8000

/** The places of the town, by name. */
export const sites = once(() => sitesOn(day().roads))

/** The one town, with its residents and their trips, that all examples which count people share. */
export const town = once(() => drawTown(mulberry32(townSeed), day().roads, sites(), 8000))
