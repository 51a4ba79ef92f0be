import { Plate } from '#components/figures/Plate.tsx'
import type { Service } from '#content/schema/service.ts'

/** Table of contents of the list of services, drawn as a folded map with a fold for each service. */
export function FoldIndex({ services }: { services: readonly Service[] }) {
  return (
    <ol className="fold-index staggered">
      {services.map((service) => (
        <li className={`drawn-${service.icon} ${service.ground}`} key={service.slug}>
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
