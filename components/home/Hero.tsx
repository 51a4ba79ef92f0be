import { Cairn } from '#components/figures/marks/Cairn.tsx'
import { Starfield } from '#components/islands/starfield/Starfield.tsx'
import { ButtonLink } from '#components/ui/links.tsx'
import { home } from '#content/en/pages/home.ts'

/** The first view: the cairn beside the words, on the night sky. */
export function Hero() {
  const { title, lead, actions, clients, portal, caption } = home.hero
  return (
    <section className="hero night">
      <Starfield />
      <div className="sheet">
        <h1>
          {title[0]}
          <br />
          {title[1]}
        </h1>
        <p className="hero-lead">{lead}</p>
        <div className="actions">
          <ButtonLink to={actions[0]} tone="amber" />
          <ButtonLink to={actions[1]} tone="outline" />
        </div>
        <div className="cairn">
          <Cairn />
        </div>
        <div className="hero-caption data">
          <p>
            {clients} <a href={portal.href}>{portal.label}</a>
          </p>
          <p>{caption}</p>
        </div>
      </div>
    </section>
  )
}
