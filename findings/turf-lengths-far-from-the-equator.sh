#!/usr/bin/env bash
# Subject: lengths in kilometres at 60 degrees north, by @turf/line-offset and @turf/square-grid 7.4.0 (npm).
# One would guess: a line 10 km beside another is 10 km from it, and a square with sides of 10 km has them.
# What happens: both turn the length into degrees of the equator, and use those for longitudes too. There, a degree of
# longitude is half as long: a line from south to north moves by 5 km, and a square is 5 km wide. From west to east the
# line moves by 10 km. @turf/circle measures on the sphere.
# Seen: line from south to north moved 5.0 km, from west to east 10.0 km; square 10.0 km high, 5.0 km wide
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . \
  '@turf/line-offset@7.4.0' '@turf/square-grid@7.4.0' '@turf/distance@7.4.0' '@turf/helpers@7.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { distance } from '@turf/distance'
import { lineString } from '@turf/helpers'
import { lineOffset } from '@turf/line-offset'
import { squareGrid } from '@turf/square-grid'

const kilometres = (from, to) => distance(from, to, { units: 'kilometers' }).toFixed(1)
const moved = (from, to) =>
  kilometres(from, lineOffset(lineString([from, to]), 10, { units: 'kilometers' }).geometry.coordinates[0])
const [square] = squareGrid([-76, 60, -75, 61], 10, { units: 'kilometers' }).features
const [southWest, northWest, , southEast] = square.geometry.coordinates[0]
assert.equal(southWest[0], northWest[0])
assert.equal(southWest[1], southEast[1])
const seen =
  `line from south to north moved ${moved([-75, 60], [-75, 61])} km, from west to east ${moved([-76, 60], [-75, 60])} km; ` +
  `square ${kilometres(southWest, northWest)} km high, ${kilometres(southWest, southEast)} km wide`
console.log(seen)
assert.equal(
  seen,
  'line from south to north moved 5.0 km, from west to east 10.0 km; square 10.0 km high, 5.0 km wide',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
