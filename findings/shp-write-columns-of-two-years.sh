#!/usr/bin/env bash
# Subject: columns whose names begin with the same ten letters, in a shapefile written with @mapbox/shp-write 0.4.3 (npm).
# One would guess: names of columns have ten letters in a shapefile, so a writer tells them apart or stops with an error.
# What happens: both columns get one name. The table has two columns of that name, of which a reader keeps the last: visitors of
# one year are gone, and what is left does not say of which year it is.
# Seen: visitors_2025 is 1200, visitors_2026 is 900; read with shpjs 6.2.0
#   columns of the table: name, visitors_2, visitors_2
#   properties: {"name":"market","visitors_2":900}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@mapbox/shp-write@0.4.3' 'shpjs@6.2.0' 'jszip@3.10.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import shpWrite from '@mapbox/shp-write'
import JSZip from 'jszip'
import shp from 'shpjs'

const place = {
  type: 'Feature',
  properties: { name: 'market', visitors_2025: 1200, visitors_2026: 900 },
  geometry: { type: 'Point', coordinates: [-75.69, 45.42] },
}
const bytes = await shpWrite.zip(
  { type: 'FeatureCollection', features: [place] },
  { outputType: 'nodebuffer', compression: 'STORE' },
)
const { files } = await JSZip.loadAsync(bytes)
const table = await Object.values(files).find(({ name }) => name.endsWith('.dbf')).async('nodebuffer')
// The head of a dBASE file: its length at byte 8, then 32 bytes for each column, which begin with the name.
const columns = Array.from({ length: (table.readUInt16LE(8) - 33) / 32 }, (_, column) =>
  table.toString('latin1', 32 + 32 * column, 43 + 32 * column).replace(/\0.*$/, ''),
)
console.log('columns of the table:', columns.join(', '))
const { features } = await shp(bytes)
console.log('properties:', JSON.stringify(features[0].properties))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
