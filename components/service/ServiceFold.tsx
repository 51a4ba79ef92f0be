import type { ReactNode } from 'react'
import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import type { Service } from '#content/schema/service.ts'
import { figureWords } from '#words/figures.ts'
import { servicesList } from '#words/pages/services.ts'
import { Capability } from './Capability.tsx'

/**
 * A service in the list of services: figure, the first paragraph of its description, with the rest folded, and lists,
 * which fold away on a phone. A browser unfolds what a search in the page finds; paper has all of it.
 */
export function ServiceFold({ service }: { service: Service }) {
  const { headings, open, more } = servicesList
  const { slug, number, icon, fold = 'right', features, capabilities, technologies } = service
  const [prefix, numeral] = splitNumber(number)
  const [first, ...rest] = service.fullDescription
  return (
    <Section ground={service.ground} id={slug} className={`fold fold-${fold}`}>
      <SectionHead numeral={numeral} prefix={prefix} title={service.title}>
        <div className="fold-description">
          <p>{first}</p>
          {rest.length > 0 && (
            <details className="fold-more">
              <summary>
                {more}
                <span className="sr-only">: {service.title}</span>
              </summary>
              <Paragraphs texts={rest} />
            </details>
          )}
        </div>
      </SectionHead>
      <figure className={`fold-figure drawn-${icon}`}>
        <Plate figure={icon} labels="short" />
        <FigureCaption figure={icon}>{figureWords[icon].caption}</FigureCaption>
      </figure>
      <Details list="features" heading={headings.features}>
        <Terms terms={features} />
      </Details>
      <Details list="capabilities" heading={headings.capabilities}>
        <Terms terms={capabilities.map(({ name, text }) => ({ name, text: <Capability text={text} /> }))} />
      </Details>
      <Details list="technologies" heading={headings.technologies}>
        <ul>
          {technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </Details>
      <p className="fold-open">
        <ArrowLink to={{ label: open(number), href: `/services/${slug}`, context: service.title }} />
      </p>
    </Section>
  )
}

function Details({ list, heading, children }: { list: string; heading: string; children: ReactNode }) {
  return (
    <details className={`fold-list fold-${list}`}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      {children}
    </details>
  )
}

function Terms({ terms }: { terms: readonly { name: string; text: ReactNode }[] }) {
  return (
    <dl>
      {terms.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** '2.4' as the prefix '2.' and the numeral '4'. */
function splitNumber(number: string): [prefix: string, numeral: string] {
  const dot = number.indexOf('.')
  return [number.slice(0, dot + 1), number.slice(dot + 1)]
}
