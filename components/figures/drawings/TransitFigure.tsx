import { Drawing } from '#components/figures/engine/Drawing.tsx'
import { graticuleData, short } from '#components/figures/engine/path.ts'
import { Relief, reliefCss, riverData, roadData } from '#components/figures/marks/Relief.tsx'
import { streetLoads } from '#content/day/counts/load.ts'
import { day } from '#content/day/day.ts'
import { type Point, sheet } from '#content/day/ground/sheet.ts'
import { riverAt } from '#content/day/ground/terrain.ts'
import { item } from '#content/day/item.ts'

const css =
  '.r{opacity:.3}.w{stroke:var(--i);stroke-linecap:round}.b{fill:var(--p);stroke:var(--i);stroke-width:2}.s{fill:var(--a);stroke:var(--i);stroke-width:2}'

/** Commutes from which each line width begins. */
const widths = [
  { from: 1, width: 1 },
  { from: 4, width: 2.2 },
  { from: 10, width: 4 },
  { from: 21, width: 7 },
  { from: 39, width: 11 },
] as const

/** The bridges on the sheet, from west to east; a circle's area is its crossings in the day. */
export function bridgeMarks(): (Point & { crossings: number; radius: number })[] {
  const { bridges, peaks } = day()
  return bridges.map((x, index) => {
    const crossings = item(peaks, index).day
    return { x: Math.round(x), y: Math.round(riverAt(x)), crossings, radius: Math.sqrt(crossings) * 1.05 }
  })
}

/** The bridge with the busiest quarter hour. */
export function busiestBridge(): number {
  const quarters = day().peaks.map((peak) => peak.quarter)
  return quarters.indexOf(Math.max(...quarters))
}

/** The same sheet as a transit planner reads it: commutes by street, crossings by bridge. */
export function TransitFigure() {
  const loads = streetLoads(day().entities)
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`
  return (
    <Drawing name="transit" ground="paper" css={reliefCss + css}>
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
      {bridgeMarks().map((bridge, index) => (
        <circle
          key={bridge.x}
          className={index === busiestBridge() ? 's' : 'b'}
          cx={bridge.x}
          cy={bridge.y}
          r={short(bridge.radius)}
        />
      ))}
      <path className="x" d={graticuleData(sheet.width, sheet.height)} />
    </Drawing>
  )
}
