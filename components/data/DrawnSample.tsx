/*
 * A sample that the drawing of a sector ends in: /data/junction, /data/contacts and /data/load. Its numbers are results of the
 * simulated day, its words are in content/en/pages/publications/.
 */

import { InnerPage } from '#components/layout/InnerPage.tsx'
import type { ClosingBandProps } from '#components/ui/ClosingBand.tsx'
import { DataTable, type DataTableProps } from '#components/ui/DataTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import { layout } from '#words/layout.ts'
import { BesideFigure } from './BesideFigure.tsx'
import { LinkList, type ListedLink } from './LinkList.tsx'

interface DrawnSampleProps {
  /** Path of the page. */
  current: string
  figure: FigureName
  words: SampleWords
  /** Keys of the sections, in the order of the page. */
  sections: readonly ('decision' | 'method')[]
  rows: DataTableProps['rows']
}

interface SampleWords {
  readonly remark: string
  readonly title: string
  readonly lead: string
  readonly decision: {
    readonly title: string
    readonly text: string
    /** Caption of the drawing. */
    readonly drawing: string
    /** Caption of the table. */
    readonly caption: string
    readonly columns: readonly string[]
  }
  readonly method: {
    readonly title: string
    readonly text: readonly string[]
    readonly items: readonly ListedLink[]
  }
  readonly closing: ClosingBandProps
}

/** The page: the drawing and the table that decides beside it, then method, limits and files. */
export function DrawnSample({ current, figure, words, sections, rows }: DrawnSampleProps) {
  const { title, text, drawing, caption, columns } = words.decision
  const { items, ...method } = words.method
  return (
    <InnerPage
      kind="document"
      current={current}
      words={words}
      sections={sections}
      action={words.closing.actions[0]}
      other={layout.briefing}
    >
      <HeadedSection ground="deep" id="decision" numeral="1" title={title} text={text}>
        <BesideFigure figure={figure} caption={drawing} eager>
          <ScrollFrame className="field-3-4 print:col-span-1" label={caption}>
            <DataTable caption={caption} columns={columns} rows={rows} align="figures" />
          </ScrollFrame>
        </BesideFigure>
      </HeadedSection>
      <HeadedSection id="method" numeral="2" {...method}>
        <LinkList items={items} />
      </HeadedSection>
    </InnerPage>
  )
}
