/*
 * Sections of the samples that a drawing of a sector ends in: /data/junction, /data/contacts and /data/load, whose pages put them
 * in order. Their numbers are results of the simulated day, their words are in content/en/pages/publications/.
 */

import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { DataTable, type DataTableProps } from '#components/ui/DataTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import { LinkList, type ListedLink } from './LinkList.tsx'

interface DrawnDecisionProps {
  figure: FigureName
  words: {
    readonly title: string
    readonly text: string | readonly string[]
    /** Caption of the drawing. */
    readonly drawing: string
    readonly caption: string
    readonly columns: readonly string[]
  }
  rows: DataTableProps['rows']
}

/** Section with the decision: the drawing, and beside it the table that decides. */
export function DrawnDecision({ figure, words: { title, text, drawing, caption, columns }, rows }: DrawnDecisionProps) {
  return (
    <HeadedSection ground="deep" id="decision" numeral="1" title={title} text={text}>
      <div className="fields items-start border-t border-ink print:grid print:grid-cols-2">
        <figure className="field-1-2 p-0 print:col-span-1">
          <FigureFrame figure={figure} eager />
          <FigureCaption className="unlined" figure={figure}>
            {drawing}
          </FigureCaption>
        </figure>
        <ScrollFrame className="field-3-4 print:col-span-1" label={caption}>
          <DataTable caption={caption} columns={columns} rows={rows} align="figures" />
        </ScrollFrame>
      </div>
    </HeadedSection>
  )
}

interface DrawnMethodProps {
  words: { readonly title: string; readonly text: readonly string[]; readonly items: readonly ListedLink[] }
}

/** Section with method and limits, and the files. */
export function DrawnMethod({ words: { items, ...head } }: DrawnMethodProps) {
  return (
    <HeadedSection id="method" numeral="2" {...head}>
      <LinkList items={items} />
    </HeadedSection>
  )
}
