import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection, type HeadedSectionProps } from '#components/ui/HeadedSection.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { figureWords } from '#words/figures.ts'
import { crossings } from '#words/pages/crossings.ts'

/** Section for transit planners: crossings of three bridges, and the peak that a daily count hides. */
export function CrossingReadings(head: Pick<HeadedSectionProps, 'id' | 'numeral' | 'prefix' | 'title'>) {
  const { text, note, caption, scrolls, columns, rows, sum } = crossings
  return (
    <HeadedSection ground="night" {...head} text={text}>
      <figure className="stringline">
        <ScrollFrame className="plate-frame" label={scrolls}>
          <Plate figure="screenline" labels="short" />
        </ScrollFrame>
        <FigureCaption figure="screenline">{figureWords.screenline.caption}</FigureCaption>
      </figure>
      <div className="fields crossings">
        <p className="field-1 data opaque">{note}</p>
        <ScrollFrame className="field-2-4 table-frame" label={caption}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            foot={sum}
            align={['left', 'right', 'left', 'right', 'right', 'right']}
          />
        </ScrollFrame>
      </div>
    </HeadedSection>
  )
}
