import type { ServiceUse } from '#content/schema/join-uses.ts'
import { sectorDetail } from '#words/pages/sectors.ts'

/** Links to the services of a sector, each with the reason for its use. */
export function ServiceReasons({ uses }: { uses: readonly ServiceUse[] }) {
  return (
    <div className="options">
      {uses
        .filter(({ mark }) => mark !== 'none')
        .map(({ service, mark, reason }) => (
          <a href={`/services/${service.slug}`} key={service.slug}>
            <span className="marginal">
              <span className={`mark mark-${mark}`} />
              {service.number} {sectorDetail.marks[mark]}
            </span>
            <h3>{service.title}</h3>
            <p>{reason}</p>
          </a>
        ))}
    </div>
  )
}
