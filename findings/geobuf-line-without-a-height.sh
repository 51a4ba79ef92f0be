#!/usr/bin/env bash
# Subject: GeoJSON in which one corner of a line, or one of two lines, has no height, as Geobuf by geobuf 4.0.0 (npm).
# One would guess: that corner has a height of 0 or none; the others keep theirs, since Geobuf is said to be nearly lossless.
# What happens: each corner after it has the height of the last one before it, so a climb to 900 m is flat. And if one line
# of a collection has heights, one without is written at sea level.
# Seen: heights 100, none, 500, 900 become 100, 100, 100, 100; a line without heights beside one with them becomes 0, 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geobuf@4.0.0' 'pbf@5.1.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { decode, encode } from 'geobuf'
import { PbfReader, PbfWriter } from 'pbf'

const line = (heights) => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: heights.map((height, index) => [-75 - index / 10, 45, ...(height === undefined ? [] : [height])]),
  },
})
const collection = (...features) => ({ type: 'FeatureCollection', features })
const heights = (layer) =>
  decode(new PbfReader(encode(layer, new PbfWriter()))).features.map(({ geometry }) =>
    geometry.coordinates.map(([, , height]) => height).join(', '),
  )

assert.deepEqual(heights(collection(line([100, 300, 500, 900]))), ['100, 300, 500, 900'])
const [climb] = heights(collection(line([100, undefined, 500, 900])))
const [, beside] = heights(collection(line([100, 300]), line([undefined, undefined])))
const seen = `heights 100, none, 500, 900 become ${climb}; a line without heights beside one with them becomes ${beside}`
console.log(seen)
assert.equal(
  seen,
  'heights 100, none, 500, 900 become 100, 100, 100, 100; a line without heights beside one with them becomes 0, 0',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
