import { Plate } from '#components/figures/Plate.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { figureWords } from '#content/en/figures.ts'
import { home } from '#content/en/pages/home.ts'
import { awarenessLog } from '#content/en/services/awareness.ts'
import type { Service, ServiceSlug } from '#content/schema/service.ts'

const grounds: Partial<Record<ServiceSlug, string>> = { gis: ' amber', awareness: ' night' }

/** The first six services as plates of unequal size, one on amber and one on night. */
export function ServicePlates({ services }: { services: readonly Service[] }) {
  const { note, title, text, link } = home.services
  return (
    <Section>
      <SectionHead numeral="2" note={note} title={title} layout="wide">
        <p>{text}</p>
        <p>
          <ArrowLink to={link} />
        </p>
      </SectionHead>
      <div className="plates">
        {services.map((service) => (
          <article
            className={`service-plate service-plate-${service.slug}${grounds[service.slug] ?? ''}`}
            key={service.slug}
          >
            <div className="service-plate-figure">
              <Plate figure={service.icon} labels="short" />
            </div>
            <div className="service-plate-words">
              <span className="marginal">{service.number}</span>
              <h3>
                <a href={`/services/${service.slug}`}>{service.title}</a>
              </h3>
              <p>{service.description}</p>
              {service.slug === 'awareness' && <EventLog events={awarenessLog} />}
              <p className="data">{figureWords[service.icon].caption}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
