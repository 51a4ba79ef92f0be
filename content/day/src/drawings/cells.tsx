import { type Cell, cellLoads } from '#day/counts/cell-load.ts'
import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset } from '#day/drawings/engine/frame.ts'
import { axisLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { Cased, InsetView } from '#day/drawings/engine/svg.tsx'
import { riverData, roadData } from '#day/drawings/marks/map.tsx'
import { centroid } from '#day/ground/sheet.ts'
import { percent } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.v{stroke:var(--g);stroke-width:5;opacity:.3}.r{stroke:var(--i);stroke-width:.5;opacity:.25}.q{fill:var(--i);stroke:var(--i);stroke-width:.8}.a{fill-opacity:0}.b{fill-opacity:.1}.d{fill-opacity:.24}.e{fill-opacity:.4}${amberStroke('.s', 5, 1.2)}${amberFill('.z')}.l{fill:var(--i)}.k{stroke:var(--i);stroke-width:1}.x{fill:var(--p);stroke:var(--i);stroke-width:1.6}.t{stroke:var(--i);stroke-width:3}`

/** Radio cells by the calls that they lose in their busiest quarter-hour, each with its load over the day. */
export const cells: Figure = { frame: frame(0, 0, 600, 400), ground: 'paper', css, Drawing, labels }

/** The part of the map that has room above the keys. */
const map: Inset = { ...frame(0, 22, 600, 352), at: { x: 0, y: 0 }, scale: 1 }

/** A curve of the day in drawing units: its width, and the height of an erlang. */
const curve = { width: 60, erlang: 0.5 } as const
const key = { erlangs: 50, top: 358, left: 344, shade: 61 } as const
/** Lost calls, in percent, from which each shade begins. */
const shades = [
  { from: 0, className: 'q a' },
  { from: 1, className: 'q b' },
  { from: 2, className: 'q d' },
  { from: 4, className: 'q e' },
] as const

const lost = ({ quarter }: Cell): number => quarter.blocked * 100

/** The left end of a cell's curve: under the mast or over it, wherever the cell has more room. */
function footOf({ mast, area, quarter }: Cell) {
  const isBelow = centroid(area).y > mast.y
  return {
    x: oneDecimal(mast.x - curve.width / 2),
    y: oneDecimal(isBelow ? mast.y + 8 + quarter.load * curve.erlang : mast.y - 8),
  }
}

const outline = ({ area }: Cell): string => `M${area.map(({ x, y }) => `${oneDecimal(x)} ${oneDecimal(y)}`).join('L')}z`

/** The loads of a day as an area, a step for each half-hour. */
function dayOf(cell: Cell): string {
  const { x, y } = footOf(cell)
  const width = curve.width / 48
  const heights = Array.from({ length: 48 }, (_, half) =>
    Math.max(cell.loads[2 * half] ?? 0, cell.loads[2 * half + 1] ?? 0),
  )
  const steps = heights.map((load, half) => `${half === 0 ? '' : `h${width}`}V${oneDecimal(y - load * curve.erlang)}`)
  return `M${x} ${y}${steps.join('')}h${width}V${y}z`
}

function Drawing() {
  const { cells: all, worst } = cellLoads()
  const foot = footOf(worst)
  const at = oneDecimal(foot.x + (worst.quarter.start / 1440) * curve.width)
  const shade = ({ from }: (typeof shades)[number], index: number) => {
    const below = shades[index + 1]?.from ?? Number.POSITIVE_INFINITY
    return all
      .filter((cell) => lost(cell) >= from && lost(cell) < below)
      .map(outline)
      .join('')
  }
  return (
    <>
      <InsetView inset={map}>
        {shades.map((one, index) => (
          <path key={one.className} className={one.className} d={shade(one, index)} />
        ))}
        <path className="v" d={riverData()} />
        <path className="r" d={roadData()} />
        <Cased className="s" d={outline(worst)} />
        <path className="l" d={all.map(dayOf).join('')} />
        {all.map(({ mast: { x, y } }) => (
          <circle key={x} className="x" cx={oneDecimal(x)} cy={oneDecimal(y)} r="3.5" />
        ))}
        <rect
          className="z"
          x={oneDecimal(at - 1)}
          y={oneDecimal(foot.y - worst.quarter.load * curve.erlang)}
          width="3"
          height={oneDecimal(worst.quarter.load * curve.erlang)}
        />
      </InsetView>
      <path className="k" d={`M0 ${map.height}H600`} />
      {shades.map(({ className }, index) => (
        <path
          key={className}
          className={className}
          d={`M${key.left + index * key.shade} ${key.top}h${key.shade}v12h-${key.shade}z`}
        />
      ))}
      <path className="t" d={`M14 ${key.top + 32}v-${key.erlangs * curve.erlang}M120 ${key.top + 19}h${curve.width}`} />
    </>
  )
}

/** What the worst cell loses, and the keys to curves and shades. */
function labels(): LabelPlan {
  const { worst } = cellLoads()
  const foot = footOf(worst)
  const bounds = shades
    .slice(1)
    .map(({ from }, index) =>
      axisLabel(
        index === 2 ? percent(from) : String(from),
        { x: key.left + (index + 1) * key.shade, y: key.top + 34 },
        'middle',
      ),
    )
  return {
    style: 'map',
    labels: [
      { ...axisLabel(percent(lost(worst)), { x: foot.x + 8, y: foot.y - map.top + 22 }, 'middle'), hot: true },
      axisLabel(`${key.erlangs}\u00a0E`, { x: 22, y: key.top + 25 }),
      axisLabel('24\u00a0h', { x: 188, y: key.top + 25 }),
      ...bounds,
    ],
  }
}
