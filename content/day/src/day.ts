/*
 * The one simulated day, computed once from its seed: the ground, the roads, the fixes of one person, what the detector
 * finds in them, and the commuters around. Most figures, numbers and tables start from it. A change takes effect with
 * `npm run results -w content/day`.
 */

import { countCrossings, peakHour } from '#day/counts/bridge-crossings.ts'
import { concentration, countTensor, drawPopulation, isMoving } from '#day/counts/population.ts'
import { drawNetwork, networkSeed } from '#day/graph/network.ts'
import { gradientNoise } from '#day/ground/noise.ts'
import { drawRoads } from '#day/ground/roads.ts'
import { metres } from '#day/ground/sheet.ts'
import { type Contour, contourLines, elevation, isNorth, sampleGrid } from '#day/ground/terrain.ts'
import { once } from '#day/once.ts'
import { anchors, locate, measure, pathLoss, transmitter } from '#day/radio/trilateration.ts'
import { sum } from '#day/sums.ts'
import { rejectSpikes } from '#day/track/filter.ts'
import { drawTrack } from '#day/track/fixes.ts'
import { fence, isInside } from '#day/track/geofence.ts'
import { itinerary, placeOf } from '#day/track/itinerary.ts'
import {
  detectStays,
  entropy,
  nameStays,
  type Place,
  placesOf,
  radiusOfGyration,
  stayParameters,
  sweep,
  tripsBetween,
} from '#day/track/staypoints.ts'
import { stack } from './cairn.ts'
import { item } from './item.ts'
import { mulberry32 } from './random.ts'

/** NTS sheet 31 G/5, on which Ottawa lies. */
export const daySeed = 3105
const populationSeed = 909
const radioSeed = 41
const cairnSeed = 8

/** Time of the awareness figure as a decimal hour: 15:24, when the stay at S6 has lasted as long as T. */
export const pictureHour = 15.4
/** A cell with this many entities or more is full. */
export const fullCell = 14

const contourInterval = 10

function compute() {
  // Ground, roads and track share one random stream, so their order must not change.
  const random = mulberry32(daySeed)
  const noise = gradientNoise(random)
  const grid = sampleGrid((x, y) => elevation(noise, x, y), 5)
  const contours: Contour[] = Array.from({ length: 15 }, (_, step) => {
    const level = 50 + step * contourInterval
    return { level, lines: contourLines(grid, level).filter((line) => line.length > 6) }
  })
  const roads = drawRoads(random, isNorth)
  const fixes = drawTrack(random, roads, itinerary)
  const { kept, rejected } = rejectSpikes(fixes)
  const stays = nameStays(kept, detectStays(kept, stayParameters), stayParameters.distance)
  const places = placesOf(stays)
  const short = places.reduce((least, place) => (place.minutes < least.minutes ? place : least))
  const centreErrors = stays.map((stay, index) => metres(stay, placeOf(itinerary, item(itinerary.visits, index).place)))
  const entities = drawPopulation(mulberry32(populationSeed), roads, itinerary, 220)
  const tensor = countTensor(entities)
  const bridges = roads.bridges.map(([a, b]) => (item(roads.nodes, a).x + item(roads.nodes, b).x) / 2)
  const screenlines = countCrossings(entities, bridges, isNorth)
  const rangings = measure(mulberry32(radioSeed), transmitter, anchors, pathLoss.sigma)
  return {
    /** Elevation in metres at a point, in sheet units. */
    ground: (x: number, y: number) => elevation(noise, x, y),
    contours,
    roads,
    bridges,
    fixes,
    kept,
    rejected,
    stays,
    places,
    /** The place with the shortest stay, which a summary by quarter hours would lose. */
    short,
    trips: tripsBetween(kept, stays),
    /** Distance in metres of each stay's centre from the truth. */
    centreErrors,
    restMinutes: sum(places.map((place) => place.minutes)),
    entropy: entropyOf(places),
    gyration: radiusOfGyration(places),
    sweep: sweep(kept),
    network: drawNetwork(networkSeed),
    entities,
    tensor,
    noon: concentration(item(tensor, 12), fullCell),
    /** Who is moving at the time of the picture, and who is not. */
    picture: {
      moving: entities.filter((entity) => isMoving(entity, pictureHour)),
      still: entities.filter((entity) => !isMoving(entity, pictureHour)),
    },
    /** Time of the first fix inside the fence on the afternoon of the one day, in minutes. */
    enters: kept.find((fix) => fix.t > 900 && fix.t < 930 && isInside(fence, fix))?.t ?? Number.NaN,
    screenlines,
    peaks: screenlines.map(peakHour),
    peakOfAll: peakHour(item(screenlines, 0).map((_, at) => sum(screenlines.map((line) => item(line, at))))),
    rangings,
    radioFix: locate(rangings, { x: 180, y: 150 }),
    cairn: stack(places, 430, cairnSeed),
  }
}

/** Entropy of the time spent at each place, in bits. */
export const entropyOf = (places: readonly Place[]): number => entropy(places.map((place) => place.minutes))

/**
 * The synthetic day and everything computed from it, on first use. It is generated from a seed, without data of any person.
 */
export const day = once(compute)
