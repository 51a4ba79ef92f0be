import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import { ListDisclosure } from '#components/ui/ListDisclosure.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import { sectorCardLimits } from '#content/facts/limits.ts'
import type { Sector } from '#content/schema/sector.ts'
import { sectorsList } from '#words/pages/sectors.ts'
import { sectorNumber } from '#words/sectors.ts'

/** A sector in the list of sectors: its benefits, first use cases and first technologies, which fold on a narrow page. */
export function SectorSheet({ sector }: { sector: Sector }) {
  const { headings, moreUseCases, open } = sectorsList
  const { useCases, technologies } = sectorCardLimits
  const left = sector.useCases.length - useCases
  return (
    <article className={card} id={sector.slug}>
      <p className="marginal field-1 pt-2">{sectorNumber(sector)}</p>
      <h2 className="field-2-4 text-display-2 max-narrow:text-title-2">
        <a className="no-underline hover:underline hover:decoration-4" href={`/sectors/${sector.slug}`}>
          <UnbrokenText text={sector.title} />
        </a>
      </h2>
      <p className="opaque field-2-3 max-w-160 pt-4 pb-8 text-deck">{sector.description}</p>
      <CardList field="field-1" heading={headings.benefits} items={names(sector.benefits)} />
      <CardList
        field="field-2"
        heading={headings.useCases}
        items={names(sector.useCases).slice(0, useCases)}
        more={left > 0 ? moreUseCases(left) : undefined}
      />
      <CardList
        field="field-3"
        heading={headings.technologies}
        items={sector.technologies.slice(0, technologies)}
        isTechnical
      />
      <div className="field-4 grid grid-rows-[auto_minmax(0,1fr)] border-t border-ink px-0 max-wide:col-span-full">
        <p className="px-in py-2 max-wide:py-4">
          <ArrowLink to={{ label: open, href: `/sectors/${sector.slug}`, context: sector.title }} />
        </p>
        <CroppedFigure
          figure={sector.icon}
          className="h-full max-h-88 min-h-56 border-t border-rule bg-ground max-wide:hidden print:hidden"
        />
      </div>
    </article>
  )
}

/** The section already draws an edge above the first card. */
const card =
  'fields col-span-full grid grid-cols-(--columns) content-start border-ink px-0 pt-4 pb-part not-first:border-t-2 print:break-inside-avoid'

interface CardListProps {
  /** Its field on a wide page. */
  field: string
  heading: string
  items: readonly string[]
  /** A last entry that says how many are left out. */
  more?: string | undefined
  isTechnical?: boolean
}

function CardList({ field, heading, items, more, isTechnical = false }: CardListProps) {
  return (
    <ListDisclosure className={field} heading={heading}>
      <ul>
        {items.map((item) => (
          <li
            className={isTechnical ? 'data border-t border-rule px-in py-2' : 'border-t border-rule px-in py-2'}
            key={item}
          >
            {item}
          </li>
        ))}
        {more && <li className="data border-t border-rule px-in py-2 text-mute">{more}</li>}
      </ul>
    </ListDisclosure>
  )
}

const names = (points: readonly { name: string }[]) => points.map(({ name }) => name)
