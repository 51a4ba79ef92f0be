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
 * page from edge to edge between the terms and the links.
 */
export function TitleFigure({ figure, facts: { terms, links } }: TitleFigureProps) {
  const { ground } = figureOf(figure)
  return (
    <section className={ground === 'night' ? 'night border-t-2 border-ink' : 'border-t-2 border-ink'}>
      <div className="sheet wide:grid-rows-[auto_auto_1fr] field:grid-rows-[auto_1fr_auto]">
        <dl className="unlined field-1 pt-4 text-deck wide:row-1 max-wide:pb-4">
          {terms.map(({ term, text }) => (
            <div className="mb-3 last:mb-0" key={term}>
              <dt className="term">{term}</dt>
              <dd className="max-slim:pr-4">{text}</dd>
            </div>
          ))}
        </dl>
        <figure className="contents">
          <FigureFrame
            className="unlined field-2-4 p-0 max-wide:-mx-edge wide:row-[1/3] field:row-[1/4] print:col-[1/8] print:mx-0"
            figure={figure}
            labels="long"
            fit="low"
            eager
          />
          <FigureCaption
            className="unlined field-2-4 wide:row-3 wide:max-field:self-start field:col-[1/4] wide:border-t wide:border-rule print:col-[8/-1] print:self-end"
            figure={figure}
          >
            {figureWords[figure].caption}
          </FigureCaption>
        </figure>
        {/* Not `print:hidden` on the list: reader views then leave out the lead above it (@mozilla/readability 0.6.0). */}
        <ul className="unlined field-1 flex flex-wrap content-start gap-x-6 py-4 text-ui wide:row-[2/4] wide:block field:row-2 wide:pt-6 print:p-0">
          {links.map((link) => (
            <li className="border-rule wide:border-t print:hidden" key={link.href}>
              <TextLink className="inline-block py-1 wide:py-3" to={link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
