import { Plate } from '#components/figures/Plate.tsx'
import type { Service } from '#content/schema/service.ts'

const grounds: Record<string, string> = { gis: 'amber', awareness: 'night' }

/** The six plates as a folded sheet: a table of contents that one can see. */
export function FoldIndex({ services }: { services: readonly Service[] }) {
  return (
    <ol className="fold-index staggered">
      {services.map((service) => (
        <li className={`fold-index-${service.slug} ${grounds[service.slug] ?? ''}`} key={service.slug}>
          <a href={`#${service.slug}`}>
            <span className="marginal">{service.number}</span>
            <b>{service.title}</b>
            <Plate figure={service.icon} labels="none" alt="" />
          </a>
        </li>
      ))}
    </ol>
  )
}
