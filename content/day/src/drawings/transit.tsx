/*
 * The figure "transit" of the simulated day: the map of a transit planner, with commutes by street, crossings by bridge.
 * `npm run results -w content/day` draws it into results/drawings/transit.json.
 */

import { streetLoads } from '#day/counts/population.ts'
import { day } from '#day/day.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { markLabel } from '#day/drawings/engine/labels.ts'
import { graticuleData, oneDecimal } from '#day/drawings/engine/path.ts'
import { bridgeCircles, busiestBridge, Relief, reliefCss, riverData, roadData } from '#day/drawings/marks/map.tsx'
import { type Point, sheet } from '#day/ground/sheet.ts'
import type { LabelPlan } from '../../format.ts'

const css =
  '.r{opacity:.3}.w{stroke:var(--i);stroke-linecap:round}.b{fill:var(--p);stroke:var(--i);stroke-width:2}.s{fill:var(--a);stroke:var(--i);stroke-width:2}'

export const transit: Figure = {
  frame: frame(0, 0, 600, 400),
  ground: 'paper',
  css: reliefCss + css,
  Drawing,
  labels,
}

/** The number of commutes from which each line width begins. */
const widths = [
  { from: 1, width: 1 },
  { from: 4, width: 2.2 },
  { from: 10, width: 4 },
  { from: 21, width: 7 },
  { from: 39, width: 11 },
] as const

function Drawing() {
  const loads = streetLoads(day().entities)
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`
  return (
    <>
      <Relief tolerance={0.7} />
      <path className="v" d={riverData()} />
      <path className="r" d={roadData()} />
      {widths.map(({ from, width }, index) => {
        const below = widths[index + 1]?.from ?? Number.POSITIVE_INFINITY
        const streets = loads.filter(({ commutes }) => commutes >= from && commutes < below)
        return (
          <path
            key={from}
            className="w"
            strokeWidth={width}
            d={streets.map(({ ends }) => `M${at(ends[0])}L${at(ends[1])}`).join('')}
          />
        )
      })}
      {bridgeCircles().map((bridge, index) => (
        <circle
          key={bridge.x}
          className={index === busiestBridge() ? 's' : 'b'}
          cx={bridge.x}
          cy={bridge.y}
          r={oneDecimal(bridge.radius)}
        />
      ))}
      <path className="x" d={graticuleData(sheet.width, sheet.height)} />
    </>
  )
}

/** Every bridge, with its crossings. */
function labels(): LabelPlan {
  const circles = bridgeCircles()
  const marks = circles.map((bridge, index) => {
    const text = [{ word: `bridges.${index}` }, ` ${bridge.crossings}`]
    return markLabel(text, bridge, bridge.radius, { hot: index === busiestBridge() })
  })
  return { style: 'map', labels: marks, circles }
}
