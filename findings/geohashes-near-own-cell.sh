#!/usr/bin/env bash
# Subject: the geohashes near a place, by geohashes-near 2.0.1 (npm), to look for what is within 500 m.
# One would guess: all cells that the circle touches, and the cell of the place in any case.
# What happens: those whose centres are within the radius, found by walking from the neighbours. If the radius reaches no
# neighbour's centre, the answer is empty, without the cell in which the place is; else it lacks the cells at the edge.
# Seen:
#   the place is in f244mk
#   100 m:  0 of 1 cells, the place's own false
#   500 m:  0 of 6 cells, the place's own false
#   700 m:  3 of 6 cells, the place's own true
#   1500 m: 15 of 22 cells, the place's own true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geohashes-near@2.0.1' 'ngeohash@0.6.4' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const geohash = require('ngeohash')
const near = require('geohashes-near').default

const place = { latitude: 45.4215, longitude: -75.6972 }
const own = geohash.encode(place.latitude, place.longitude, 6)
console.log('the place is in', own)
for (const metres of [100, 500, 700, 1500]) {
  /** The cells of places on the circle and within it. */
  const touched = new Set([own])
  for (let part = 0.1; part <= 1; part += 0.1) {
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.05) {
      const latitude = place.latitude + (part * metres * Math.cos(angle)) / 111_195
      const longitude = place.longitude + (part * metres * Math.sin(angle)) / 111_195 / Math.cos((latitude * Math.PI) / 180)
      touched.add(geohash.encode(latitude, longitude, 6))
    }
  }
  const found = near(place, 6, metres, 'meters')
  console.log(`${metres} m:`.padEnd(7), `${found.length} of ${touched.size} cells, the place's own`, found.includes(own))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
