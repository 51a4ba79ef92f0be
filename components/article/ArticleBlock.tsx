import { type ComponentType, createElement, useId } from 'react'
import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { figureOf } from '#components/figures/figures.ts'
import { EntropyTable, OutOfSampleTable, PlateauTable, StayTable } from '#components/figures/tables.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { wordsClass } from '#components/ui/words-in-figures.ts'
import {
  type ArticleFigureName,
  type Block,
  type DayTable,
  isDayTable,
  type TableRow,
} from '#content/schema/article.ts'
import { articlePage } from '#words/pages/blog.ts'
import { colon } from '#words/print.ts'

interface ArticleBlockProps {
  block: Block
  /** The block above it. */
  before: Block | undefined
}

/** A block of an article: text, definition, figure or table. A phone folds a long text below the table that sums it up. */
export function ArticleBlock({ block, before }: ArticleBlockProps) {
  switch (block.kind) {
    case 'html':
      return before?.kind === 'table' && block.html.length > longText ? (
        <FoldedUntilWide label={articlePage.belowTable} className="field-2-3 max-w-176">
          <Html as="div" className="words px-in max-wide:pt-4" html={block.html} />
        </FoldedUntilWide>
      ) : (
        <Html as="div" className="words field-2-3 max-w-176" html={block.html} />
      )
    case 'aside':
      return (
        <Html
          as="aside"
          className="markdown field-4 field:row-span-2 grid gap-3 self-start border-t-2 border-burnt pt-2 note text-mute max-field:field-2-3 max-field:mx-in max-field:mb-5 max-field:border-t-0 max-field:border-l max-field:border-rule max-field:py-0"
          html={block.html}
        />
      )
    case 'definition':
      return (
        <div className="field-2-4 mb-6 bg-amber p-in text-lead font-bold text-amber-ink">
          <p className="note mb-3">
            {`${articlePage.definition}${colon}`}
            <dfn className="not-italic">{block.term}</dfn>
          </p>
          <Html as="div" className="markdown" html={block.html} />
        </div>
      )
    case 'figure':
      return <ArticleFigure block={block} />
    case 'table':
      return <ArticleTable block={block} />
  }
}

/** In characters: four screens of a phone. */
const longText = 2400

const dayTableOf: Record<DayTable, ComponentType> = {
  plateau: PlateauTable,
  entropy: EntropyTable,
  stays: StayTable,
  'out-of-sample': OutOfSampleTable,
}

/** Whether a figure is nearly as high as it is wide. Such a figure is narrower, with its caption beside it. */
function isTall(name: ArticleFigureName): boolean {
  if (isDayTable(name)) return false
  const { width, height } = figureOf(name).frame
  return height > width * 0.69
}

function ArticleFigure({ block }: { block: Extract<Block, { kind: 'figure' }> }) {
  const tall = isTall(block.name)
  return (
    <figure
      className={
        tall
          ? 'field-2-4 mt-3 mb-8 items-end bg-ground p-0 wide:grid wide:grid-cols-subgrid'
          : 'field-2-4 mt-3 mb-8 bg-ground p-0'
      }
    >
      {isDayTable(block.name) ? (
        <DayTableFrame name={block.name} label={block.alt} />
      ) : figureOf(block.name).extent === 'long' ? (
        <ScrollFrame className="plate-frame" label={articlePage.scrolls(block.number)}>
          <FigureFrame figure={block.name} alt={block.alt} />
        </ScrollFrame>
      ) : (
        <FigureFrame className={tall ? 'field-1-2' : undefined} figure={block.name} alt={block.alt} />
      )}
      <FigureCaption className={tall ? 'field-1-2 field:field-3-4 field:py-0' : undefined} figure={block.name}>
        {articlePage.figure(block.number)} {block.caption}
      </FigureCaption>
    </figure>
  )
}

function DayTableFrame({ name, label }: { name: DayTable; label: string }) {
  const Table = dayTableOf[name]
  return (
    <ScrollFrame label={label}>
      <Table />
    </ScrollFrame>
  )
}

type Table = Extract<Block, { kind: 'table' }>

/**
 * Characters in a line: of a phone of 320 px; of one of 375 px, for figures, which are compared down a column; of a sheet of paper
 * of 210 mm with the usual gaps of three characters between columns, and of the same with close columns in small type.
 */
const room = { phone: 34, widerPhone: 40, paper: 80, closePaper: 95 }

/** Classes of a table too broad for a phone or for paper, where its columns move together or each row becomes a list. */
function narrowed(table: Table): string {
  const { breadth, columns } = table
  if (breadth > room.closePaper) return 'close-columns max-narrow:stacked print:stacked'
  if (breadth + 2 * columns.length > room.paper) return 'close-columns max-narrow:stacked'
  if (breadth <= room.phone) return ''
  return isOfFigures(table) && breadth <= room.widerPhone ? '@max-[23rem]/page:stacked' : 'max-narrow:stacked'
}

/** Table of an article. Rows of sums are in the foot; the first cell of a row is its heading. */
function ArticleTable({ block }: { block: Table }) {
  const captionId = useId()
  const rows = (kind: TableRow['kind']) =>
    block.rows
      .filter((row) => row.kind === kind)
      .map((row) => <Row row={row} table={block} key={row.cells.map(({ html }) => html).join('|')} />)
  const sums = rows('sum')
  return (
    <ScrollFrame className="field-2-4 mt-3 mb-8 bg-ground" labelledBy={block.caption ? captionId : undefined}>
      <table className={`ruled-table ${isOfFigures(block) ? 'figures' : 'of-words'} ${narrowed(block)}`}>
        {block.caption && <Html as="caption" id={captionId} html={block.caption} />}
        <thead>
          <tr>
            {block.columns.map((column, index) => (
              <Html as="th" scope="col" className={sideOf(column, index, block)} html={column.html} key={column.html} />
            ))}
          </tr>
        </thead>
        <tbody>{rows('entry')}</tbody>
        {sums.length > 0 && <tfoot>{sums}</tfoot>}
      </table>
    </ScrollFrame>
  )
}

const isOfFigures = ({ columns }: Table): boolean => columns.slice(1).some(({ align }) => align === 'end')

/** Class of a cell that is not at the side of the other cells: words in a table of figures. */
function sideOf({ align }: Table['columns'][number], index: number, table: Table): string | undefined {
  return isOfFigures(table) && index > 0 && align !== 'end' ? 'text-left' : undefined
}

function Row({ row, table }: { row: TableRow; table: Table }) {
  return (
    <tr>
      {table.columns.map((column, index) => {
        const { html = '', text } = row.cells[index] ?? {}
        const words = isOfFigures(table) ? wordsClass(text) : undefined
        return (
          <Html
            {...(index === 0 ? ({ as: 'th', scope: 'row' } as const) : ({ as: 'td' } as const))}
            className={[sideOf(column, index, table), words].filter(Boolean).join(' ') || undefined}
            label={table.breadth > room.phone ? column.text : undefined}
            html={html}
            key={column.html}
          />
        )
      })}
    </tr>
  )
}

interface HtmlProps {
  as: 'div' | 'aside' | 'caption' | 'th' | 'td'
  /**
   * Output of the parser in content/markdown/, which escapes all text. Rendering any other text as HTML would allow
   * injection.
   */
  html: string
  className?: string | undefined
  id?: string
  scope?: 'row' | 'col'
  /** Name of a cell's column, which a stacked table shows. */
  label?: string | undefined
}

/** An element with an article's HTML. No other component renders unescaped HTML. */
function Html({ as, html, className, id, scope, label }: HtmlProps) {
  const attributes = { className, id, scope, 'data-label': label }
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
