import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import { type AnyTableName, anyTable, figureTableNames } from '#content/day/dataset/figure-tables.ts'
import type { Column, Table, Value } from '#content/day/dataset/table.ts'
import { tableNames } from '#content/day/dataset/tables.ts'

import { language } from '#language'
import type { PublishedFile } from '#server/publish/page.ts'
import { dictionary } from '#words/dataset/dictionary.ts'
import type { ColumnWords } from '#words/dataset/words-of-tables.ts'

/** SHA-256 of bytes, or of a text in UTF-8, in hexadecimal digits. */
export const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Checksums of files in one folder, as `sha256sum --check` reads them. */
export const checksums = (files: readonly PublishedFile[]): string =>
  files.map(({ file, text }) => `${sha256Of(text)}  ${file.replace(/^.*\//, '')}\n`).join('')

/** Rows as CSV with a header (RFC 4180) and LF line ends. */
export const csv = (columns: readonly string[], rows: readonly (readonly Value[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { header: true, columns: [...columns], cast: { boolean: String } },
  )

/**
 * A table as CSV. A column of numbers has the same number of decimals in every row: polars 2.1.0 takes the type of a column
 * from its first 100 rows, and refuses a fraction below whole numbers.
 */
export function tableCsv({ columns, rows }: Table): string {
  const decimals = columns.map(({ type }, at) =>
    type === 'number' ? Math.max(1, ...rows.map((row) => decimalsOf(row[at]))) : 0,
  )
  return csv(
    columns.map(({ name }) => name),
    rows.map((row) =>
      row.map((value, at) => (decimals[at] && typeof value === 'number' ? value.toFixed(decimals[at]) : value)),
    ),
  )
}

const decimalsOf = (value: unknown): number =>
  Array.from({ length: 10 }, (_, digits) => digits).find((digits) => Number(Number(value).toFixed(digits)) === value) ??
  10

/**
 * A table as a GeoJSON feature collection, one feature per line (RFC 7946), without its times of day, which the minutes
 * repeat: geopandas 1.2.0 reads a time as an object that its `to_json()` cannot write. @throws {Error} for a table without geometries
 */
export function geojson({ name, columns, rows, geometries }: Table): string {
  const features = rows.map((row, index) => {
    const geometry = geometries[index]
    if (!geometry) throw new Error(`content/day/dataset, table '${name}': row ${index + 1} has no geometry.`)
    const properties = Object.fromEntries(
      columns.flatMap(({ name: column, type }, at) => (type === 'time' ? [] : [[column, row[at]]])),
    )
    return JSON.stringify({ type: 'Feature', id: index + 1, geometry, properties })
  })
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`
}

/** A column with its description. */
type DescribedColumn = Column & ColumnWords

/** A table with its descriptions from the dictionary. */
export interface DescribedTable {
  readonly name: AnyTableName
  readonly title: string
  readonly table: Table
  readonly columns: readonly DescribedColumn[]
}

/** Every table of the dataset with its descriptions. @throws {Error} for a column without a description, or the reverse */
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
  if (unknown)
    throw new Error(`${file}: '${name}' describes '${unknown}', which is not a column of the table. Remove it.`)
  return columns.map((column) => {
    const described = words[column.name]
    if (!described) throw new Error(`${file}: '${name}' does not describe the column '${column.name}'. Add it.`)
    return { ...column, ...described }
  })
}
