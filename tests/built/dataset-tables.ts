import { page } from './built-pages.ts'

/** The article whose tables the dataset repeats. */
const article = page('/blog/from-sensor-to-signal-raw-data-operational-intelligence')

/** The cells of a table's rows, a merged cell followed by the empty ones that it covers. */
export function cellsOf(table: Element | undefined): string[][] {
  return [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.querySelectorAll<HTMLTableCellElement>('th, td')].flatMap((cell) => [
      cell.textContent ?? '',
      ...Array.from({ length: cell.colSpan - 1 }, () => ''),
    ]),
  )
}

export const articleTables = [...article.document.querySelectorAll('table')]

/** The table of the day's stays. */
export const stayTable = articleTables.find((table) =>
  table.caption?.textContent?.startsWith('Stops in order of arrival'),
)
