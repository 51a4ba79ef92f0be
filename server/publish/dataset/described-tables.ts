import { type AnyTableName, anyTable, figureTableNames } from '#content/day/dataset/figure-tables.ts'
import type { Column, Table } from '#content/day/dataset/table.ts'
import { tableNames } from '#content/day/dataset/tables.ts'
import { language } from '#language'
import { dictionary } from '#words/dataset/dictionary.ts'
import type { ColumnWords } from '#words/dataset/words-of-tables.ts'

/** A column with its words. */
export type DescribedColumn = Column & ColumnWords

/** A table with the words of the dictionary. */
export interface DescribedTable {
  readonly name: AnyTableName
  readonly title: string
  readonly table: Table
  readonly columns: readonly DescribedColumn[]
}

/** Every table of the dataset with its words. @throws {Error} naming a column without words, or words without a column */
export const describedTables = (): readonly DescribedTable[] =>
  [...tableNames, ...figureTableNames].map((name) => {
    const table = anyTable(name)
    const { title, columns } = dictionary[name]
    return { name, title, table, columns: describeColumns(name, table.columns, columns) }
  })

export function describeColumns(
  name: string,
  columns: readonly Column[],
  words: Readonly<Record<string, ColumnWords>>,
): readonly DescribedColumn[] {
  const file = `${language.folder}/dataset/dictionary.ts`
  const unknown = Object.keys(words).find((key) => !columns.some((column) => column.name === key))
  if (unknown) throw new Error(`${file}: '${name}' has words for '${unknown}', and the table has no such column.`)
  return columns.map((column) => {
    const described = words[column.name]
    if (!described) throw new Error(`${file}: '${name}' has no words for the column '${column.name}'. Write them.`)
    return { ...column, ...described }
  })
}
