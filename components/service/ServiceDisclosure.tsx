import type { ReactNode } from 'react'
import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { ListDisclosure } from '#components/ui/ListDisclosure.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Section, SectionHead } from '#components/ui/Section.tsx'
import { Paragraphs } from '#components/ui/text.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import type { Service } from '#content/schema/service.ts'
import { figureWords } from '#words/figures.ts'
import { servicesList } from '#words/pages/services.ts'
import { colon } from '#words/print.ts'
import { Capability } from './ServiceContent.tsx'

/**
 * A service in the list of services: figure, its lead, with the description folded, and lists,
 * which fold away on a phone. A browser unfolds what a search in the page finds; paper has all of it.
 */
export function ServiceDisclosure({ service }: { service: Service }) {
  const { headings, open, more } = servicesList
  const { slug, number, icon, fold, features, capabilities, technologies } = service
  const layout = layouts[fold ?? 'right']
  return (
    <Section ground={service.ground} id={slug}>
      <SectionHead numeral={number} title={service.title}>
        <div className="mt-6 max-w-measure bg-ground [&_p]:mb-3">
          <p>{service.intro}</p>
          <details>
            <summary className="mb-3 min-h-6 w-fit cursor-pointer font-bold print:hidden">
              {more}
              <span className="sr-only">{`${colon}${service.title}`}</span>
            </summary>
            <Paragraphs texts={service.fullDescription} />
          </details>
        </div>
      </SectionHead>
      <figure className={`self-start border-t-2 border-ink bg-ground p-0 max-wide:mb-6 ${layout.figure}`}>
        <FigureFrame
          figure={icon}
          labels="short"
          fit={icon === 'awareness' ? 'cover-foot' : undefined}
          className={plates[icon] ?? 'print:w-3/5'}
        />
        <FigureCaption figure={icon}>{figureWords[icon].caption}</FigureCaption>
      </figure>
      <ListDisclosure className={layout.features} heading={headings.features}>
        <Terms className={layout.featureColumns} terms={features} />
      </ListDisclosure>
      <ListDisclosure className={layout.capabilities} heading={headings.capabilities}>
        <Terms
          className={layout.capabilityColumns}
          terms={capabilities.map(({ name, text }) => ({ name, text: <Capability text={text} /> }))}
        />
      </ListDisclosure>
      <ListDisclosure className={layout.technologies} heading={headings.technologies}>
        <ul className={`ruled-items data ${layout.technologyColumns}`}>
          {technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </ListDisclosure>
      <p className={`pt-4 text-deck ${layout.open}`}>
        <ArrowLink to={{ label: open(number), href: `/services/${slug}`, context: service.title }} />
      </p>
    </Section>
  )
}

/** Places of the parts of a service on a wide page. On a narrow one, each takes the whole width. */
const right = {
  figure: 'field-2-4',
  features: 'wide:col-span-6 field:col-span-4',
  featureColumns: '',
  capabilities: 'wide:col-span-6 field:col-span-4',
  capabilityColumns: '',
  technologies: 'field:col-span-4',
  technologyColumns: 'max-field:grid max-field:grid-cols-3 max-wide:grid-cols-2',
  open: 'field-4',
}

const layouts: Record<NonNullable<Service['fold']> | 'right', typeof right> = {
  right,
  full: { ...right, figure: 'col-span-full' },
  'wide-left': { ...right, figure: 'field-1-3', open: 'field-4 self-end pb-4 wide:row-start-2' },
  'half-left': {
    figure: 'field-1-2 wide:row-[2/4]',
    features: 'field-3-4',
    featureColumns: 'field:grid field:grid-cols-2',
    capabilities: 'field-3-4',
    capabilityColumns: 'field:grid field:grid-cols-2',
    technologies: 'field:col-span-9',
    technologyColumns: 'grid grid-cols-2 wide:max-field:grid-cols-3',
    open: 'field-4',
  },
  'half-right': {
    figure: 'field-3-4 wide:row-[2/4]',
    features: 'field-1-2 wide:row-start-2',
    featureColumns: '',
    capabilities: 'wide:row-start-4',
    capabilityColumns: 'wide:grid wide:grid-cols-2 field:grid-cols-3',
    technologies: 'field-1-2 wide:row-start-3',
    technologyColumns: 'grid grid-cols-2',
    open: 'field-4',
  },
}

/** Plates of figures that have a margin, or are cropped. */
const plates: Partial<Record<FigureName, string>> = {
  social: 'px-[12%] pb-4 print:w-3/5',
  awareness: 'aspect-[2.1] overflow-clip print:w-3/5',
}

function Terms({ className, terms }: { className: string; terms: readonly { name: string; text: ReactNode }[] }) {
  return (
    <dl className={`ruled-items [&_dt]:font-bold ${className}`}>
      {terms.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
