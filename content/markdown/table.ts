import type { Token } from 'markdown-it'
import type { Block, TableColumn, TableRow } from '#content/schema/article.ts'
import { renderInline } from './markdown.ts'

/**
 * Reads a GFM table as data, which a page can draw without `style` attributes. A column aligned right or centre holds
 * numbers and is aligned to the end; a row that begins with a bold cell is a sum.
 * @param tokens from `table_open` to `table_close`; their inline tokens must be finished
 */
export function readTable(tokens: readonly Token[], caption: string): Extract<Block, { kind: 'table' }> {
  const columns: TableColumn[] = []
  const rows: TableRow[] = []
  tokens.forEach((token, index) => {
    if (token.type === 'tr_open' && columns.length > 0) rows.push({ kind: 'entry', cells: [] })
    if (token.type !== 'th_open' && token.type !== 'td_open') return
    const content = tokens[index + 1]
    const html = renderInline(content)
    if (token.type === 'th_open') columns.push({ html, align: token.attrGet('style') ? alignment(token) : 'start' })
    else {
      const row = rows.at(-1)
      if (row?.cells.length === 0 && content?.children?.some(({ type }) => type === 'strong_open')) row.kind = 'sum'
      row?.cells.push(html)
    }
  })
  return { kind: 'table', caption, columns, rows }
}

function alignment(cell: Token): TableColumn['align'] {
  return String(cell.attrGet('style')).includes('left') ? 'start' : 'end'
}
