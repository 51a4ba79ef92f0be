import { placeOnLog } from '#content/day/log-scale.ts'

/** One decade of the bar: from `top` metres at its upper end to a tenth of that at its lower. */
export interface Scale {
  length: string
  unit: string
  top: number
  /** Lengths to mark on it. The hot one is the stop that a summary would lose. */
  marks: readonly { label: string; metres: number; hot?: boolean }[]
}

/** Divisions of a decade, as on a printed scale bar: 10 to 5 to 2 to 1. */
const divisions = [1, 0.5, 0.2, 0.1] as const

const percent = (value: number) => `${value.toFixed(1)}%`

/** One decade of the bar that runs down the page, with lengths at their logarithmic places. */
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
