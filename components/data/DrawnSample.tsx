/*
 * A sample that the drawing of a sector ends in: /data/junction, /data/contacts and /data/load. Its numbers are results of the
 * simulated day, its words are in content/en/pages/publications/.
 */

import { InnerPage } from '#components/layout/InnerPage.tsx'
import type { ClosingBandProps } from '#components/ui/ClosingBand.tsx'
import { DataTable, type DataTableProps } from '#components/ui/DataTable.tsx'
import { Definitions, type DefinitionsProps } from '#components/ui/points.tsx'
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
  /** Ids of the sections, in the order of the page; that of `more` is the second. */
  sections: Sections
  rows: DataTableProps['rows']
  /** Rows of the second table, below the decision. */
  moreRows: DataTableProps['rows']
}

type Sections = readonly ['decision', 'modes' | 'plan' | 'settings', 'method', 'start']

interface SampleWords {
  readonly remark: string
  readonly title: string
  readonly lead: string
  readonly decision: {
    readonly title: string
    readonly text: string | readonly string[]
    /** Caption of the drawing. */
    readonly drawing: string
    /** Caption of the table. */
    readonly caption: string
    readonly columns: readonly string[]
  }
  /** What a buyer asks next: how the numbers divide, or what comes after. */
  readonly more: {
    readonly title: string
    readonly text: string | readonly string[]
    readonly caption: string
    readonly columns: readonly string[]
  }
  readonly method: {
    readonly title: string
    readonly text: readonly string[]
    readonly items: readonly ListedLink[]
  }
  readonly start: { readonly title: string; readonly steps: DefinitionsProps['points'] }
  readonly closing: ClosingBandProps
}

/** The page: the drawing and the table that decides beside it, what a buyer asks next, then method, files and first steps. */
export function DrawnSample({ current, figure, words, sections, rows, moreRows }: DrawnSampleProps) {
  const { title, text, drawing, caption, columns } = words.decision
  const { more, start } = words
  const { items, ...method } = words.method
  const [decision, next, limits, first] = sections
  return (
    <InnerPage
      kind="document"
      current={current}
      words={words}
      contents={[
        { id: decision, title },
        { id: next, title: more.title },
        { id: limits, title: method.title },
        { id: first, title: start.title },
      ]}
      action={words.closing.actions[0]}
      other={layout.briefing}
    >
      <HeadedSection ground="deep" id={decision} numeral="1" title={title} text={text}>
        <BesideFigure figure={figure} caption={drawing} eager>
          <ScrollFrame className="field-3-4 print:col-span-1" label={caption}>
            <DataTable caption={caption} columns={columns} rows={rows} align="figures" />
          </ScrollFrame>
        </BesideFigure>
      </HeadedSection>
      <HeadedSection id={next} numeral="2" title={more.title} text={more.text}>
        <div className="fields">
          <ScrollFrame className="field-2-4 print:col-span-full" label={more.title}>
            <DataTable caption={more.caption} columns={more.columns} rows={moreRows} align="figures" />
          </ScrollFrame>
        </div>
      </HeadedSection>
      <HeadedSection ground="deep" id={limits} numeral="3" {...method}>
        <LinkList items={items} />
      </HeadedSection>
      <HeadedSection id={first} numeral="4" title={start.title}>
        <Definitions points={start.steps} isQuiet />
      </HeadedSection>
    </InnerPage>
  )
}
