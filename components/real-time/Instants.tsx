/*
 * The half hour around the shortest stay of the simulated day, on /real-time-awareness: three maps and a line of events, from
 * content/day/results/stop.json.
 */

import { computedClass } from '#components/figures/computed-classes.ts'
import { FigureCaption, figureDataLink } from '#components/figures/FigureFrame.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import type { StopEvent } from '#content/day/format.ts'
import stop from '#content/day/results/stop.json' with { type: 'json' }
import { realTime } from '#words/pages/real-time-awareness.ts'
import { clockTime } from '#words/print.ts'
import { awarenessLog } from '#words/services/awareness.ts'

const { frame, fence, streets, instants, halfHour } = stop

/** Section with three maps of the same place at three times, in the first screen, and the timeline of that half hour. */
export function Instants() {
  const { title, text, area, pictures } = realTime.instants
  return (
    <HeadedSection ground="night" id="instants" numeral="1" title={title} text={text} link={figureDataLink('instants')}>
      <ol className="z-1 -order-1 grid grid-cols-3 bg-ground p-0 max-narrow:grid-cols-1">
        {pictures.map((picture, index) => {
          const instant = instants[index]
          const isHot = index === pictures.length - 1
          return (
            <li
              className="@container border-y border-r border-rule pb-6 first:border-l max-narrow:border-l"
              key={picture.time}
            >
              <svg
                className={`${computedClass(`labels-${frame.width}`)} drawing border-b border-rule fill-none stroke-ink`}
                viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
                role="img"
                aria-label={picture.picture}
              >
                {/* The first map defines the streets and the fence; the others reuse them, so that the page contains them once. */}
                {index === 0 ? (
                  <g id="sheet-ground">
                    <path className="opacity-30" d={streets} />
                    <polygon strokeWidth="1.4" strokeDasharray="5 4" points={fence} />
                  </g>
                ) : (
                  <use href="#sheet-ground" />
                )}
                {index === 0 && (
                  <text className="halo label-text fill-ink stroke-3" x="396" y="297" textAnchor="middle">
                    {area}
                  </text>
                )}
                {instant && <InstantMarks instant={instant} isHot={isHot} />}
              </svg>
              <h3 className={isHot ? 'px-in pt-4 pb-2 text-title-1 text-burnt' : 'px-in pt-4 pb-2 text-title-1'}>
                <span className="data mb-1 block">{picture.time}</span>
                {picture.name}
              </h3>
              <p className="max-w-120 px-in">{picture.text}</p>
            </li>
          )
        })}
      </ol>
      <HalfHour />
    </HeadedSection>
  )
}

/** The other people as dots, and the subject with the way to its place. */
function InstantMarks({ instant, isHot }: { instant: (typeof instants)[number]; isHot: boolean }) {
  const { subject, way, moving, still } = instant
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path className="opacity-50" strokeWidth="2.4" d={still} />
      <path strokeWidth="4.4" d={moving} />
      <path className={isHot ? 'stroke-amber' : undefined} strokeWidth="1.8" d={way} />
      <circle
        className={isHot ? 'fill-amber stroke-amber' : 'fill-ground'}
        strokeWidth="2.4"
        cx={subject.x}
        cy={subject.y}
        r="6"
      />
    </g>
  )
}

const percent = (value: number) => `${value}%`

/** Timeline of half an hour: the wait until the alert, then the time left to act. The event log says the same in words. */
function HalfHour() {
  const { label, waits, acts, caption } = realTime.instants.line
  const placeOf = (kind: StopEvent['kind']) => halfHour.find((event) => event.kind === kind)?.place ?? 0
  const [stops, alert, leaves] = [placeOf('stops'), placeOf('alert'), placeOf('leaves-after')]
  return (
    <figure className="mt-part bg-ground p-0">
      <div className="grid grid-cols-[3fr_1fr] max-wide:grid-cols-1 max-wide:gap-6">
        <svg
          className="drawing h-30 overflow-visible fill-ink stroke-mute font-mono text-note max-narrow:h-34"
          role="img"
          aria-label={label}
        >
          <line className="stroke-ink stroke-2" x2="100%" y1="90" y2="90" />
          {halfHour.map((event, index) => (
            <g key={event.kind}>
              <line x1={percent(event.place)} x2={percent(event.place)} y1={index % 2 ? 44 : 24} y2="90" />
              <text
                className={event.kind === 'alert' ? 'halo fill-burnt stroke-6 font-bold' : 'halo stroke-6'}
                x={percent(event.place)}
                dx="-2.5"
                y={index % 2 ? 38 : 18}
                textAnchor="middle"
              >
                {clockTime(event.minutes)}
              </text>
            </g>
          ))}
          <rect className="stroke-none" x={percent(stops)} y="66" width={percent(alert - stops)} height="24" />
          <rect
            className="fill-amber stroke-edge stroke-3"
            x={percent(alert)}
            y="54"
            width={percent(leaves - alert)}
            height="36"
          />
          <text className="halo stroke-6 max-narrow:[text-anchor:middle]" x={percent(stops)} y="110">
            {waits}
          </text>
          <text
            className="halo fill-burnt stroke-6 font-bold max-narrow:[translate:0_1.1rem]"
            x={percent(leaves)}
            y="110"
            textAnchor="end"
          >
            {acts}
          </text>
        </svg>
        <div className="px-in">
          <EventLog events={awarenessLog} />
        </div>
      </div>
      <FigureCaption figure="fence">{caption}</FigureCaption>
    </figure>
  )
}
