import type { ReactNode } from 'react'
import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Section, SectionHead } from '#components/ui/Section.tsx'
import { Paragraphs } from '#components/ui/text.tsx'
import type { Service } from '#content/schema/service.ts'
import { figureWords } from '#words/figures.ts'
import { servicesList } from '#words/pages/services.ts'
import { Capability } from './ServiceContent.tsx'

/** Table of contents of the list of services, drawn as a folded map with a panel for each service. */
export function ServiceIndex({ services }: { services: readonly Service[] }) {
  return (
    <ol className="fold-index staggered">
      {services.map((service) => (
        <li className={`drawn-${service.icon} ${service.ground}`} key={service.slug}>
          <a href={`#${service.slug}`}>
            <span className="marginal">{service.number}</span>
            <b>{service.title}</b>
            <FigureFrame figure={service.icon} labels="none" alt="" />
          </a>
        </li>
      ))}
    </ol>
  )
}

/**
 * A service in the list of services: figure, the first paragraph of its description, with the rest folded, and lists,
 * which fold away on a phone. A browser unfolds what a search in the page finds; paper has all of it.
 */
export function ServiceDisclosure({ service }: { service: Service }) {
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
        <FigureFrame figure={icon} labels="short" />
        <FigureCaption figure={icon}>{figureWords[icon].caption}</FigureCaption>
      </figure>
      <ListDisclosure list="features" heading={headings.features}>
        <Terms terms={features} />
      </ListDisclosure>
      <ListDisclosure list="capabilities" heading={headings.capabilities}>
        <Terms terms={capabilities.map(({ name, text }) => ({ name, text: <Capability text={text} /> }))} />
      </ListDisclosure>
      <ListDisclosure list="technologies" heading={headings.technologies}>
        <ul>
          {technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </ListDisclosure>
      <p className="fold-open">
        <ArrowLink to={{ label: open(number), href: `/services/${slug}`, context: service.title }} />
      </p>
    </Section>
  )
}

function ListDisclosure({ list, heading, children }: { list: string; heading: string; children: ReactNode }) {
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
