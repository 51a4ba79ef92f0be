import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { StayTable } from '#components/figures/tables/StayTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import type { Reading } from '#content/schema/service.ts'
import { figureWords, tableWords } from '#words/figures.ts'

/** Results of a service for the synthetic day: tables and figures. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  return readings.map((reading) => (
    <ReadingBlock reading={reading} key={reading.kind === 'stays' ? reading.kind : reading.figure} />
  ))
}

function ReadingBlock({ reading }: { reading: Reading }) {
  switch (reading.kind) {
    case 'stays':
      return (
        <div className="fields">
          <p className="field-1 data opaque">{reading.note}</p>
          <ScrollFrame className="field-2-4 table-frame" label={tableWords.stays.caption}>
            <StayTable />
          </ScrollFrame>
        </div>
      )
    case 'strip':
      return (
        <figure className="stringline night">
          <ScrollFrame className="plate-frame" label={reading.label}>
            <Plate figure={reading.figure} labels="short" />
          </ScrollFrame>
          <FigureCaption figure={reading.figure}>{figureWords[reading.figure].caption}</FigureCaption>
        </figure>
      )
    case 'figure':
      return <FigureReading figure={reading.figure} note={reading.note} />
  }
}

/** Figure with its caption, and a note beside it. */
export function FigureReading({ figure, note }: { figure: FigureName; note?: string }) {
  return (
    <div className="fields further">
      {note && <p className="field-1 data opaque">{note}</p>}
      <figure className="field-2-4 opaque">
        <Plate figure={figure} />
        <FigureCaption figure={figure}>{figureWords[figure].caption}</FigureCaption>
      </figure>
    </div>
  )
}
