import type { Table } from '#content/day/dataset/table.ts'

/** A table as a GeoJSON collection of features, one a line (RFC 7946). @throws {Error} for a table without places */
export function geojson({ name, columns, rows, geometries }: Table): string {
  const features = rows.map((row, index) => {
    const geometry = geometries[index]
    if (!geometry) throw new Error(`content/day/dataset, table '${name}': row ${index + 1} has no place.`)
    const properties = Object.fromEntries(columns.map((column, at) => [column.name, row[at]]))
    return JSON.stringify({ type: 'Feature', id: index + 1, geometry, properties })
  })
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`
}
