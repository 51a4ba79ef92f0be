/*
 * The figure "vault" of the simulated day: terrain, roads and movement of the simulated map, one above the other, under the
 * policy that masks some cells. `npm run results -w content/day` draws it into results/drawings/vault.json.
 */

import type { ReactNode } from 'react'
import { day } from '#day/day.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { pathData } from '#day/drawings/engine/path.ts'
import { contourLines, isIndex, placeRadius, roadData, tripLine } from '#day/drawings/marks/map.tsx'
import { sheet } from '#day/ground/sheet.ts'
import { mulberry32 } from '#day/random.ts'

const css =
  'path,circle{fill:none}.p{fill:var(--p);stroke:var(--i);stroke-width:2.4}.c{stroke:var(--i);stroke-width:1.4}.k{stroke-width:2.6}.r{stroke:var(--i);stroke-width:2}.t{stroke:var(--i);stroke-width:3.6;stroke-linejoin:round}circle,.g{fill:var(--i)}.o{stroke:var(--i);stroke-dasharray:2 4}.n{stroke:var(--i);opacity:.5}'

export const vault: Figure = { frame: frame(0, 10, 510, 505), ground: 'amber', css, Drawing }

/** The height of each layer's top corner, from the lowest layer up. */
const heights = [300, 208, 116, 24] as const
const left = 205
const cell = 50
const maskedShare = 0.36
const maskSeed = 5

function Layer({ height, children }: { height: number; children: ReactNode }) {
  return (
    <g transform={`matrix(.5 .2 -.5 .2 ${left} ${height})`}>
      <path className="p" d={`M0 0h${sheet.width}v${sheet.height}H0z`} />
      {children}
    </g>
  )
}

/** Plumb lines that tie the corners of the layers together. */
function plumbData(): string {
  const corners = [
    [0, sheet.height],
    [sheet.width, 0],
    [sheet.width, sheet.height],
  ] as const
  return corners
    .map(([x, y]) => {
      const drop = 0.2 * x + 0.2 * y
      return `M${Math.round(0.5 * x - 0.5 * y + left)} ${Math.round(drop + heights[3])}V${Math.round(drop + heights[0])}`
    })
    .join('')
}

function Policy() {
  const random = mulberry32(maskSeed)
  let masked = ''
  for (let y = 0; y < sheet.height; y += cell) {
    for (let x = 0; x < sheet.width; x += cell)
      if (random() < maskedShare) masked += `M${x} ${y}h${cell}v${cell}h-${cell}z`
  }
  let grid = ''
  for (let x = cell; x < sheet.width; x += cell) grid += `M${x} 0v${sheet.height}`
  for (let y = cell; y < sheet.height; y += cell) grid += `M0 ${y}h${sheet.width}`
  return (
    <>
      <path className="n" d={grid} />
      <path className="g" d={masked} />
    </>
  )
}

function Drawing() {
  const { trips, places } = day()
  const thin = contourLines((contour) => contour.level % 20 === 0 && !isIndex(contour))
  return (
    <>
      <path className="o" d={plumbData()} />
      <Layer height={heights[0]}>
        <path className="c" d={pathData(thin, 1.6)} />
        <path className="c k" d={pathData(contourLines(isIndex), 1.6)} />
      </Layer>
      <Layer height={heights[1]}>
        <path className="r" d={roadData()} />
      </Layer>
      <Layer height={heights[2]}>
        <path className="t" d={pathData(trips.map(tripLine), 2)} />
        {places.map(({ id, x, y, minutes }) => (
          <circle key={id} cx={Math.round(x)} cy={Math.round(y)} r={Math.round(placeRadius(minutes) * 1.25)} />
        ))}
      </Layer>
      <Layer height={heights[3]}>
        <Policy />
      </Layer>
    </>
  )
}
