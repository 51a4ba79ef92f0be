import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { placeOnLog } from '#content/day/log-scale.ts'
import { privacy } from '#words/pages/privacy.ts'

/** Ends of the axis in minutes: one minute and ten years. */
const [least, most] = [1, 5_256_000]
const place = (minutes: number) => `${placeOnLog(minutes, least, most)}%`

/** Retention periods as bars on a logarithmic axis of time. */
export function RetentionSchedule() {
  const { label, ticks, rows, caption } = privacy.retention
  return (
    <figure className="schedule" aria-label={label}>
      <svg className="schedule-axis" aria-hidden="true">
        {ticks.map((tick, index) => {
          const x = place(tick.minutes)
          const isLast = index === ticks.length - 1
          return (
            <g key={tick.label}>
              <line x1={x} x2={x} y2="100%" />
              <text x={x} y="1.1rem" dx={isLast ? '-.4em' : '.4em'} textAnchor={isLast ? 'end' : 'start'}>
                {tick.label}
              </text>
            </g>
          )
        })}
      </svg>
      <dl>
        {rows.map((row) => (
          <div className={'hot' in row ? 'schedule-row hot' : 'schedule-row'} key={row.name}>
            <dt>{row.name}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect width={place(row.minutes)} height="100%" />
              </svg>
              <b>{row.kept}</b>
              <span className="data">{row.end}</span>
            </dd>
          </div>
        ))}
      </dl>
      <FigureCaption figure="retention">{caption}</FigureCaption>
    </figure>
  )
}
