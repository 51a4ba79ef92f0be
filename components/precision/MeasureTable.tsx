interface MeasureTableProps {
  className?: string
  caption?: string
  columns: readonly string[]
  /** Cells of each row, the first its heading. The hot row is the one that a summary would lose. */
  rows: readonly { readonly cells: readonly string[]; readonly hot?: boolean }[]
  /** Words are aligned left, figures right. */
  align: 'words' | 'figures'
}

/** A table of one measure by row. On a phone, words stack under the labels of their columns. */
export function MeasureTable({ className, caption, columns, rows, align }: MeasureTableProps) {
  const side = (index: number) => (align === 'figures' && index > 0 ? 'r' : undefined)
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th scope="col" className={side(index)} key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [head, ...cells], hot }) => (
          <tr className={hot ? 'hot' : undefined} key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td
                className={side(index + 1)}
                data-label={align === 'words' ? columns[index + 1] : undefined}
                key={columns[index + 1]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
