import { dotData, pathData } from '#components/figures/engine/path.ts'
import { figureDataLink } from '#components/figures/FigureDataLink.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { frame, type Instant, instants, streetsInFrame } from '#content/day/readings/moments.ts'
import { fence } from '#content/day/track/geofence.ts'
import { realTime } from '#words/pages/real-time-awareness.ts'
import { HalfHour } from './HalfHour.tsx'

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
