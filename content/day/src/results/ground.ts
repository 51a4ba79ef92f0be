/*
 * Contour lines and river of the simulated map as path data: writes results/ground.json, for social cards; and the rock
 * edges of /about: results/edges.json. A change takes effect with `npm run results -w content/day`.
 */

import { day } from '#day/day.ts'
import { pathData } from '#day/drawings/engine/path.ts'
import { edgeBox, edgeFill, edgeLine } from '#day/ground/rock-edges.ts'
import { bounds, sheet } from '#day/ground/sheet.ts'
import { riverLine } from '#day/ground/terrain.ts'

/** Contours of the sheet, one line each with its extent, and its river: path data in sheet units, for the maps on social cards. */
export const ground = () => ({
  sheet: { width: sheet.width, height: sheet.height },
  river: pathData([riverLine], 0.5, 1),
  contours: day().contours.flatMap(({ level, lines }) =>
    lines.map((line) => {
      const { left, top, right, bottom } = bounds(line)
      return { level, left, top, right, bottom, data: pathData([line], 0.15, 1) }
    }),
  ),
})

/** Upper edges of layers of rock, one for each seed: the drawing beside the history on `/about`. */
export const edges = (seeds: readonly number[]) => ({
  box: edgeBox,
  layers: seeds.map((seed) => ({ line: edgeLine(seed), fill: edgeFill(seed) })),
})
