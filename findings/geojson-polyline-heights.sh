#!/usr/bin/env bash
# Subject: a line with heights as an encoded polyline and back, by geojson-polyline 1.0.3 (npm).
# One would guess: the positions without their heights, as from other libraries; or an error.
# What happens: each position is turned round as a whole, so that the height stands first and the longitude last. The last number
# is left off: what remains is the height and the latitude. A walk in Ottawa, 80 m above the sea, is beside Franz Josef Land.
# Seen: geojson-polyline: 45.4215,80 45.43,81; @mapbox/polyline: -75.6972,45.4215 -75.7,45.43
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geojson-polyline@1.0.3' '@mapbox/polyline@1.2.1' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const geojsonPolyline = require('geojson-polyline')
const polyline = require('@mapbox/polyline')

const walk = () => ({
  type: 'LineString',
  coordinates: [
    [-75.6972, 45.4215, 80],
    [-75.7, 45.43, 81],
  ],
})
const lines = {
  'geojson-polyline': geojsonPolyline.decode(geojsonPolyline.encode(walk())),
  '@mapbox/polyline': polyline.toGeoJSON(polyline.fromGeoJSON(walk())),
}
console.log(
  Object.entries(lines)
    .map(([name, line]) => `${name}: ${line.coordinates.join(' ')}`)
    .join('; '),
)
JAVASCRIPT
seen=$(node show.cjs)
echo "$seen"
expected='geojson-polyline: 45.4215,80 45.43,81; @mapbox/polyline: -75.6972,45.4215 -75.7,45.43'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed" >&2; exit 1; }
