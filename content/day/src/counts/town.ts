/*
 * The one invented town of the simulated day, computed once: where its places are (sites), and who lives in it (town). All
 * examples that count residents share it: the figures "junction", "mixing", "cells", "crowd" and "catchment". A change takes
 * effect with `npm run results -w content/day`.
 */

import { drawTown } from '#day/counts/draw-town.ts'
import type { Trip } from '#day/counts/residents.ts'
import { sitesOn } from '#day/counts/town-places.ts'
import { day } from '#day/day.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'

const townSeed = 8000

/** The places of the town, by name. */
export const sites = once(() => sitesOn(day().roads))

/** The one town, with its residents and their trips, that all examples which count people share. */
export const town = once(() => drawTown(mulberry32(townSeed), day().roads, sites(), 8000))

/**
 * The trips of the residents on a day, of which the first is that of the town. The seed of each is one higher.
 *
 * @param after days since the first
 */
export const tripsOfDay = (after: number): readonly Trip[] =>
  after === 0 ? town().trips : town().anotherDay(mulberry32(townSeed + after))
