#!/usr/bin/env bash
# Subject: 20 km around a place in Fiji, near 180°, by @turf/buffer 7.4.0 (npm).
# One would guess: a disc of 1,257 km², whose longitudes go beyond 180 or jump to -180, as from @turf/circle.
# What happens: the longitudes of some corners jump within one ring, which then spans the Earth: the area is that of a
# country, and a place in the Atlantic at this latitude is within 20 km of Fiji.
# Seen: circle 1255 km², longitudes 179.76 to 180.14; buffer 1457002 km², longitudes -179.98 to 179.99, place at 0° inside
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@turf/area@7.4.0' '@turf/bbox@7.4.0' \
  '@turf/boolean-point-in-polygon@7.4.0' '@turf/buffer@7.4.0' '@turf/circle@7.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { area } from '@turf/area'
import { bbox } from '@turf/bbox'
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { buffer } from '@turf/buffer'
import { circle } from '@turf/circle'

const coordinates = [179.95, -17]
const disc = circle(coordinates, 20, { units: 'kilometers' })
const around = buffer({ type: 'Point', coordinates }, 20, { units: 'kilometers' })
const show = (shape) => {
  const [west, , east] = bbox(shape)
  return `${Math.round(area(shape) / 1e6)} km², longitudes ${west.toFixed(2)} to ${east.toFixed(2)}`
}
const isAtlanticInside = [-17.1, -17.05, -17, -16.95, -16.9].some((latitude) => booleanPointInPolygon([0, latitude], around))
const seen = `circle ${show(disc)}; buffer ${show(around)}, place at 0° ${isAtlanticInside ? 'inside' : 'outside'}`
console.log(seen)
assert.equal(
  seen,
  'circle 1255 km², longitudes 179.76 to 180.14; buffer 1457002 km², longitudes -179.98 to 179.99, place at 0° inside',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
