import { FigureDataLink, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { Cairn } from '#components/figures/marks/Cairn.tsx'
import { PauseStars, Starfield } from '#components/islands/starfield/Starfield.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { Actions, ArrowLink } from '#components/ui/links.tsx'
import { LinkedRows } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { LargeFigure, UnbrokenText } from '#components/ui/text.tsx'
import { authorizationInProgress, certificationRegister } from '#content/facts/certifications.ts'
import type { Service } from '#content/schema/service.ts'
import { figureWords } from '#words/figures.ts'
import { home } from '#words/pages/home.ts'

/** First section of the home page: title and cairn on the night sky. */
export function Hero() {
  const { title, lead, actions, clients, portal, caption, stars } = home.hero
  return (
    <section className="hero night">
      <Starfield />
      <div className="sheet">
        <h1>
          {title[0]}
          <br />
          {title[1]}
        </h1>
        <p className="hero-lead">
          <UnbrokenText text={lead} />
        </p>
        <Actions to={actions} />
        <PauseStars {...stars} />
        <p className="hero-clients data">
          {clients} <a href={portal.href}>{portal.label}</a>
        </p>
        <div className="cairn">
          <Cairn />
        </div>
        <p className="hero-caption data">
          {caption} <FigureDataLink figure="cairn" />
        </p>
      </div>
    </section>
  )
}

/** Reasons to choose the company. */
export function Why() {
  const { rows } = home.why
  return (
    <HeadedSection id="why" numeral="1" {...home.why}>
      <LinkedRows points={rows} mark={(index) => `1.${index + 1}`} />
    </HeadedSection>
  )
}

/** Services as figures whose size follows their order. A service with a deep background has paper here, because the figures touch. */
export function ServiceFigures({ services }: { services: readonly Service[] }) {
  return (
    <HeadedSection id="services" numeral="2" layout="wide" {...home.services}>
      <div className="plates">
        {services.map((service) => (
          <article
            className={`service-plate drawn-${service.icon} ${service.ground === 'deep' ? 'paper' : service.ground}`}
            key={service.slug}
          >
            <div className="service-plate-figure">
              <FigureFrame figure={service.icon} labels="short" />
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

/** The key benefits: each is a large figure or word, and links to its page. */
export function Benefits() {
  const { items } = home.benefits
  return (
    <HeadedSection id="benefits" ground="amber" className="benefits" numeral="3" {...home.benefits}>
      {items.map((item, index) => (
        <a className="benefit" href={item.href} key={item.href}>
          <span className="big">
            <LargeFigure {...item} />
          </span>
          <span className="benefit-words">
            <span className="marginal">
              3.{index + 1} {item.name}
            </span>
            <span>{item.text}</span>
          </span>
        </a>
      ))}
    </HeadedSection>
  )
}

/** The certifications by name, the last one still in progress. */
export function SecurityStandards() {
  const { timings, links } = home.security
  return (
    <HeadedSection id="security" ground="deep" numeral="5" {...home.security}>
      <div className="standards-side">
        <p>{timings}</p>
        {links.map((link) => (
          <p key={link.href}>
            <ArrowLink to={link} />
          </p>
        ))}
      </div>
      <ul className="standards">
        {certificationRegister
          .filter(({ name }) => name !== authorizationInProgress)
          .map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        <li className="open">{authorizationInProgress}</li>
      </ul>
    </HeadedSection>
  )
}
