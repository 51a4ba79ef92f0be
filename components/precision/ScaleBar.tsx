import { placeOnLog } from '#content/day/log-scale.ts'

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

/** A decade of the scale bar that runs down the page. Lengths stand at their places on a logarithmic axis. */
export function ScaleBar({ scale, odd }: { scale: Scale; odd: boolean }) {
  const placeOf = (metres: number) => placeOnLog(metres, scale.top, scale.top / 10)
  const edges = divisions.map((part) => placeOf(scale.top * part))
  return (
    <svg className="scale-bar" aria-hidden="true">
      {edges.slice(1).map((edge, index) => {
        const from = edges[index] ?? 0
        const filled = (index % 2 === 0) === odd
        return filled && <rect key={edge} width="100%" y={percent(from)} height={percent(edge - from)} />
      })}
      {scale.marks.map(({ label, metres, hot }) => {
        const place = percent(placeOf(metres))
        return (
          <g className={hot ? 'hot' : undefined} key={label}>
            {hot ? (
              <rect y={place} width="34" height="18" transform="translate(-1 -9)" />
            ) : (
              <line x1="13" x2="27" y1={place} y2={place} />
            )}
            <text x={hot ? 42 : 35} y={place} dy="4">
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
