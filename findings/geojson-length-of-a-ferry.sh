#!/usr/bin/env bash
# Subject: the length of a ferry's line across 180°, by geojson-length 0.1.1 (npm) and @turf/length 7.4.0 (npm).
# One would guess: 11 km, as any distance on the globe takes the shorter way.
# What happens: 38,270 km, almost around the Earth: the difference of the longitudes is taken as it is. The rest of the journey is
# right.
# Seen:
#   Ottawa to Montréal: geojson-length 165.6 km, turf 165.6 km
#   across 180°:        geojson-length 38270.4 km, turf 10.6 km
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geojson-length@0.1.1' '@turf/length@7.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { length as turfLength } from '@turf/length'
import geojsonLength from 'geojson-length'

function show(title, coordinates) {
  const geometry = { type: 'LineString', coordinates }
  const turf = turfLength({ type: 'Feature', properties: {}, geometry }).toFixed(1)
  console.log(`${title} geojson-length ${(geojsonLength(geometry) / 1000).toFixed(1)} km, turf ${turf} km`)
}
show('Ottawa to Montréal:', [[-75.69, 45.42], [-73.57, 45.5]])
show('across 180°:       ', [[179.95, -17], [-179.95, -17]])
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
