/*
 * Every file of content/day/results, the results of the simulated day: `npm run results -w content/day` writes them, they
 * are committed, and the site reads nothing else of this package. Until that command runs, no change of a source here
 * changes the site.
 */

import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import { tableNames, tableOf } from '#day/dataset/day-tables.ts'
import { figureTableNames, figureTableOf } from '#day/dataset/figure-tables/figure-tables.ts'
import { drawings, figureShapes } from '#day/drawings/drawings.tsx'
import { numbers } from '#day/numbers/numbers.ts'
import { cairn, logo } from '#day/results/cairn.ts'
import { crowd } from '#day/results/crowd.ts'
import { forecast } from '#day/results/forecast.ts'
import { edges, ground } from '#day/results/ground.ts'
import { moments, stop } from '#day/results/moments.ts'
import { record } from '#day/results/record.ts'
import { scatter } from '#day/results/scatter.ts'
import { sectors } from '#day/results/sectors.ts'
import { sitesCompared } from '#day/results/sites.ts'
import { track } from '#day/results/track.ts'
import type { Table, TableDescription } from '../../format.ts'

type Json = Readonly<Record<string, unknown>> | readonly unknown[]

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** JSON with one line for each list of numbers and each object of plain values, so that a difference is read at once. */
function json(value: unknown, indent = ''): string {
  if (isPlain(value) || Object.values(value as Json).every(isPlain)) {
    const isLongList = Array.isArray(value) && value.some((one) => typeof one === 'string' && one.length > 40)
    if (!isLongList) return JSON.stringify(value)
  }
  const inner = `${indent} `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((one) => `${inner}${json(one, inner)}`)
    : Object.entries(value as Json)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => `${inner}${JSON.stringify(key)}: ${json(one, inner)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

const decimalsOf = (value: unknown): number =>
  Array.from({ length: 10 }, (_, digits) => digits).find((digits) => Number(Number(value).toFixed(digits)) === value) ??
  10

/**
 * A table as CSV with a header (RFC 4180) and LF line ends. A column of numbers has the same number of decimals in every row:
 * polars 2.1.0 takes the type of a column from its first 100 rows, and refuses a fraction below whole numbers.
 */
function csv({ columns, rows }: Table): string {
  const decimals = columns.map(({ type }, at) =>
    type === 'number' ? Math.max(1, ...rows.map((row) => decimalsOf(row[at]))) : 0,
  )
  return stringify(
    rows.map((row) =>
      row.map((value, at) => (decimals[at] && typeof value === 'number' ? value.toFixed(decimals[at]) : value)),
    ),
    { header: true, columns: columns.map(({ name }) => name), cast: { boolean: String } },
  )
}

/**
 * A table with places as a GeoJSON feature collection, one feature per line (RFC 7946), without its times of day, which the
 * minutes repeat: geopandas 1.2.0 reads a time as an object that its `to_json()` cannot write.
 */
function geojson({ columns, rows, geometries }: Table): string {
  const features = geometries.map((geometry, index) => {
    const properties = Object.fromEntries(
      columns.flatMap(({ name: column, type }, at) => (type === 'time' ? [] : [[column, rows[index]?.[at]]])),
    )
    return JSON.stringify({ type: 'Feature', id: index + 1, geometry, properties })
  })
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`
}

function tableFiles(table: Table): [string, string][] {
  const { name, geometries } = table
  return [
    [`tables/${name}.csv`, csv(table)],
    ...(geometries.length > 0 ? [[`tables/${name}.geojson`, geojson(table)] as [string, string]] : []),
  ]
}

const described = ({ columns, rows, geometries }: Table): TableDescription => ({
  rows: rows.length,
  hasPlaces: geometries.length > 0,
  columns,
})

/** Every file of the results by its name, with checksums of the others at the end. */
export function resultFiles(): ReadonlyMap<string, string> {
  const tables = [...tableNames.map(tableOf), ...figureTableNames.map(figureTableOf)]
  const values: Readonly<Record<string, object>> = {
    numbers: numbers(),
    track: track(),
    moments: moments(),
    stop: stop(),
    cairn: cairn(),
    logo: logo(),
    scatter: scatter(),
    forecast: forecast(),
    crowd: crowd(),
    ground: ground(),
    edges: edges([1, 2, 3, 4, 5, 6]),
    figures: figureShapes(),
    record: record(),
    sectors: sectors(),
    sites: sitesCompared(),
    tables: Object.fromEntries(tables.map((table) => [table.name, described(table)])),
    ...Object.fromEntries(Object.entries(drawings()).map(([name, drawing]) => [`drawings/${name}`, drawing])),
  }
  const files = new Map([
    ...Object.entries(values).map(([name, value]): [string, string] => [`${name}.json`, `${json(value)}\n`]),
    ...tables.flatMap(tableFiles),
  ])
  const sums = [...files].map(([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`)
  return files.set('checksums.txt', sums.toSorted().join(''))
}
