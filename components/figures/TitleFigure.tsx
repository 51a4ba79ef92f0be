import type { FigureName } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'
import { FigureCaption, FigureFrame } from './FigureFrame.tsx'
import { figureOf } from './figures.ts'

/** Large figure below the title of a service, in the last three fields. On a narrow page it runs from edge to edge. */
export function TitleFigure({ figure }: { figure: FigureName }) {
  return (
    <section className={figureOf(figure).ground === 'night' ? 'night border-t-2 border-ink' : 'border-t-2 border-ink'}>
      <figure className="sheet">
        <FigureFrame
          className="field-2-4 unlined p-0 max-wide:-mx-edge print:col-[1/8] print:mx-0"
          figure={figure}
          labels="long"
          fit="low"
          eager
        />
        <FigureCaption
          className="field-2-4 unlined wide:border-t wide:border-rule print:col-[8/-1] print:self-end"
          figure={figure}
        >
          {figureWords[figure].caption}
        </FigureCaption>
      </figure>
    </section>
  )
}
