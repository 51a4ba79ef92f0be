import { FigureDataLink } from '#components/figures/FigureDataLink.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import type { Service } from '#content/schema/service.ts'
import { figureWords } from '#words/figures.ts'
import { home } from '#words/pages/home.ts'

/** Services as plates whose size follows their order. A service on deep ground is on paper here, because plates touch. */
export function ServicePlates({ services }: { services: readonly Service[] }) {
  const { note, title, text, link } = home.services
  return (
    <HeadedSection id="services" numeral="2" note={note} title={title} layout="wide" text={text} link={link}>
      <div className="plates">
        {services.map((service) => (
          <article
            className={`service-plate drawn-${service.icon} ${service.ground === 'deep' ? 'paper' : service.ground}`}
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
              {service.log && <EventLog events={service.log} />}
              <p className="data">
                {figureWords[service.icon].caption} <FigureDataLink figure={service.icon} />
              </p>
            </div>
          </article>
        ))}
      </div>
    </HeadedSection>
  )
}
