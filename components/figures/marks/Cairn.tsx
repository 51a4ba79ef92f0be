/* The cairn of the simulated day on home: its stones are a result (content/day/results/cairn.json), their labels words of the site. */

import cairn from '#content/day/results/cairn.json' with { type: 'json' }
import { figureLabels } from '#words/figures.ts'
import { shortDuration } from '#words/print.ts'
import { StonePaths } from './TopStone.tsx'

const width = 584
const margin = 10
/** Room above the top stone for its label. */
const headroom = 22
/** Least distance between the lines of two labels, so that the largest labels do not touch. */
const pitch = 34

/** The one day as a cairn. Each place is a stone, whose area is the time spent there, with a label on a leader line. */
export function Cairn() {
  const { height, stones } = cairn
  const lines = labelLines(stones.map(({ middle }) => middle))
  return (
    <svg
      viewBox={`0 ${-headroom} ${width} ${height + headroom}`}
      preserveAspectRatio="xMaxYMax"
      role="img"
      aria-label={figureLabels.cairn}
    >
      {stones.map((stone, index) => {
        const start = { x: stone.right + 8, y: stone.middle }
        const y = lines[index] ?? stone.middle
        return (
          <g key={stone.id} className={stone.isShort ? 's6' : undefined}>
            <StonePaths stone={stone} />
            <text x={width - margin} y={y - 6} textAnchor="end">
              {`S${stone.id} ${shortDuration(stone.minutes)}${stone.isShort ? `, ${figureLabels.alert}` : ''}`}
            </text>
            <path className="ld" d={`M${start.x} ${start.y}l${start.y - y} ${y - start.y}H${width - margin}`} />
          </g>
        )
      })}
    </svg>
  )
}

/**
 * The height of each stone's label, from the base up: that of its middle, or higher where the label below needs room.
 * @param middles of the stones, from the base up
 */
function labelLines(middles: readonly number[]): number[] {
  const lines: number[] = []
  for (const middle of middles) lines.push(Math.min(middle, (lines.at(-1) ?? Number.POSITIVE_INFINITY) - pitch))
  return lines
}
