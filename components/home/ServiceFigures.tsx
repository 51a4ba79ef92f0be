import { FigureDataLink, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { coversCard } from '#components/ui/Cards.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import type { Service } from '#content/schema/service.ts'
import { figureWords } from '#words/figures.ts'
import { home } from '#words/pages/home.ts'

/** Services as figures whose size follows their order. A service with a deep background has paper here, because the figures touch. */
export function ServiceFigures({ services }: { services: readonly Service[] }) {
  return (
    <HeadedSection size="large" id="services" numeral="2" {...home.services}>
      <div className="fields grid grid-cols-(--columns) border-b border-ink p-0 print:block">
        {services.map((service, index) => {
          const layout = layouts[index] ?? beside
          const { line, caption } = figureWords[service.icon]
          return (
            <article
              className={`service-plate group relative col-span-full border-t border-ink px-0 max-plates:@min-[45rem]/page:col-span-6 max-plates:@min-[45rem]/page:even:border-l ${layout.plate} ${grounds[service.ground]}`}
              key={service.slug}
            >
              <div className={[layout.figure, margins[service.icon]].join(' ').trim()}>
                <FigureFrame figure={service.icon} labels="short" fit="cover" className={layout.image} />
              </div>
              <div
                className={
                  service.icon === 'social'
                    ? 'flex flex-col gap-3 p-in max-narrow:min-w-min max-narrow:flex-1 print:flex-1'
                    : 'flex flex-1 flex-col gap-3 p-in max-narrow:min-w-min'
                }
              >
                <span className="marginal max-narrow:hidden">{service.number}</span>
                <h3 className="text-title-1">
                  <a className={coversCard} href={`/services/${service.slug}`}>
                    <UnbrokenText text={service.title} />
                  </a>
                </h3>
                <p className="narrow:hidden">{service.get}</p>
                <p className="max-w-measure max-narrow:hidden">{service.description}</p>
                {service.log && (
                  <div className="max-narrow:hidden">
                    <EventLog events={service.log} />
                  </div>
                )}
                <p className="note mt-auto pt-2 text-mute max-narrow:hidden [&_a]:relative">
                  {line ?? caption} <FigureDataLink figure={service.icon} />
                </p>
              </div>
            </article>
          )
        })}
      </div>
    </HeadedSection>
  )
}

interface PlateLayout {
  plate: string
  figure: string
  image: string
}

const image = 'plate-cut max-narrow:slant max-narrow:group-even:slant-back'
const first: PlateLayout = { plate: 'plates:col-span-4', figure: 'service-plate-figure', image }
const beside: PlateLayout = { ...first, plate: 'plates:col-span-4 plates:border-l' }

/** Plates per row of a wide page: two, three, one. */
const layouts: readonly PlateLayout[] = [
  { ...first, plate: 'plates:col-span-8' },
  beside,
  first,
  beside,
  beside,
  {
    plate: 'plates:col-span-full plates:flex-row',
    figure: 'service-plate-figure plates:flex-[0_0_66.667%] plates:border-r plates:border-rule',
    image: 'plate-cut max-narrow:slant max-narrow:group-even:slant-back plates:h-full',
  },
]

const grounds: Record<Service['ground'], string> = {
  paper: 'bg-paper',
  deep: 'bg-paper',
  night: 'night',
  amber: 'amber',
}

/** These figures have a margin; all others fill their plate. */
const margins: Partial<Record<FigureName, string>> = {
  social: 'narrow:my-auto narrow:p-in',
  tensor: 'narrow:px-in narrow:pt-in',
  vault: 'narrow:px-in narrow:pt-in',
}
