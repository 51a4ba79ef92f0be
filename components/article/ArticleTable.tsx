import { useId } from 'react'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import type { Block, TableRow } from '#content/schema/article.ts'
import { Html } from './Html.tsx'

type Table = Extract<Block, { kind: 'table' }>

/** Table of an article. Rows of sums stand in the foot; the first cell of a row is its heading. */
export function ArticleTable({ block }: { block: Table }) {
  const captionId = useId()
  const rows = (kind: TableRow['kind']) =>
    block.rows
      .filter((row) => row.kind === kind)
      .map((row) => <Row row={row} table={block} key={row.cells.join('|')} />)
  const sums = rows('sum')
  return (
    <ScrollFrame className="article-table table-frame" labelledBy={block.caption ? captionId : undefined}>
      <table>
        {block.caption && <Html as="caption" id={captionId} html={block.caption} />}
        <thead>
          <tr>
            {block.columns.map(({ html, align }) => (
              <Html as="th" scope="col" className={align === 'end' ? 'r' : undefined} html={html} key={html} />
            ))}
          </tr>
        </thead>
        <tbody>{rows('entry')}</tbody>
        {sums.length > 0 && <tfoot>{sums}</tfoot>}
      </table>
    </ScrollFrame>
  )
}

function Row({ row, table }: { row: TableRow; table: Table }) {
  return (
    <tr>
      {table.columns.map(({ html, align }, index) => {
        const cell = row.cells[index] ?? ''
        return index === 0 ? (
          <Html as="th" scope="row" html={cell} key={html} />
        ) : (
          <Html as="td" className={align === 'end' ? 'r' : undefined} html={cell} key={html} />
        )
      })}
    </tr>
  )
}
