import { Fragment } from 'react'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { realTime } from '#content/en/pages/real-time-awareness.ts'
import { HalfHour } from './HalfHour.tsx'
import { frame, groundData, instants } from './instants.ts'

/** The awareness sheet three times, and the half hour that they are cut from. */
export function Instants() {
  const { note, title, text, pictures } = realTime.instants
  const ground = groundData()
  const shown = instants()
  return (
    <Section ground="night">
      <SectionHead numeral="1" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
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
                {index === 0 ? (
                  <g id="sheet-ground">
                    <path className="instant-streets" d={ground.streets} />
                    <polygon className="instant-fence" points={ground.fence} />
                  </g>
                ) : (
                  <use href="#sheet-ground" />
                )}
                {instant && (
                  <Fragment>
                    <path className="still" d={instant.still} />
                    <path className="moving" d={instant.moving} />
                    <path className="way" d={instant.way} />
                    <circle className="subject" cx={instant.subject.x} cy={instant.subject.y} r="6" />
                  </Fragment>
                )}
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
    </Section>
  )
}
