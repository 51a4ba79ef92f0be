import { dotData, pathData } from '#components/figures/engine/path.ts'
import { FigureCaption, figureDataLink } from '#components/figures/FigureFrame.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import {
  frame,
  halfHour,
  type Instant,
  instants,
  type StopEvent,
  streetsInFrame,
} from '#content/day/readings/moments.ts'
import { fence } from '#content/day/track/geofence.ts'
import { realTime } from '#words/pages/real-time-awareness.ts'
import { clockTime } from '#words/print.ts'
import { awarenessLog } from '#words/services/awareness.ts'

/** Section with three maps of the same place at three times, and the timeline of that half hour. */
export function Instants() {
  const { note, title, text, pictures } = realTime.instants
  const shown = instants()
  return (
    <HeadedSection
      ground="night"
      id="instants"
      numeral="1"
      note={note}
      title={title}
      text={text}
      link={figureDataLink('instants')}
    >
      <ol className="instants">
        {pictures.map((picture, index) => {
          const instant = shown[index]
          return (
            <li className={index === pictures.length - 1 ? 'hot' : undefined} key={picture.time}>
              <svg
                viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
                role="img"
                aria-label={picture.picture}
              >
                {/* The first map defines the streets and the fence; the others reuse them, so that the page holds them once. */}
                {index === 0 ? (
                  <g id="sheet-ground">
                    <path className="instant-streets" d={pathData(streetsInFrame(), 0)} />
                    <polygon className="instant-fence" points={fence.map(({ x, y }) => `${x},${y}`).join(' ')} />
                  </g>
                ) : (
                  <use href="#sheet-ground" />
                )}
                {instant && <InstantMarks instant={instant} />}
              </svg>
              <h3>
                <span className="data">{picture.time}</span>
                {picture.name}
              </h3>
              <p>{picture.text}</p>
            </li>
          )
        })}
      </ol>
      <HalfHour />
    </HeadedSection>
  )
}

function InstantMarks({ instant: { subject, way, moving, still } }: { instant: Instant }) {
  return (
    <>
      <path className="still" d={dotData(still, 1)} />
      <path className="moving" d={dotData(moving, 1)} />
      <path className="way" d={pathData([way], 0.9)} />
      <circle className="subject" cx={Math.round(subject.x)} cy={Math.round(subject.y)} r="6" />
    </>
  )
}

const percent = (value: number) => `${value}%`

/** Timeline of half an hour: the wait until the alert, then the time left to act. The event log says the same in words. */
function HalfHour() {
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
