#!/usr/bin/env bash
# Subject: distances by fast-haversine 1.0.0 (npm), "the fastest implementation of the haversine algorithm", and by haversine
# 1.1.1 (npm).
# One would guess: the same, to the tenth of a percent.
# What happens: only the start of a series is computed. Vancouver is 113 km too far from Ottawa, Paris 510 km; Tokyo, and a
# neighbour across 180°, have the distance `NaN`. In one city nothing is wrong.
# Seen:
#   Ottawa, Gatineau     fast-haversine 7.4 km, haversine 7.4 km
#   Ottawa, Vancouver    fast-haversine 3652.6 km, haversine 3539.6 km
#   Ottawa, Paris        fast-haversine 6158.0 km, haversine 5648.0 km
#   Ottawa, Tokyo        fast-haversine NaN km, haversine 10322.5 km
#   across 180° in Fiji  fast-haversine NaN km, haversine 21.2 km
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'fast-haversine@1.0.0' 'haversine@1.1.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import fastHaversine from 'fast-haversine'
import haversine from 'haversine'

const ottawa = { lat: 45.42, lon: -75.69 }
const pairs = {
  'Ottawa, Gatineau': [ottawa, { lat: 45.48, lon: -75.65 }],
  'Ottawa, Vancouver': [ottawa, { lat: 49.28, lon: -123.12 }],
  'Ottawa, Paris': [ottawa, { lat: 48.86, lon: 2.35 }],
  'Ottawa, Tokyo': [ottawa, { lat: 35.68, lon: 139.69 }],
  'across 180° in Fiji': [{ lat: -17.7, lon: 179.9 }, { lat: -17.7, lon: -179.9 }],
}
for (const [name, [from, to]] of Object.entries(pairs)) {
  const fast = (fastHaversine(from, to) / 1000).toFixed(1)
  console.log(name.padEnd(20), 'fast-haversine', fast, 'km, haversine', haversine(from, to, { format: '{lon,lat}' }).toFixed(1), 'km')
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
