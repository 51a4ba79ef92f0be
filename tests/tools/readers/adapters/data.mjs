/*
 * `npm run readers`: runs one npm package of kinds/data.ts (readers of the published tables) on the built site, and prints
 * what it read.
 */

import { readFileSync } from 'node:fs'
import { print, records } from './input.mjs'

const { root, tables } = records
const read = (file) => readFileSync(`${root}/data/${file}`, 'utf8')
const byTable = async (of, chosen = tables) => {
  const found = {}
  for (const table of chosen) found[table.name] = await of(table)
  return found
}
const layers = tables.filter(({ layer }) => layer)

await print({
  papaparse: async () => {
    const { default: Papa } = await import('papaparse')
    return {
      'CSV: rows': await byTable(
        ({ name }) => Papa.parse(read(`${name}.csv`), { header: true, skipEmptyLines: true }).data.length,
      ),
    }
  },
  'd3-dsv': async () => {
    const { csvParse } = await import('d3-dsv')
    return { 'CSV: rows': await byTable(({ name }) => csvParse(read(`${name}.csv`)).length) }
  },
  mapshaper: async () => {
    const { default: mapshaper } = await import('mapshaper')
    const rows = async ({ name }) => {
      const { 'out.json': out } = await mapshaper.applyCommands('-i in.geojson -o out.json format=json', {
        'in.geojson': read(`${name}.geojson`),
      })
      return JSON.parse(out).length
    }
    return { 'GeoJSON: rows': await byTable(rows, layers) }
  },
  '@tmcw/togeojson': async () => {
    const [{ gpx }, { JSDOM }] = await Promise.all([import('@tmcw/togeojson'), import('jsdom')])
    const { features } = gpx(new JSDOM(read('fixes.gpx'), { contentType: 'text/xml' }).window.document)
    return {
      'GPX: positions': features.flatMap(({ geometry }) =>
        geometry.coordinates.flat(geometry.type === 'LineString' ? 0 : 1),
      ).length,
    }
  },
  hyparquet: async () => {
    const [{ parquetReadObjects, parquetMetadataAsync, asyncBufferFromFile }, { compressors }] = await Promise.all([
      import('hyparquet'),
      import('hyparquet-compressors'),
    ])
    const rows = async ({ name }) => {
      const file = await asyncBufferFromFile(`${root}/data/${name}.parquet`)
      return (await parquetReadObjects({ file, compressors })).length
    }
    const geo = async ({ name }) => {
      const file = await asyncBufferFromFile(`${root}/data/${name}.parquet`)
      const { key_value_metadata: keys = [] } = await parquetMetadataAsync(file)
      return keys.some(({ key }) => key === 'geo') ? rows({ name }) : 'no geo metadata'
    }
    return {
      'Parquet: rows': await byTable(
        rows,
        tables.filter(({ parquet }) => parquet),
      ),
      'GeoParquet: rows': await byTable(
        geo,
        layers.filter(({ parquet }) => parquet),
      ),
    }
  },
})
