import { divisions, placeOnDecade, type Scale } from './scale.ts'

const percent = (value: number) => `${value.toFixed(1)}%`

/** One decade of the bar that runs down the page, with lengths at their logarithmic places. */
export function ScaleBar({ scale, odd }: { scale: Scale; odd: boolean }) {
  const edges = divisions.map((part) => placeOnDecade(scale.top * part, scale.top))
  return (
    <svg className="scale-bar" aria-hidden="true">
      {edges.slice(1).map((edge, index) => {
        const from = edges[index] ?? 0
        const filled = (index % 2 === 0) === odd
        return filled && <rect key={edge} width="100%" y={percent(from)} height={percent(edge - from)} />
      })}
      {scale.marks.map(({ label, metres, hot }) => {
        const place = percent(placeOnDecade(metres, scale.top))
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
