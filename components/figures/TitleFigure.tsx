import { type LinkTo, TextLink } from '#components/ui/links.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import type { Service } from '#content/schema/service.ts'
import { figureWords } from '#words/figures.ts'
import { FigureCaption, FigureFrame } from './FigureFrame.tsx'
import { figureOf } from './figures.ts'

interface TitleFigureProps {
  figure: FigureName
  /** Whether the figure has the whole width of a wide page, and how; without it, three fields. */
  opening?: Opening | undefined
  facts: FigureFacts
}

type Opening = NonNullable<Service['opening']>

/** What is beside or above the figure: terms with what they mean, and links. */
interface FigureFacts {
  terms: readonly { term: string; text: string }[]
  links: readonly LinkTo[]
}

/**
 * Large figure below the title of a service: on a wide page either in its whole width, below the facts in one strip, or in the last
 * three fields, beside the facts in the first. On a narrow page it runs from edge to edge below the facts.
 */
export function TitleFigure({ figure, opening, facts: { terms, links } }: TitleFigureProps) {
  const { ground } = figureOf(figure)
  const layout = opening ? layouts.strip : layouts.column
  const crop = opening === 'foot' ? ' aspect-[16/9] wide:not-print:aspect-[2.1]' : ''
  return (
    <section className={ground === 'night' ? 'night border-t-2 border-ink' : 'border-t-2 border-ink'}>
      <div className={`sheet ${layout.sheet}`}>
        <div className={`unlined py-4 text-ui ${layout.facts}`}>
          <dl className={`text-deck ${layout.terms}`}>
            {terms.map(({ term, text }) => (
              <div className={layout.term} key={term}>
                <dt className="term">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {/* Not `print:hidden` on the list: reader views then leave out the lead above it (@mozilla/readability 0.6.0). */}
          <ul className={`flex flex-wrap gap-x-6 ${layout.links}`}>
            {links.map((link) => (
              <li className={`print:hidden ${layout.link}`} key={link.href}>
                <TextLink className={`inline-block py-1 ${layout.target}`} to={link} />
              </li>
            ))}
          </ul>
        </div>
        <figure className="contents">
          <FigureFrame
            className={`unlined p-0 ${layout.plate}${crop} print:col-[1/8] print:mx-0`}
            figure={figure}
            labels="long"
            fit={opening === 'foot' ? 'cover-foot' : 'low'}
            eager
          />
          <FigureCaption
            className={`unlined wide:border-t wide:border-rule ${layout.caption} print:col-[8/-1] print:self-end`}
            figure={figure}
          >
            {figureWords[figure].caption}
          </FigureCaption>
        </figure>
      </div>
    </section>
  )
}

const layouts = {
  strip: {
    sheet: '',
    facts: 'fields wide:border-b wide:border-rule',
    terms: 'field-1-2 mb-6 px-0 wide:mb-0 wide:grid wide:grid-cols-2',
    term: 'mb-3 px-in last:mb-0 wide:mb-0',
    links: 'field-3-4 wide:grid wide:grid-cols-2 wide:content-start wide:gap-x-0 wide:px-0',
    link: 'wide:px-in',
    target: '',
    plate: 'col-span-full -mx-edge',
    caption: 'col-span-full',
  },
  column: {
    sheet: 'wide:grid-rows-[1fr_auto]',
    facts: 'field-1',
    terms: 'mb-6',
    term: 'mb-3 last:mb-0',
    links: 'wide:block',
    link: 'border-rule wide:border-t',
    target: 'wide:py-3',
    plate: 'field-2-4 max-wide:-mx-edge field:row-[1/3]',
    caption: 'field-2-4 field:col-[1/4]',
  },
}
