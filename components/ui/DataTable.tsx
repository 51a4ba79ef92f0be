import type { ReactNode } from 'react'
import { wordsClass } from './words-in-figures.ts'

interface Row {
  /** Id by which an address leads to the row. */
  readonly id?: string
  /** The first cell is the heading of the row. */
  readonly cells: readonly ReactNode[]
  /** Whether the row is highlighted in amber. */
  readonly hot?: boolean
}

export interface DataTableProps {
  className?: string
  caption?: string
  /** Whether the caption is only for assistive technology. */
  hidesCaption?: boolean
  columns: readonly string[]
  rows: readonly Row[]
  /** Row of sums, in the foot of the table. */
  foot?: Row
  /** `words`: left, and on a phone with the name of the column. `figures`: right, except for the first column. */
  align: keyof typeof kinds | readonly ('left' | 'right')[]
}

/** Figures are compared down a column, so on the narrowest phones the columns move together. */
const kinds = { words: 'of-words', figures: 'figures @max-[23rem]/page:close-columns' }

/** Table of texts or figures. Every row has as many cells as there are columns. */
export function DataTable({ className = '', caption, hidesCaption, columns, rows, foot, align }: DataTableProps) {
  const side = (column: number) => (typeof align !== 'string' && align[column] === 'right' ? 'text-right' : undefined)
  const classOf = (cell: ReactNode, column: number) =>
    [side(column), align === 'words' ? undefined : wordsClass(cell)].filter(Boolean).join(' ') || undefined
  const toRow = ({ id, cells: [heading, ...cells], hot }: Row) => (
    <tr id={id} className={hot ? 'hot' : undefined} key={String(heading)}>
      <th scope="row" className={classOf(heading, 0)}>
        {heading}
      </th>
      {cells.map((cell, index) => (
        <td
          className={classOf(cell, index + 1)}
          data-label={align === 'words' ? columns[index + 1] : undefined}
          key={columns[index + 1]}
        >
          {cell}
        </td>
      ))}
    </tr>
  )
  return (
    <table className={`ruled-table ${typeof align === 'string' ? kinds[align] : ''} ${className}`}>
      {caption && <caption className={hidesCaption ? 'sr-only' : undefined}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th scope="col" className={side(index)} key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(toRow)}</tbody>
      {foot && <tfoot>{toRow(foot)}</tfoot>}
    </table>
  )
}
