/*
 * The figure "edge" of the simulated day: the east edge of the simulated map: contours, river and roads run to the neat line
 * and stop. `npm run results -w content/day` draws it into results/drawings/edge.json.
 */

import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, inFrame } from '#day/drawings/engine/frame.ts'
import { pathData, within } from '#day/drawings/engine/path.ts'
import { contourLines, isIndex, reliefCss, roadLines } from '#day/drawings/marks/map.tsx'
import type { Line } from '#day/ground/sheet.ts'
import { riverLine } from '#day/ground/terrain.ts'

const css = '.c{opacity:.45}.k{opacity:.6}.v{opacity:.35}.r{stroke-width:.6;opacity:.3}'

export const edge: Figure = { frame: frame(440, 0, 160, 400), ground: 'paper', css: reliefCss + css, Drawing }

const margin = 15
const isShown = inFrame(edge.frame, margin)

const eastData = (contours: readonly Line[]): string =>
  pathData(
    contours.flatMap((line) => within(line, isShown)),
    0.4,
    1,
  )

function Drawing() {
  const roads = roadLines().filter((line) => line.some(isShown))
  return (
    <>
      <path className="c" d={eastData(contourLines((contour) => !isIndex(contour)))} />
      <path className="c k" d={eastData(contourLines(isIndex))} />
      <path className="v" d={pathData([riverLine.filter(isShown)], 0.5)} />
      <path className="r" d={pathData(roads, 0)} />
    </>
  )
}
