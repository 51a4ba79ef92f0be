import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { halfHour, type StopEvent } from '#content/day/readings/moments.ts'
import { realTime } from '#words/pages/real-time-awareness.ts'
import { clockTime } from '#words/print.ts'
import { awarenessLog } from '#words/services/awareness.ts'

const percent = (value: number) => `${value}%`

/** Timeline of half an hour: the wait until the alert, then the time left to act. The event log says the same in words. */
export function HalfHour() {
  const { label, waits, acts, caption } = realTime.instants.line
  const events = halfHour()
  const placeOf = (kind: StopEvent['kind']) => events.find((event) => event.kind === kind)?.place ?? 0
  const [stops, alert, leaves] = [placeOf('stops'), placeOf('alert'), placeOf('leaves-after')]
  return (
    <figure className="half-hour">
      <svg role="img" aria-label={label}>
        <line className="axis" x2="100%" y1="90" y2="90" />
        {events.map((event, index) => (
          <g className={event.kind === 'alert' ? 'hot' : undefined} key={event.kind}>
            <line x1={percent(event.place)} x2={percent(event.place)} y1={index % 2 ? 44 : 24} y2="90" />
            <text x={percent(event.place)} dx="-2.5" y={index % 2 ? 38 : 18} textAnchor="middle">
              {clockTime(event.minutes)}
            </text>
          </g>
        ))}
        <rect className="waits" x={percent(stops)} y="66" width={percent(alert - stops)} height="24" />
        <rect className="acts" x={percent(alert)} y="54" width={percent(leaves - alert)} height="36" />
        <text x={percent(stops)} y="110">
          {waits}
        </text>
        <text className="acts-label" x={percent(leaves)} y="110" textAnchor="end">
          {acts}
        </text>
      </svg>
      <EventLog events={awarenessLog} />
      <FigureCaption figure="fence">{caption}</FigureCaption>
    </figure>
  )
}
