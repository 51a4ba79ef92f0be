import { FigureDataLink } from '#components/figures/FigureDataLink.tsx'
import { Cairn } from '#components/figures/marks/Cairn.tsx'
import { PauseStars } from '#components/islands/starfield/PauseStars.tsx'
import { Starfield } from '#components/islands/starfield/Starfield.tsx'
import { Actions } from '#components/ui/links.tsx'
import { UnbrokenText } from '#components/ui/UnbrokenText.tsx'
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
