import { ArrowLink } from '#components/ui/links.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import { sectorCardLimits } from '#content/facts/limits.ts'
import type { Sector } from '#content/schema/sector.ts'
import { sectorsList } from '#words/pages/sectors.ts'

/** A sector in the list of sectors, folded under its title: its benefits, first use cases and first technologies. */
export function SectorDisclosure({ sector }: { sector: Sector }) {
  const { headings, moreUseCases, open } = sectorsList
  const { useCases, technologies } = sectorCardLimits
  const left = sector.useCases.length - useCases
  const more = left > 0 ? [moreUseCases(left)] : []
  return (
    <details className="col-span-full border-t border-ink px-0 last:border-b print:break-inside-avoid" id={sector.slug}>
      <summary className="cursor-pointer bg-ground px-in py-3">
        <h3 className="inline text-title-1">
          <UnbrokenText text={sector.title} />
        </h3>
      </summary>
      <div className="fields pb-6 print:grid-cols-3">
        <CardList heading={headings.benefits} items={names(sector.benefits)} />
        <CardList heading={headings.useCases} items={[...names(sector.useCases).slice(0, useCases), ...more]} />
        <CardList heading={headings.technologies} items={sector.technologies.slice(0, technologies)} />
        <p className="field-each py-2">
          <ArrowLink to={{ label: open, href: `/sectors/${sector.slug}`, context: sector.title }} />
        </p>
      </div>
    </details>
  )
}

function CardList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className="field-each px-0 pb-4 text-ui">
      <h4 className="px-in py-2 font-bold">{heading}</h4>
      <ul>
        {items.map((item) => (
          <li className="border-t border-rule bg-ground px-in py-2" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

const names = (points: readonly { name: string }[]) => points.map(({ name }) => name)
