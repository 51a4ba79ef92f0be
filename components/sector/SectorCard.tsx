import { Crop } from '#components/figures/Crop.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { sectorsList } from '#content/en/pages/sectors.ts'
import { sectorNumber } from '#content/en/sectors.ts'
import { sectorCardLimits } from '#content/facts/limits.ts'
import type { Sector } from '#content/schema/sector.ts'

/** A sector in the list of sectors: its benefits, its first use cases and technologies, and how many use cases are left out. */
export function SectorCard({ sector }: { sector: Sector }) {
  const { headings, moreUseCases, open } = sectorsList
  const useCases = sector.useCases.slice(0, sectorCardLimits.useCases)
  const more = sector.useCases.length - useCases.length
  return (
    <article className="sector-card" id={sector.slug}>
      <p className="marginal">{sectorNumber(sector)}</p>
      <h2>
        <a href={`/sectors/${sector.slug}`}>{sector.title}</a>
      </h2>
      <p className="sector-card-description">{sector.description}</p>
      <div className="sector-card-list">
        <h3>{headings.benefits}</h3>
        <ul>
          {sector.benefits.map((benefit) => (
            <li key={benefit.name}>{benefit.name}</li>
          ))}
        </ul>
      </div>
      <div className="sector-card-list">
        <h3>{headings.useCases}</h3>
        <ul>
          {useCases.map((useCase) => (
            <li key={useCase.name}>{useCase.name}</li>
          ))}
          {more > 0 && <li className="more">{moreUseCases(more)}</li>}
        </ul>
      </div>
      <div className="sector-card-list sector-card-technologies">
        <h3>{headings.technologies}</h3>
        <ul>
          {sector.technologies.slice(0, sectorCardLimits.technologies).map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </div>
      <div className="sector-card-side">
        <Crop figure={sector.icon} />
        <p className="sector-card-open">
          <ArrowLink to={{ label: open, href: `/sectors/${sector.slug}` }} context={sector.title} />
        </p>
      </div>
    </article>
  )
}
