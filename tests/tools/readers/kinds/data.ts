/*
 * `npm run readers`: readers of the published tables, and what they should find in the built site. adapters/data.mjs and
 * data.py run them.
 */

import type { Kind } from '../kind.ts'
import { mapped, record } from '../printed-readings.ts'
import type { Records } from '../records.ts'

/** Types as programs without a type for times of day name them. */
const asText = (types: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type === 'time' ? 'string' : type]))

const layersOf = ({ tables }: Records) => tables.filter(({ layer }) => layer)

const wholeNumbers = {
  'GeoJSON: types':
    'The five anchors lie on whole metres, and JSON has one kind of number: GDAL reads 26 as an integer.',
}

export const data: Kind = {
  name: 'data',
  title: 'Data frames and maps',
  programs: [
    { name: 'pandas', version: '3.1.1', registry: 'PyPI' },
    { name: 'polars', version: '2.1.0', registry: 'PyPI' },
    { name: 'duckdb', version: '2.0.1', registry: 'PyPI' },
    { name: 'pyarrow', version: '26.0.1', registry: 'PyPI' },
    { name: 'csvkit', version: '2.2.0', registry: 'PyPI' },
    { name: 'frictionless', version: '5.18.1', registry: 'PyPI' },
    { name: 'geopandas', version: '1.2.0', registry: 'PyPI', reasons: wholeNumbers },
    { name: 'pyogrio', version: '0.13.0', registry: 'PyPI', reasons: wholeNumbers },
    { name: 'movingpandas', version: '0.23.0', registry: 'PyPI' },
    { name: 'gpxpy', version: '1.6.2', registry: 'PyPI' },
    { name: 'papaparse', version: '5.7.1', registry: 'npm' },
    { name: 'd3-dsv', version: '3.0.2', registry: 'npm' },
    { name: 'mapshaper', version: '0.7.70', registry: 'npm' },
    { name: '@tmcw/togeojson', version: '7.1.3', registry: 'npm', needs: ['jsdom@31.0.1'] },
    { name: 'hyparquet', version: '1.33.0', registry: 'npm', needs: ['hyparquet-compressors@1.1.1'] },
  ],
  expected: (records) => ({
    'CSV: rows': Object.fromEntries(records.tables.map(({ name, rows }) => [name, rows])),
    'CSV: types': Object.fromEntries(records.tables.map(({ name, types }) => [name, asText(types)])),
    'CSV: faults': [],
    'GeoJSON: rows': Object.fromEntries(layersOf(records).map(({ name, rows }) => [name, rows])),
    'GeoJSON: types': Object.fromEntries(
      layersOf(records).map(({ name, types }) => [
        name,
        Object.fromEntries(Object.entries(types).filter(([, type]) => type !== 'time')),
      ]),
    ),
    'GeoJSON: system': Object.fromEntries(layersOf(records).map(({ name }) => [name, 'EPSG:4326'])),
    'GeoJSON: written again': Object.fromEntries(layersOf(records).map(({ name, rows }) => [name, rows])),
    'Parquet: rows': Object.fromEntries(parquets(records).map(({ name, rows }) => [name, rows])),
    'Parquet: types': Object.fromEntries(
      parquets(records).map(({ name, types, layer }) => [
        name,
        // In a layer, the geometry stands for two columns.
        Object.fromEntries(
          Object.entries(asText(types)).filter(([column]) => !layer || !/^(lon|lat)_deg$/.test(column)),
        ),
      ]),
    ),
    'GeoParquet: rows': Object.fromEntries(
      parquets(records)
        .filter(({ layer }) => layer)
        .map(({ name, rows }) => [name, rows]),
    ),
    'Moving Features: positions': records.track,
    'GPX: positions': records.track,
  }),
  // A program may have a type for times of day, or read them as text.
  judged: (printed, { tables }) =>
    mapped(printed, (value) =>
      isByTable(value, tables)
        ? mapped(value, (types) =>
            typeof types === 'object' ? mapped(types, (type) => (type === 'time' ? 'string' : type)) : types,
          )
        : value,
    ),
}

const isByTable = (value: unknown, tables: Records['tables']) => tables.some(({ name }) => name in record(value))
const parquets = ({ tables }: Records) => tables.filter(({ parquet }) => parquet)
