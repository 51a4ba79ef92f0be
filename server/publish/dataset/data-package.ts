/* Describes the published tables for programs (Data Package), as one of the files of /data. */

import type { ColumnType } from '#content/day/format.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { mediaTypes } from '#server/publish/headers/media-types.ts'
import type { PublishedFile } from '#server/publish/outputs/output.ts'
import { sha256Of } from '#server/publish/sha256.ts'
import { datasetWords } from '#words/dataset/words.ts'
import type { DescribedTable } from './tables.ts'

const types: Record<ColumnType, string> = {
  integer: 'integer',
  number: 'number',
  text: 'string',
  boolean: 'boolean',
  time: 'time',
}

/** The frame of each pair of columns. The metres are equal to this projection of WGS 84 within 8 mm. */
const coordinateSystems = {
  'lon_deg, lat_deg': 'EPSG:4326',
  'east_m, north_m': '+proj=tmerc +lat_0=0 +lon_0=0 +ellps=WGS84',
}

const homepage = (): string => `${site.url}/${dataset.folder}`

/** How to cite this version of the dataset. */
export const citation = (): string => datasetWords.citation(site.name, dataset, homepage())

/** The machine-readable descriptor of the CSV files (Frictionless Data, Data Package 1.0 and Table Schema 1.0). */
export function dataPackage(described: readonly DescribedTable[], files: readonly PublishedFile[]): string {
  const descriptor = {
    name: 'one-synthetic-day',
    title: datasetWords.title,
    description: datasetWords.description,
    homepage: homepage(),
    version: dataset.version,
    created: `${dataset.published}T12:00:00Z`,
    coordinateSystems,
    citation: citation(),
    sources: [{ title: datasetWords.source }],
    licenses: [{ name: dataset.licence.id, path: dataset.licence.address, title: dataset.licence.name }],
    contributors: [{ title: site.name, path: site.url, role: 'author' }],
    resources: described.map(({ name, title, columns }) => {
      const content = files.find(({ file }) => file.endsWith(`/${name}.csv`))?.content ?? ''
      return {
        name,
        title,
        path: `${name}.csv`,
        profile: 'tabular-data-resource',
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        bytes: Buffer.byteLength(content),
        hash: `sha256:${sha256Of(content)}`,
        otherFormats: otherFormats(name, files),
        schema: {
          fields: columns.map(({ name: field, type, unit, meaning, origin }) => ({
            name: field,
            type: types[type],
            unit,
            description: `${meaning}. ${origin}.`,
          })),
          missingValues: [''],
        },
      }
    }),
  }
  return `${JSON.stringify(descriptor, undefined, 2)}\n`
}

/** The same table in other formats. They are no resources, because frictionless 5.18.1 would validate them, and fail. */
const otherFormats = (table: string, files: readonly PublishedFile[]) =>
  files.flatMap(({ file, content }) => {
    const path = file.replace(/^.*\//, '')
    const [name, ...ending] = path.split('.')
    if (name !== table || path === `${table}.csv`) return []
    const mediatype = mediaTypes[ending.at(-1) ?? '']
    return [{ path, mediatype, bytes: Buffer.byteLength(content), hash: `sha256:${sha256Of(content)}` }]
  })
