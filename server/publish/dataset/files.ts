import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableNames } from '#content/data-tables.ts'
import { type DatasetVersion, dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { resultText } from '#server/publish/day-results.ts'
import type { Output, PublishedFile } from '#server/publish/outputs/output.ts'
import { sha256Of } from '#server/publish/sha256.ts'
import { datasetWords } from '#words/dataset/words.ts'
import { citation, dataPackage } from './data-package.ts'
import { parquet } from './parquet.ts'
import { dayRecord, recordSchema, recordSchemaFile } from './record.ts'
import { checksums, csv, type DescribedTable, readTable, tablesInWords, tableText } from './tables.ts'
import { gpx, keptFixes, movingFeature } from './tracks.ts'

const inFolder = (name: string): string => `${dataset.folder}/${name}`

/**
 * The dataset: each table as CSV and GeoJSON, their dictionary, descriptor, licence and checksums.
 * @throws {Error} when the tables have changed since their version
 */
export const datasetFiles: Output = () => {
  const described = tablesInWords()
  const tables = described.flatMap(tableFiles)
  checkVersion(tables.filter(isOfDay))
  const track = keptFixes()
  const formats: PublishedFile[] = [
    ...parquetFiles(described),
    { file: inFolder('fixes.mf.json'), content: movingFeature(track) },
    { file: inFolder('fixes.gpx'), content: gpx(track) },
  ]
  const beside: PublishedFile[] = [
    { file: inFolder('dictionary.csv'), content: dictionaryCsv(described) },
    { file: inFolder('datapackage.json'), content: dataPackage(described, [...tables, ...formats]) },
    { file: inFolder('record.json'), content: printed(dayRecord()) },
    { file: recordSchemaFile, content: printed(recordSchema()) },
    { file: inFolder('licence.txt'), content: datasetWords.licence(site.name, dataset, citation()) },
  ]
  const published = [...tables, ...formats, ...beside]
  const sums = checksums([...published, ...scripts.map(scriptFile)])
  return [...published, { file: inFolder('checksums.txt'), content: sums }]
}

/** The check of the stays in two languages. The build copies them from `public/`. */
const scripts = ['recompute.mjs', 'recompute.py']

const scriptFile = (name: string): PublishedFile => ({
  file: inFolder(name),
  content: readFileSync(join('public', inFolder(name)), 'utf8'),
})

const printed = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`

/** Whether a file is a table of the versioned dataset, not of a single figure. */
const isOfDay = ({ file }: PublishedFile): boolean => tableNames.some((name) => file.startsWith(`${inFolder(name)}.`))

const tableFiles = ({ name, hasPlaces }: DescribedTable): PublishedFile[] => [
  { file: inFolder(`${name}.csv`), content: tableText(name) },
  ...(hasPlaces ? [{ file: inFolder(`${name}.geojson`), content: resultText(`tables/${name}.geojson`) }] : []),
]

/** Tables as Parquet, where that is at most half of the CSV: its own description is larger than a small table. */
const parquetFiles = (described: readonly DescribedTable[]): PublishedFile[] =>
  described.flatMap(({ name }) => {
    const content = parquet(readTable(name))
    return content.length * 2 <= tableText(name).length ? [{ file: inFolder(`${name}.parquet`), content }] : []
  })

const dictionaryCsv = (described: readonly DescribedTable[]): string =>
  csv(
    ['table', 'field', 'type', 'unit', 'meaning', 'derived'],
    described.flatMap(({ name, columns }) =>
      columns.map((column) => [name, column.name, column.type, column.unit, column.meaning, column.origin]),
    ),
  )

/** @throws {Error} when the digest of the tables differs from the one stated with the version */
export function checkVersion(tables: readonly PublishedFile[], { version, digest }: DatasetVersion = dataset): void {
  const found = sha256Of(checksums(tables)).slice(0, 16)
  if (found !== digest)
    throw new Error(
      `content/facts/dataset.ts: the tables have changed since version ${version}, which readers may cite. Increase \`version\`, ` +
        `set \`published\` to its date, and set \`digest\` to '${found}'.`,
    )
}
