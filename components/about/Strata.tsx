import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { edgeBox, edgeFill, edgeLine } from '#content/day/ground/terrain.ts'
import { about } from '#words/pages/about.ts'

const grounds = ['deep', 'dusk', 'night'] as const
/** Index of the layer below the amber seam. */
const seamAbove = 2

/** The company's history as layers of rock, the newest on top. */
export function Strata() {
  const { note, title, text, layers, seam, next } = about.history
  return (
    <>
      <Section id="history">
        <SectionHead numeral="4" note={note} title={title}>
          <p>{text}</p>
          <p>
            {next.text} <ArrowLink to={next.link} />
          </p>
        </SectionHead>
      </Section>
      <ol className="strata" reversed>
        {layers.map((layer, index) => (
          <li className={`stratum ${grounds[index] ?? 'night'}`} key={layer.name}>
            <svg
              className="stratum-edge"
              viewBox={`0 0 ${edgeBox.width} ${edgeBox.height}`}
              preserveAspectRatio="none"
              overflow="visible"
              aria-hidden="true"
            >
              <path d={edgeFill(index + 1)} />
              {index === seamAbove && (
                <path className="seam" d={edgeLine(index + 1)} fill="none" vectorEffect="non-scaling-stroke" />
              )}
            </svg>
            <div className="sheet">
              <span className="marginal">
                {layers.length - index} {layer.name}
              </span>
              <h3>{layer.learnt}</h3>
              <p>{layer.text}</p>
              {index === seamAbove - 1 && <p className="seam-note data">{seam}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
