import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import type { Service } from '#content/schema/service.ts'

/** Table of contents of the list of services, drawn as a folded map with a panel for each service. */
export function ServiceIndex({ services }: { services: readonly Service[] }) {
  return (
    <ol
      className={
        services.length > 6
          ? 'numbered staggered mb-part grid p-0 wide:grid-cols-4 print:break-inside-avoid'
          : 'numbered staggered mb-part grid p-0 wide:grid-cols-6 fr:wide:max-plates:grid-cols-3 print:break-inside-avoid'
      }
    >
      {services.map((service) => (
        <li
          className={`group wide:crease wide:even:crease-back print:border-t ${grounds[service.ground]}`}
          key={service.slug}
        >
          <Panel service={service} />
        </li>
      ))}
    </ol>
  )
}

/** A panel of the map: words above a figure; on a narrow page, beside it. */
function Panel({ service: { slug, number, title, icon } }: { service: Service }) {
  return (
    <a className="map-panel focus-visible:-outline-offset-6" href={`#${slug}`}>
      <span className="marginal px-in text-mute max-wide:pt-3">{number}</span>
      <b className="px-in text-name text-balance wrap-anywhere hyphens-auto group-hover:underline group-hover:decoration-3 max-wide:pb-4 wide:max-plates:text-ui fr:wide:text-ui max-wide:text-title-1 fr:max-wide:text-name max-tiny:text-name print:text-name">
        <UnbrokenText text={title} />
      </b>
      <span className="map-panel-arrow" />
      <CroppedFigure
        figure={icon}
        shape="tall"
        className="map-panel-figure max-wide:slant max-wide:group-even:slant-back"
      />
    </a>
  )
}

const grounds: Record<Service['ground'], string> = {
  paper: 'bg-paper-deep',
  deep: 'bg-[color-mix(in_oklab,var(--color-ink)_9%,var(--color-paper-deep))] print:bg-paper',
  night: 'night',
  amber: 'amber',
}
