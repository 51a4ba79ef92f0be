/*
 * The track of the simulated device as Moving Features JSON and GPX: downloads of /data, which programs for maps and tracks open.
 */

import type { Position } from '#content/day/format.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { xmlDocument } from '#server/publish/outputs/xml.ts'
import { datasetWords } from '#words/dataset/words.ts'
import { readTable } from './tables.ts'

/** The simulated day has no date; formats of tracks need one. This one stands for any. */
const nominalDay = '2000-01-01'

/** A place in longitude and latitude, with its moment (ISO 8601). */
interface TrackPoint {
  readonly time: string
  readonly coordinates: Position
}

/** Each fix that the filter keeps. */
export function keptFixes(): readonly TrackPoint[] {
  const { columns, rows, geometries } = readTable('fixes')
  const minutes = columns.findIndex(({ name }) => name === 't_min')
  const kept = columns.findIndex(({ name }) => name === 'kept')
  const start = Date.parse(`${nominalDay}T00:00:00Z`)
  return rows.flatMap((row, index) => {
    const geometry = geometries[index]
    const time = new Date(start + Number(row[minutes]) * 60_000).toISOString()
    return geometry?.type === 'Point' && row[kept] === true
      ? [{ time: time.replace('.000', ''), coordinates: geometry.coordinates }]
      : []
  })
}

/**
 * The track as OGC Moving Features JSON (19-045r3), in longitude and latitude of WGS 84: one feature, because MovingPandas
 * 0.23.0 reads a collection only with the name of a property.
 */
export function movingFeature(track: readonly TrackPoint[]): string {
  const feature = {
    type: 'Feature',
    id: 1,
    crs: { type: 'Name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
    trs: { type: 'Name', properties: { name: 'urn:ogc:data:time:iso8601' } },
    properties: { title: datasetWords.title, licence: dataset.licence.id },
    temporalGeometry: {
      type: 'MovingPoint',
      datetimes: track.map(({ time }) => time),
      coordinates: track.map(({ coordinates }) => coordinates),
      interpolation: 'Linear',
    },
  }
  return `${JSON.stringify(feature)}\n`
}

/** The track as GPX 1.1. */
export const gpx = (track: readonly TrackPoint[]): string =>
  xmlDocument({
    gpx: {
      '@version': '1.1',
      '@creator': site.name,
      '@xmlns': 'http://www.topografix.com/GPX/1/1',
      metadata: { name: datasetWords.title, desc: datasetWords.description },
      trk: {
        name: datasetWords.title,
        trkseg: {
          trkpt: track.map(({ time, coordinates: [longitude, latitude] }) => ({
            '@lat': latitude.toFixed(7),
            '@lon': longitude.toFixed(7),
            time,
          })),
        },
      },
    },
  })
