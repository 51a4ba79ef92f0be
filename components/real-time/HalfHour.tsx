import { EventLog } from '#components/ui/EventLog.tsx'
import { realTime } from '#content/en/pages/real-time-awareness.ts'
import { awarenessLog } from '#content/en/services/awareness.ts'
import { halfHour } from './half-hour.ts'

const percent = (value: number) => `${value}%`

/** Half an hour as a line: the rule waits, then there is time to act. The log beside it says the same in words. */
export function HalfHour() {
  const { label, waits, acts, caption } = realTime.instants.line
  const events = halfHour()
  const at = (event: string) => events.find((entry) => entry.event === event)?.x ?? 0
  const [stops, alert, leaves] = [at('stops'), at('alert'), at('leaves-after')]
  return (
    <figure className="half-hour">
      <svg role="img" aria-label={label}>
        <line className="axis" x2="100%" y1="90" y2="90" />
        {events.map((event, index) => (
          <g className={event.event === 'alert' ? 'hot' : undefined} key={event.event}>
            <line x1={percent(event.x)} x2={percent(event.x)} y1={index % 2 ? 44 : 24} y2="90" />
            <text x={percent(event.x)} dx="-2.5" y={index % 2 ? 38 : 18} textAnchor="middle">
              {event.time}
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
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
