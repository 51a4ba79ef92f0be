import type { ReactNode } from 'react'
import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { ListDisclosure } from '#components/ui/ListDisclosure.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Section, SectionHead } from '#components/ui/Section.tsx'
import { Paragraphs } from '#components/ui/text.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import type { Service } from '#content/schema/service.ts'
import { figureWords } from '#words/figures.ts'
import { serviceDetail, servicesList } from '#words/pages/services.ts'
import { Capability } from './ServiceContent.tsx'

/**
 * A service in the list of services: what a client gets and gives, the first paragraph of its description, its figure, and the
 * rest, folded. On a phone, the figure is a band below the title, without labels and caption. A browser unfolds what a search in the page finds; paper has all of it.
 */
export function ServiceDisclosure({ service }: { service: Service }) {
  const { headings, open, method } = servicesList
  const { slug, number, icon, fold, features, capabilities, technologies } = service
  const [first, ...others] = service.fullDescription
  const layout = layouts[fold ?? 'left']
  return (
    <Section ground={service.ground} id={slug}>
      <SectionHead numeral={number} title={service.title} />
      <div className={`max-w-measure self-start bg-ground pt-3 pb-4 max-narrow:order-1 ${layout.text}`}>
        <dl className="pb-3">
          <dt className="term">{serviceDetail.get}</dt>
          <dd className="mb-2 text-lead">{service.get}</dd>
          <dt className="term">{serviceDetail.give}</dt>
          <dd>{service.give}</dd>
        </dl>
        <p>{first}</p>
      </div>
      <figure className={`self-start border-t-2 border-ink bg-ground p-0 max-narrow:h-40 ${layout.figure}`}>
        <FigureFrame
          figure={icon}
          labels="short"
          fit={icon === 'awareness' ? 'cover-foot' : undefined}
          className={`plate-cut ${plates[icon] ?? 'print:w-3/5'}`}
        />
        <FigureCaption figure={icon} className="max-narrow:hidden">
          {figureWords[icon].caption}
        </FigureCaption>
      </figure>
      <div className={`self-start border-t border-ink px-0 max-narrow:order-1 ${layout.lists}`}>
        {others.length > 0 && (
          <ListDisclosure heading={method}>
            <div className="ruled-items">
              <Paragraphs texts={others} />
            </div>
          </ListDisclosure>
        )}
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
          <ArrowLink to={{ label: open(service.title), href: `/services/${slug}` }} />
        </p>
      </div>
    </Section>
  )
}

/** Places of text, figure and lists on a wide page. On a narrow one, each takes the whole width. */
const layouts: Record<NonNullable<Service['fold']> | 'left', { text: string; figure: string; lists: string }> = {
  left: {
    text: 'field-3-4 border-t-2 border-ink wide:row-2',
    figure: 'field-1-2 wide:row-[2/4]',
    lists: 'field-3-4 wide:row-3',
  },
  right: {
    text: 'field-1-2 border-t-2 border-ink wide:row-2',
    figure: 'field-3-4 wide:row-[2/4]',
    lists: 'field-1-2 wide:row-3',
  },
  full: { text: 'field-1-2 wide:row-3', figure: 'col-span-full wide:row-2', lists: 'field-3-4 wide:row-3' },
}

/** Plates of figures that have a margin, or are cropped; on a phone, all are, around what matters most. */
const plates: Partial<Record<FigureName, string>> = {
  movement: 'max-narrow:[--subject:50%_86%] print:w-3/5',
  tensor: 'max-narrow:[--subject:50%_0] print:w-3/5',
  vault: 'max-narrow:[--subject:50%_6%] print:w-3/5',
  social: 'max-narrow:[--subject:50%_42%] narrow:px-[12%] narrow:pb-4 print:w-3/5',
  awareness: 'narrow:aspect-[2.1] overflow-clip print:w-3/5',
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
