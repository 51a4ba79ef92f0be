import type { ReactNode } from 'react'
import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { sectorCardLimits } from '#content/facts/limits.ts'
import type { Sector } from '#content/schema/sector.ts'
import { sectorsList } from '#words/pages/sectors.ts'
import { sectorNumber } from '#words/sectors.ts'

/** A sector in the list of sectors: its benefits, first use cases and first technologies. */
export function SectorCard({ sector }: { sector: Sector }) {
  const { headings, moreUseCases, open } = sectorsList
  const { useCases, technologies } = sectorCardLimits
  const left = sector.useCases.length - useCases
  return (
    <article className="sector-card" id={sector.slug}>
      <p className="marginal">{sectorNumber(sector)}</p>
      <h2>
        <a href={`/sectors/${sector.slug}`}>{sector.title}</a>
      </h2>
      <p className="sector-card-description">{sector.description}</p>
      <CardList heading={headings.benefits} items={names(sector.benefits)} />
      <CardList heading={headings.useCases} items={names(sector.useCases).slice(0, useCases)}>
        {left > 0 && <li className="more">{moreUseCases(left)}</li>}
      </CardList>
      <CardList
        className="sector-card-list sector-card-technologies"
        heading={headings.technologies}
        items={sector.technologies.slice(0, technologies)}
      />
      <div className="sector-card-side">
        <CroppedFigure figure={sector.icon} />
        <p className="sector-card-open">
          <ArrowLink to={{ label: open, href: `/sectors/${sector.slug}`, context: sector.title }} />
        </p>
      </div>
    </article>
  )
}

interface CardListProps {
  className?: string
  heading: string
  items: readonly string[]
  children?: ReactNode
}

function CardList({ className = 'sector-card-list', heading, items, children }: CardListProps) {
  return (
    <div className={className}>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {children}
      </ul>
    </div>
  )
}

const names = (points: readonly { name: string }[]) => points.map(({ name }) => name)
