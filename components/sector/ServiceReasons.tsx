import { sectorDetail } from '#content/en/pages/sectors.ts'
import { serviceBySlug } from '#content/facts/services.ts'
import type { Sector } from '#content/schema/sector.ts'

/** The services that a sector uses, each with the reason for its mark. */
export function ServiceReasons({ sector }: { sector: Sector }) {
  return (
    <div className="options">
      {sector.services.map(({ service: slug, mark, reason }) => {
        const service = serviceBySlug(slug)
        if (!service || mark === 'none') return null
        return (
          <a href={`/services/${slug}`} key={slug}>
            <span className="marginal">
              <span className={`mark mark-${mark}`} />
              {service.number} {sectorDetail.marks[mark]}
            </span>
            <h3>{service.title}</h3>
            <p>{reason}</p>
          </a>
        )
      })}
    </div>
  )
}
