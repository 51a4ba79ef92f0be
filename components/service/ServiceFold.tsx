import { Plate } from '#components/figures/Plate.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { figureWords } from '#content/en/figures.ts'
import { servicesList } from '#content/en/pages/services.ts'
import type { Service } from '#content/schema/service.ts'
import { Capability } from './Capability.tsx'

/** One service in the list of services: its figure, its description, and its lists, which fold away on a phone. */
export function ServiceFold({ service }: { service: Service }) {
  const { headings, open } = servicesList
  const { slug, number, icon, fold = 'right' } = service
  const [prefix, numeral] = splitNumber(number)
  return (
    <Section ground={service.ground} id={slug} className={`fold fold-${fold}`}>
      <SectionHead numeral={numeral} prefix={prefix} title={service.title}>
        <div className="fold-description">
          {service.fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SectionHead>
      <figure className={`fold-figure drawn-${icon}`}>
        <Plate figure={icon} labels="short" />
        <figcaption>{figureWords[icon].caption}</figcaption>
      </figure>
      <details className="fold-features">
        <summary>
          <h3>{headings.features}</h3>
        </summary>
        <dl>
          {service.features.map((feature) => (
            <div key={feature.name}>
              <dt>{feature.name}</dt>
              <dd>{feature.text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details className="fold-capabilities">
        <summary>
          <h3>{headings.capabilities}</h3>
        </summary>
        <dl>
          {service.capabilities.map((capability) => (
            <div key={capability.name}>
              <dt>{capability.name}</dt>
              <dd>
                <Capability text={capability.text} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <details className="fold-technologies">
        <summary>
          <h3>{headings.technologies}</h3>
        </summary>
        <ul>
          {service.technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </details>
      <p className="fold-open">
        <ArrowLink to={{ label: open(number), href: `/services/${slug}` }} context={service.title} />
      </p>
    </Section>
  )
}

/** '2.4' as the small prefix '2.' and the numeral '4'. */
export function splitNumber(number: string): [prefix: string, numeral: string] {
  const dot = number.indexOf('.')
  return [number.slice(0, dot + 1), number.slice(dot + 1)]
}
