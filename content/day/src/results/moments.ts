/*
 * The simulated day moment by moment, and the half hour around its shortest stay, with their paths: writes
 * results/moments.json and results/stop.json, for /real-time-awareness and home. A change takes effect with
 * `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { dotData, outlineData, pathData } from '#day/drawings/engine/path.ts'
import {
  daySheet,
  frame,
  halfHour,
  instants,
  moments as momentsOfDay,
  streetsInFrame,
} from '#day/experiments/moments.ts'
import { sheet } from '#day/ground/sheet.ts'
import { shape } from '#day/results/cairn.ts'
import { rounded } from '#day/rounded.ts'
import { fence } from '#day/track/geofence.ts'

/** A fence as the points of an SVG polygon. */
const fencePoints = fence.map(({ x, y }) => `${x},${y}`).join(' ')

/** The day moment by moment, with the paths of its map and of its cairn, in sheet units. */
export function moments() {
  const { streets, ways } = daySheet()
  const { cairn, short } = day()
  return {
    sheet: { width: sheet.width, height: sheet.height },
    fence: fencePoints,
    streets: pathData(streets, 0),
    /** Each way builds on the ones before. */
    ways: ways.map((way) => pathData([way], 1.2)),
    cairn: shape(cairn),
    stones: cairn.stones
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, outline }) => ({ id, outline: outlineData(outline), isShort: id === short.id })),
    moments: momentsOfDay().map(({ at, entropy, ...moment }) => ({
      ...moment,
      at: { x: Math.round(at.x), y: Math.round(at.y) },
      entropy: rounded(entropy, 4),
    })),
  }
}

/** Three maps of the place around the fence, and the half hour with its events. Paths in sheet units. */
export const stop = () => ({
  frame,
  fence: fencePoints,
  streets: pathData(streetsInFrame(), 0),
  instants: instants().map(({ minutes, subject, way, moving, still }) => ({
    minutes,
    subject: { x: Math.round(subject.x), y: Math.round(subject.y) },
    way: pathData([way], 0.9),
    moving: dotData(moving, 1),
    still: dotData(still, 1),
  })),
  halfHour: halfHour(),
})
