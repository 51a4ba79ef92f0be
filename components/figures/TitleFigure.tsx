import type { ReactNode } from 'react'
import type { FigureName } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'
import { FigureCaption, FigureFrame } from './FigureFrame.tsx'
import { figureOf } from './figures.ts'

interface TitleFigureProps {
  figure: FigureName
  /** Facts beside the figure, in the first field; on a narrow page above the figure. */
  children: ReactNode
}

/** Large figure below the title of a service, in the last three fields. On a narrow page it runs from edge to edge. */
export function TitleFigure({ figure, children }: TitleFigureProps) {
  return (
    <section className={figureOf(figure).ground === 'night' ? 'night border-t-2 border-ink' : 'border-t-2 border-ink'}>
      <div className="sheet wide:grid-rows-[1fr_auto]">
        <div className="field-1 unlined py-4 text-ui">{children}</div>
        <figure className="contents">
          <FigureFrame
            className="field-2-4 unlined p-0 max-wide:-mx-edge field:row-[1/3] print:col-[1/8] print:mx-0"
            figure={figure}
            labels="long"
            fit="low"
            eager
          />
          <FigureCaption
            className="field-2-4 unlined wide:border-t wide:border-rule field:col-[1/4] print:col-[8/-1] print:self-end"
            figure={figure}
          >
            {figureWords[figure].caption}
          </FigureCaption>
        </figure>
      </div>
    </section>
  )
}
