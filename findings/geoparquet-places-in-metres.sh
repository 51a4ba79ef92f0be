#!/usr/bin/env bash
# Subject: a GeoParquet file in UTM zone 18N, with a site whose place is not known, as GeoJSON, by geoparquet 0.6.0 (npm).
# One would guess: positions in degrees, as GeoJSON has no other, or an error; and the site without a place with a geometry of
# `null`.
# What happens: metres, as they are in the file, whose system is not looked at; and the site without a place is left out, with its
# counts.
# Seen:
#   {"type":"Point","coordinates":[445214,5027625]} {"site":"Rideau","visits":120}
#   1 of 2 sites, and besides them {"type":"FeatureCollection"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geoparquet@0.6.0' 'hyparquet@1.31.5' 'hyparquet-writer@0.17.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { toGeoJson } from 'geoparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'

/** A point in well-known binary. */
function point(x, y) {
  const bytes = new DataView(new ArrayBuffer(21))
  bytes.setUint8(0, 1)
  bytes.setUint32(1, 1, true)
  bytes.setFloat64(5, x, true)
  bytes.setFloat64(13, y, true)
  return new Uint8Array(bytes.buffer)
}

const crs = { type: 'ProjectedCRS', name: 'WGS 84 / UTM zone 18N', id: { authority: 'EPSG', code: 32618 } }
const geo = {
  version: '1.1.0',
  primary_column: 'geometry',
  columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'], crs } },
}
const file = parquetWriteBuffer({
  columnData: [
    { name: 'site', data: ['Rideau', 'Hull'], type: 'STRING' },
    { name: 'visits', data: [120, 80], type: 'INT32' },
    { name: 'geometry', data: [point(445214, 5027625), null], type: 'BYTE_ARRAY', nullable: true },
  ],
  kvMetadata: [{ key: 'geo', value: JSON.stringify(geo) }],
})
const { features, ...collection } = await toGeoJson({ file })
for (const { geometry, properties } of features) console.log(JSON.stringify(geometry), JSON.stringify(properties))
console.log(features.length, 'of 2 sites, and besides them', JSON.stringify(collection))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
