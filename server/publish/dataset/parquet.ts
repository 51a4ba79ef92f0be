/* Writes a published table as Parquet, as one of the files of /data. */

import { zstdCompressSync } from 'node:zlib'
import { type ColumnSource, geojsonToWkb, parquetWriteBuffer } from 'hyparquet-writer'
import type { Column, ColumnType, Geometry, Table, Value } from '#content/day/format.ts'

const types: Record<
  ColumnType,
  { type: 'INT32' | 'DOUBLE' | 'BYTE_ARRAY' | 'BOOLEAN'; converted_type?: 'UTF8' | 'TIME_MILLIS' }
> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  boolean: { type: 'BOOLEAN' },
  time: { type: 'INT32', converted_type: 'TIME_MILLIS' },
}

/**
 * A table as Apache Parquet; a layer as GeoParquet 1.1, whose geometry is longitude and latitude of WGS 84 by default, and
 * stands for the two columns.
 */
export function parquet({ columns: all, rows, geometries }: Table): Buffer {
  const columns = all.filter(({ name }) => geometries.length === 0 || !/^(lon|lat)_deg$/.test(name))
  const shape = geometries.map((geometry) => geojsonToWkb(mutable(geometry)))
  const isLayer = shape.length > 0
  const geo = {
    version: '1.1.0',
    primary_column: 'geometry',
    columns: { geometry: { encoding: 'WKB', geometry_types: [...new Set(geometries.map(({ type }) => type))] } },
  }
  const columnData: ColumnSource[] = columns.map((column) => ({
    name: column.name,
    data: rows.map((row) => stored(column, row[all.indexOf(column)] ?? null)),
    ...encodingOf(column),
  }))
  const bytes = parquetWriteBuffer({
    columnData: isLayer ? [...columnData, { name: 'geometry', data: shape, statistics: false }] : columnData,
    schema: [
      { name: 'root', num_children: columns.length + (isLayer ? 1 : 0) },
      ...columns.map(({ name, type }) => ({
        name,
        ...types[type],
        repetition_type: type === 'time' ? ('OPTIONAL' as const) : ('REQUIRED' as const),
      })),
      ...(isLayer ? [{ name: 'geometry', type: 'BYTE_ARRAY' as const, repetition_type: 'REQUIRED' as const }] : []),
    ],
    codec: 'ZSTD',
    compressors: { ZSTD: (input) => zstdCompressSync(input) },
    statistics: false,
    rowGroupSize: Math.max(1, rows.length),
    ...(isLayer && { kvMetadata: [{ key: 'geo', value: JSON.stringify(geo) }] }),
  })
  return Buffer.from(bytes)
}

/** Whole numbers in order take next to no room as differences; fractions compress better byte by byte. */
function encodingOf({ type }: Column): Pick<ColumnSource, 'encoding'> {
  if (type === 'integer' || type === 'time') return { encoding: 'DELTA_BINARY_PACKED' }
  return type === 'number' ? { encoding: 'BYTE_STREAM_SPLIT' } : {}
}

/** A time of day as milliseconds after midnight. */
function stored({ type }: Column, value: Value): Value {
  if (type !== 'time' || typeof value !== 'string') return value
  const [hours = 0, minutes = 0, seconds = 0] = value.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

const mutable = (geometry: Geometry) =>
  geometry.type === 'Point'
    ? { type: geometry.type, coordinates: [...geometry.coordinates] }
    : { type: geometry.type, coordinates: geometry.coordinates.map((position) => [...position]) }
