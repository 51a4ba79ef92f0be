import type { Token } from 'markdown-it'
import type { Block, TableColumn, TableRow } from '#content/schema/article.ts'
import { renderInline } from './markdown.ts'
import type { Report } from './problem.ts'

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

/**
 * Reports each row with fewer or more cells than the head: the parser would fill it up, or cut it.
 * @param lines of the file after its front matter
 */
export function checkRows(
  tokens: readonly Token[],
  lines: readonly string[],
  linesBefore: number,
  report: Report,
): void {
  const columns = tokens.filter(({ type }) => type === 'th_open').length
  for (const { type, map } of tokens) {
    if (type !== 'tr_open' || !map) continue
    const cells = cellsIn(lines[map[0]] ?? '')
    if (cells !== columns)
      report(
        linesBefore + 1 + map[0],
        `row of ${cells} in a table of ${columns} columns: give each row as many cells as the first, and end the table with an empty line`,
      )
  }
}

/** How many cells a line of a table has (GitHub Flavored Markdown, section 4.10): only \\| is no border. */
const cellsIn = (line: string): number =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

function alignment(cell: Token): TableColumn['align'] {
  return String(cell.attrGet('style')).includes('left') ? 'start' : 'end'
}
