import { day } from '#content/day/day.ts'
import { bounds } from '#content/day/ground/sheet.ts'
import { figureLabels } from '#words/figures.ts'
import { shortDuration } from '#words/print.ts'
import { StonePaths } from './StonePaths.tsx'

const width = 560
const margin = 10
/** Room above the top stone for its label. */
const headroom = 16

/** The one day as a cairn. Each place is a stone, whose area is the time spent there, with a label on a leader line. */
export function Cairn() {
  const { cairn, short } = day()
  return (
    <svg
      viewBox={`0 ${-headroom} ${width} ${Math.ceil(cairn.height) + headroom}`}
      role="img"
      aria-label={figureLabels.cairn}
    >
      {cairn.stones.map((stone) => {
        const { right, top, bottom } = bounds(stone.outline)
        const y = Math.round(top + (bottom - top) * 0.46)
        return (
          <g key={stone.id} className={stone.id === short.id ? 's6' : undefined}>
            <StonePaths stone={stone} />
            <path className="ld" d={`M${Math.round(right) + 5} ${y}H${width - margin}`} />
            <text x={width - margin} y={y - 6} textAnchor="end">
              {`S${stone.id} ${shortDuration(stone.minutes)}`}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
