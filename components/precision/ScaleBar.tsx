/* The scale bar at the edge of /about/precision: each section has one decade of lengths. */

import { placeOnLog } from '#components/log-scale.ts'

/** A decade of lengths: from `top`, in metres, down to a tenth of it. */
export interface Scale {
  length: string
  unit: string
  top: number
  /** Lengths marked on the bar. `hot` is highlighted in amber. */
  marks: readonly { label: string; metres: number; hot?: boolean }[]
}

/** Divisions of a decade, as on a printed scale bar: 10, 5, 2, 1. */
const divisions = [1, 0.5, 0.2, 0.1] as const

const percent = (value: number) => `${value.toFixed(1)}%`

export interface ScaleBarProps {
  scale: Scale
  /** Whether the section's number is odd: the fills of the bar alternate from section to section. */
  odd: boolean
}

/** A decade of the scale bar that runs down the page. Lengths are placed on a logarithmic axis. */
export function ScaleBar({ scale, odd }: ScaleBarProps) {
  const placeOf = (metres: number) => placeOnLog(metres, scale.top, scale.top / 10)
  const edges = divisions.map((part) => placeOf(scale.top * part))
  return (
    <svg className="scale-bar drawing" aria-hidden="true">
      {edges.slice(1).map((edge, index) => {
        const from = edges[index] ?? 0
        const filled = (index % 2 === 0) === odd
        return filled && <rect key={edge} width="100%" y={percent(from)} height={percent(edge - from)} />
      })}
      {scale.marks.map((mark) => (
        <Mark key={mark.label} mark={mark} y={percent(placeOf(mark.metres))} />
      ))}
    </svg>
  )
}

function Mark({ mark: { label, hot }, y }: { mark: Scale['marks'][number]; y: string }) {
  return (
    <g>
      {hot ? (
        <rect
          className="fill-amber stroke-edge stroke-3 max-wide:w-[1.1rem]"
          y={y}
          width="34"
          height="18"
          transform="translate(-1 -9)"
        />
      ) : (
        <line className="stroke-ink max-wide:hidden" x1="13" x2="27" y1={y} y2={y} />
      )}
      <text
        className={
          hot ? 'font-mono text-label font-bold max-wide:hidden' : 'fill-mute font-mono text-label max-wide:hidden'
        }
        x={hot ? 42 : 35}
        y={y}
        dy="4"
      >
        {label}
      </text>
    </g>
  )
}
