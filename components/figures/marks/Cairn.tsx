import { outlineData } from '#components/figures/engine/path.ts'
import { tw } from '#components/styles/tw.ts'
import type { Stone } from '#content/day/cairn.ts'
import { day } from '#content/day/day.ts'
import type { Line } from '#content/day/ground/sheet.ts'
import { bounds } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { figureLabels } from '#words/figures.ts'
import { shortDuration } from '#words/print.ts'

const width = 584
const margin = 10
/** Room above the top stone for its label. */
const headroom = 16

/** The one day as a cairn. Each place is a stone, whose area is the time spent there, with a label on a leader line. */
export function Cairn() {
  const { cairn, short } = day()
  return (
    <svg
      viewBox={`0 ${-headroom} ${width} ${Math.ceil(cairn.height) + headroom}`}
      preserveAspectRatio="xMaxYMax"
      role="img"
      aria-label={figureLabels.cairn}
    >
      {cairn.stones.map((stone) => {
        const { right, top, bottom } = bounds(stone.outline)
        const y = Math.round(top + (bottom - top) * 0.46)
        return (
          <g key={stone.id} className={stone.id === short.id ? 's6' : undefined}>
            <StonePaths stone={stone} />
            <text x={width - margin} y={y - 6} textAnchor="end">
              {`S${stone.id} ${shortDuration(stone.minutes)}`}
            </text>
            <path className="ld" d={`M${Math.round(right) + 8} ${y}H${width - margin}`} />
          </g>
        )
      })}
    </svg>
  )
}

const factor = 10

/** The top stone of the cairn, enlarged. It is the shortest stop, which a summary of the day would lose. */
export function TopStone({ className = '' }: { className?: string }) {
  const stone = item(day().cairn.stones, -1)
  const { left, right, top, bottom } = bounds(stone.outline)
  const box = [left, top, right - left, bottom - top].map((value) => Math.round(value * factor))
  return (
    <svg className={`${tw('stone')} ${className}`} viewBox={box.join(' ')} aria-hidden="true">
      <StonePaths stone={stone} factor={factor} />
    </svg>
  )
}

const enlarged = (outline: Line, factor: number): Line => outline.map(({ x, y }) => ({ x: x * factor, y: y * factor }))

/** A stone and its shaded side. A style sheet paints them by the classes st and sh. */
function StonePaths({ stone, factor = 1 }: { stone: Stone; factor?: number }) {
  return (
    <>
      <path className="st" d={outlineData(enlarged(stone.outline, factor))} />
      <path className="sh" d={outlineData(enlarged(stone.shade, factor))} />
    </>
  )
}
