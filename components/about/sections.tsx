import { DataTable } from '#components/ui/DataTable.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { HeadedSection, Section, SectionHead } from '#components/ui/Section.tsx'
import { edgeBox, edgeFill, edgeLine } from '#content/day/ground/terrain.ts'
import { about } from '#words/pages/about.ts'

/** Mission and vision, side by side in large type. */
export function Purposes() {
  return (
    <Section>
      <div className="purposes">
        {about.purposes.map((purpose) => (
          <div className="purpose" key={purpose.name}>
            <h2 className="marginal">{purpose.name}</h2>
            <p className="creed">{purpose.creed}</p>
            <p className="purpose-words">{purpose.text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** The company's values, each with its cost. */
export function Values() {
  const { price, items } = about.values
  return (
    <HeadedSection ground="deep" id="values" numeral="1" {...about.values}>
      {items.map((item, index) => (
        <div className="value" key={item.name}>
          <span className="marginal" aria-hidden="true">
            1.{index + 1}
          </span>
          <h3>{'href' in item ? <a href={item.href}>{item.name}</a> : item.name}</h3>
          <p>{item.text}</p>
          <p>
            <span className="marginal">{price}</span>
            {item.price}
          </p>
        </div>
      ))}
    </HeadedSection>
  )
}

export function Teams() {
  const { areas } = about.teams
  return (
    <HeadedSection id="teams" numeral="2" {...about.teams}>
      <Definitions points={areas} />
    </HeadedSection>
  )
}

/** Certifications and audits of the company, with links to the pages about them. */
export function Certifications() {
  const { note, title, text, links } = about.standing
  return (
    <Section ground="night" id="standing">
      <SectionHead numeral="3" note={note} title={title}>
        <p>{text}</p>
        <p className="standing-links">
          {links.map((link) => (
            <ArrowLink to={link} key={link.href} />
          ))}
        </p>
      </SectionHead>
    </Section>
  )
}

const grounds = ['deep', 'dusk', 'night'] as const
/** Index of the layer below the amber seam. */
const seamAbove = 2

/** The company's history as layers of rock, the newest on top. */
export function History() {
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

/** The company's figures with their definitions: what is measured, and on what. */
export function FigureTable() {
  const { columns, rows } = about.figures
  return (
    <HeadedSection id="figures" numeral="5" {...about.figures}>
      <div className="table-frame">
        <DataTable className="stacks" columns={columns} rows={rows} align="words" />
      </div>
    </HeadedSection>
  )
}
