import { type LinkTo, TextLink } from '#components/ui/links.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'
import { FigureCaption, FigureFrame } from './FigureFrame.tsx'
import { figureOf } from './figures.ts'

interface TitleFigureProps {
  figure: FigureName
  facts: FigureFacts
}

/** What is beside the figure: terms with what they mean, and links. */
interface FigureFacts {
  terms: readonly { term: string; text: string }[]
  links: readonly LinkTo[]
}

/**
 * Large figure below the title of a service: on a wide page in the last three fields, beside the facts in the first; on a narrow
 * page from edge to edge below the facts.
 */
export function TitleFigure({ figure, facts: { terms, links } }: TitleFigureProps) {
  const { ground } = figureOf(figure)
  return (
    <section className={ground === 'night' ? 'night border-t-2 border-ink' : 'border-t-2 border-ink'}>
      <div className="sheet wide:grid-rows-[1fr_auto]">
        <div className="unlined field-1 py-4 text-ui">
          <dl className="mb-6 text-deck">
            {terms.map(({ term, text }) => (
              <div className="mb-3 last:mb-0" key={term}>
                <dt className="term">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {/* Not `print:hidden` on the list: reader views then leave out the lead above it (@mozilla/readability 0.6.0). */}
          <ul className="flex flex-wrap gap-x-6 wide:block">
            {links.map((link) => (
              <li className="border-rule wide:border-t print:hidden" key={link.href}>
                <TextLink className="inline-block py-1 wide:py-3" to={link} />
              </li>
            ))}
          </ul>
        </div>
        <figure className="contents">
          <FigureFrame
            className="unlined field-2-4 p-0 max-wide:-mx-edge field:row-[1/3] print:col-[1/8] print:mx-0"
            figure={figure}
            labels="long"
            fit="low"
            eager
          />
          <FigureCaption
            className="unlined field-2-4 field:col-[1/4] wide:border-t wide:border-rule print:col-[8/-1] print:self-end"
            figure={figure}
          >
            {figureWords[figure].caption}
          </FigureCaption>
        </figure>
      </div>
    </section>
  )
}
