/* The tables of the dataset as text, with the words that describe their columns. */

import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { type AnyTableName, anyTableNames, describedTables, factTables } from '#content/data-tables.ts'
import type { Column, ColumnType, Geometry, Table, Value } from '#content/day/format.ts'
import { language } from '#language'
import { resultText } from '#server/publish/day-results.ts'
import type { PublishedFile } from '#server/publish/outputs/output.ts'
import { sha256Of } from '#server/publish/sha256.ts'
import { dictionary } from '#words/dataset/dictionary.ts'
import type { ColumnWords } from '#words/dataset/words-of-tables.ts'

/** Checksums of files in one folder, as `sha256sum --check` reads them. */
export const checksums = (files: readonly PublishedFile[]): string =>
  files.map(({ file, content }) => `${sha256Of(content)}  ${file.replace(/^.*\//, '')}\n`).join('')

/** Rows as CSV with a header (RFC 4180) and LF line ends. */
export const csv = (columns: readonly string[], rows: readonly (readonly Value[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { header: true, columns: [...columns], cast: { boolean: String } },
  )

/** The CSV of a table: as the simulation wrote it, or computed from facts of the site. */
export function tableText(name: AnyTableName): string {
  if (!isFactTable(name)) return resultText(`tables/${name}.csv`)
  const { columns, rows } = factTables[name]
  return csv(
    columns.map((column) => column.name),
    rows,
  )
}

/** A table with its rows, read back from its files. */
export function readTable(name: AnyTableName): Table {
  const { columns, hasPlaces } = describedTables[name]
  const rows: Value[][] = parse(tableText(name), {
    fromLine: 2,
    cast: (value, { index }) => typed(columns[index]?.type ?? 'text', value),
  })
  const layer: { features: readonly { geometry: Geometry }[] } = hasPlaces
    ? JSON.parse(resultText(`tables/${name}.geojson`))
    : { features: [] }
  return { name, columns, rows, geometries: layer.features.map(({ geometry }) => geometry) }
}

function typed(type: ColumnType, value: string): Value {
  if (type === 'integer' || type === 'number') return Number(value)
  if (type === 'boolean') return value === 'true'
  return type === 'time' && value === '' ? null : value
}

const isFactTable = (name: AnyTableName): name is keyof typeof factTables => name in factTables

/** A column with its description. */
type DescribedColumn = Column & ColumnWords

/** A table with its descriptions from the dictionary. */
export interface DescribedTable {
  readonly name: AnyTableName
  readonly title: string
  readonly hasPlaces: boolean
  readonly columns: readonly DescribedColumn[]
}

/** Every table of the dataset with its descriptions. @throws {Error} for a column without a description, or the reverse */
export const tablesInWords = (): readonly DescribedTable[] =>
  anyTableNames.map((name) => {
    const { hasPlaces, columns } = describedTables[name]
    const { title, columns: words } = dictionary[name]
    return { name, title, hasPlaces, columns: describeColumns(name, columns, words) }
  })

export function describeColumns(
  name: string,
  columns: readonly Column[],
  words: Readonly<Record<string, ColumnWords>>,
): readonly DescribedColumn[] {
  const file = `${language.folder}/dataset/dictionary.ts`
  const unknown = Object.keys(words).find((key) => !columns.some((column) => column.name === key))
  if (unknown)
    throw new Error(`${file}: '${name}' describes '${unknown}', which is not a column of the table. Remove it.`)
  return columns.map((column) => {
    const described = words[column.name]
    if (!described) throw new Error(`${file}: '${name}' does not describe the column '${column.name}'. Add it.`)
    return { ...column, ...described }
  })
}
