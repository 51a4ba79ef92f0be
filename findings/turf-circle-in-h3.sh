#!/usr/bin/env bash
# Subject: the H3 cells within 20 km of a place near 180°, drawn by @turf/circle 7.4.0 and filled by h3-js 4.5.0 (npm).
# One would guess: as large an area as elsewhere. The circle runs on beyond 180, where h3-js finds single places: at a
# longitude of 180.05 as at -179.95.
# What happens: polygonToCells() leaves out the cells beyond 180, without a word. A quarter to a half of the circle is
# missing.
# Seen: around 0: 36 cells; around 179.95: 26, beyond 180: 0; around 179.99: 19, beyond 180: 0; 180.05 and -179.95 in one cell true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@turf/circle@7.4.0' 'h3-js@4.5.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { circle } from '@turf/circle'
import { cellToLatLng, latLngToCell, polygonToCells } from 'h3-js'

const fill = (longitude) =>
  polygonToCells(circle([longitude, -17], 20, { units: 'kilometers' }).geometry.coordinates, 6, true)
const count = (longitude) => {
  const cells = fill(longitude)
  return `around ${longitude}: ${cells.length}, beyond 180: ${cells.filter((cell) => cellToLatLng(cell)[1] < 0).length}`
}
const isOne = latLngToCell(-17, 180.05, 6) === latLngToCell(-17, -179.95, 6)
const seen =
  `around 0: ${fill(0).length} cells; ${count(179.95)}; ${count(179.99)}; ` +
  `180.05 and -179.95 in one cell ${isOne}`
console.log(seen)
assert.equal(
  seen,
  'around 0: 36 cells; around 179.95: 26, beyond 180: 0; around 179.99: 19, beyond 180: 0; 180.05 and -179.95 in one cell true',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
