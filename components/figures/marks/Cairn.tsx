import { outlineData } from '#components/figures/engine/path.ts'
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
const headroom = 22
/** Least distance between the lines of two labels, so that the largest labels do not touch. */
const pitch = 34

/** The one day as a cairn. Each place is a stone, whose area is the time spent there, with a label on a leader line. */
export function Cairn() {
  const { cairn, short } = day()
  const lines = labelLines(cairn.stones)
  return (
    <svg
      viewBox={`0 ${-headroom} ${width} ${Math.ceil(cairn.height) + headroom}`}
      preserveAspectRatio="xMaxYMax"
      role="img"
      aria-label={figureLabels.cairn}
    >
      {cairn.stones.map((stone, index) => {
        const start = { x: Math.round(bounds(stone.outline).right) + 8, y: middle(stone) }
        const y = item(lines, index)
        return (
          <g key={stone.id} className={stone.id === short.id ? 's6' : undefined}>
            <StonePaths stone={stone} />
            <text x={width - margin} y={y - 6} textAnchor="end">
              {`S${stone.id} ${shortDuration(stone.minutes)}`}
            </text>
            <path className="ld" d={`M${start.x} ${start.y}l${start.y - y} ${y - start.y}H${width - margin}`} />
          </g>
        )
      })}
    </svg>
  )
}

const middle = ({ outline }: Stone): number => {
  const { top, bottom } = bounds(outline)
  return Math.round(top + (bottom - top) * 0.46)
}

/** The height of each stone's label, from the base up: that of its middle, or higher where the label below needs room. */
function labelLines(stones: readonly Stone[]): number[] {
  const lines: number[] = []
  for (const stone of stones) lines.push(Math.min(middle(stone), (lines.at(-1) ?? Number.POSITIVE_INFINITY) - pitch))
  return lines
}

const factor = 10

/** The top stone of the cairn, enlarged. It is the shortest stop, which a summary of the day would lose. */
export function TopStone({ className = '' }: { className?: string }) {
  const stone = item(day().cairn.stones, -1)
  const { left, right, top, bottom } = bounds(stone.outline)
  const box = [left, top, right - left, bottom - top].map((value) => Math.round(value * factor))
  return (
    <svg className={`stone ${className}`} viewBox={box.join(' ')} aria-hidden="true">
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
