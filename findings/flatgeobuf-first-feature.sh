#!/usr/bin/env bash
# Subject: GeoJSON features with differing properties, written to FlatGeobuf by flatgeobuf 4.5.0 (npm).
# One would guess: the columns are the properties of all features, of a type that holds all values; or else an error.
# What happens: names and types are those of the first feature. A property that it lacks is dropped everywhere, a text
# below a number becomes NaN, and the number 3 below a boolean becomes true.
# Seen: [ { a: 1 }, { a: 2, b: 3 } ] becomes [ { a: 1 }, { a: 2 } ]
#       [ { a: 1 }, { a: '12A' } ] becomes [ { a: 1 }, { a: NaN } ]
#       [ { a: true }, { a: 3 } ] becomes [ { a: true }, { a: true } ]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'flatgeobuf@4.5.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { geojson } from 'flatgeobuf'

async function readBack(rows) {
  const features = rows.map((properties, index) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [index, 0] },
  }))
  const read = []
  for await (const feature of geojson.deserialize(geojson.serialize({ type: 'FeatureCollection', features }))) {
    read.push(feature.properties)
  }
  return read
}

const expected = [
  [[{ a: 1 }, { a: 2, b: 3 }], [{ a: 1 }, { a: 2 }]],
  [[{ a: 1 }, { a: '12A' }], [{ a: 1 }, { a: NaN }]],
  [[{ a: true }, { a: 3 }], [{ a: true }, { a: true }]],
]
for (const [rows, changed] of expected) {
  const read = await readBack(rows)
  console.log(rows, 'becomes', read)
  assert.deepEqual(read, changed, 'the behaviour has changed')
}
JAVASCRIPT
node show.mjs
