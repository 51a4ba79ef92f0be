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
 * A service in the list of services: the first paragraph of its description, its figure, and beside it the lists, folded. A
 * browser unfolds what a search in the page finds; paper has all of it.
 */
export function ServiceDisclosure({ service }: { service: Service }) {
  const { headings, open, more } = servicesList
  const { slug, number, icon, fold, features, capabilities, technologies } = service
  const [first, ...others] = service.fullDescription
  const layout = layouts[fold ?? 'left']
  return (
    <Section ground={service.ground} id={slug}>
      <SectionHead numeral={number} title={service.title} />
      <figure className={`self-start border-t-2 border-ink bg-ground p-0 ${layout.figure}`}>
        <FigureFrame
          figure={icon}
          labels="short"
          fit={icon === 'awareness' ? 'cover-foot' : undefined}
          className={plates[icon] ?? 'print:w-3/5'}
        />
        <FigureCaption figure={icon}>{figureWords[icon].caption}</FigureCaption>
      </figure>
      <div className={`max-w-measure self-start bg-ground pt-3 [&_p]:mb-3 ${layout.text}`}>
        <p>{first}</p>
        {others.length > 0 && (
          <details>
            <summary className="mb-3 min-h-6 w-fit cursor-pointer font-bold print:hidden">
              {more}
              <span className="sr-only">{`${colon}${service.title}`}</span>
            </summary>
            <Paragraphs texts={others} />
          </details>
        )}
      </div>
      <div className={`self-start border-t border-ink px-0 ${layout.lists}`}>
        <ListDisclosure heading={headings.features}>
          <Terms terms={features} />
        </ListDisclosure>
        <ListDisclosure heading={headings.capabilities}>
          <Terms terms={capabilities.map(({ name, text }) => ({ name, text: <Capability text={text} /> }))} />
        </ListDisclosure>
        <ListDisclosure heading={headings.technologies}>
          <ul className="ruled-items">
            {technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </ListDisclosure>
        <p className="bg-ground px-in pt-4 text-deck">
          <ArrowLink to={{ label: open(number), href: `/services/${slug}`, context: service.title }} />
        </p>
      </div>
    </Section>
  )
}

/** Places of figure and lists on a wide page. On a narrow one, each takes the whole width. */
const layouts: Record<NonNullable<Service['fold']> | 'left', { figure: string; text: string; lists: string }> = {
  left: { figure: 'field-1-2 wide:row-[2/4]', text: 'field-3-4 border-t-2 border-ink', lists: 'field-3-4' },
  right: {
    figure: 'field-3-4 wide:row-[2/4]',
    text: 'field-1-2 border-t-2 border-ink wide:row-2',
    lists: 'field-1-2 wide:row-3',
  },
  full: { figure: 'col-span-full', text: 'field-1-2', lists: 'field-3-4' },
}

/** Plates of figures that have a margin, or are cropped. */
const plates: Partial<Record<FigureName, string>> = {
  social: 'px-[12%] pb-4 print:w-3/5',
  awareness: 'aspect-[2.1] overflow-clip print:w-3/5',
}

function Terms({ terms }: { terms: readonly { name: string; text: ReactNode }[] }) {
  return (
    <dl className="ruled-items [&_dt]:font-bold">
      {terms.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
