#!/usr/bin/env bash
# Subject: the place where two streets cross, by geojson-utils 1.1.0 (npm).
# One would guess: a GeoJSON point, longitude first, as both streets and all other results of the library have it.
# What happens: latitude first. Two streets in Ottawa cross in the Antarctic. Streets that meet where both numbers are the same,
# as in a test with a cross at 1, 1, show nothing.
# Seen:
#   Ottawa:   [[45.42,-75.7]]
#   at 1, 1:  [[1,1]]
#   1 km east of the place: [-75.6872,45.42]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geojson-utils@1.1.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import geo from 'geojson-utils'

const line = (...coordinates) => ({ type: 'LineString', coordinates })
function show(title, a, b) {
  console.log(title, JSON.stringify(geo.lineStringsIntersect(a, b).map(({ coordinates }) => coordinates.map((one) => +one.toFixed(4)))))
}
show('Ottawa:  ', line([-75.71, 45.42], [-75.69, 45.42]), line([-75.7, 45.41], [-75.7, 45.43]))
show('at 1, 1: ', line([0, 0], [2, 2]), line([0, 2], [2, 0]))
const { coordinates } = geo.destinationPoint({ type: 'Point', coordinates: [-75.7, 45.42] }, 90, 1)
console.log('1 km east of the place:', JSON.stringify(coordinates.map((one) => +one.toFixed(4))))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
