import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { precision } from '#words/pages/precision.ts'
import { ScaleSection } from './ScaleSection.tsx'
import { Veil } from './Veil.tsx'

/** Section on habits: the movements that repeat from day to day. */
export function Behavioural() {
  const { scale, title, text, figure, table, paragraphs, veil } = precision.behavioural
  return (
    <ScaleSection id="behavioural" scale={scale} odd title={title} text={text}>
      <div className="fields">
        <figure className="field-2-4 scale-figure">
          <Plate figure="movement" labels="short" />
          <FigureCaption figure="movement">
            <b>{figure.number}</b> {figure.caption}
          </FigureCaption>
        </figure>
        <ScrollFrame className="field-2-4 table-frame" label={table.caption}>
          <DataTable {...table} align="figures" />
        </ScrollFrame>
        <div className="field-2-3 scale-words">
          <Paragraphs texts={paragraphs} />
        </div>
        <div className="field-4 veil-frame">
          <Veil caption={veil} />
        </div>
      </div>
    </ScaleSection>
  )
}
