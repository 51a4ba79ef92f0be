#!/usr/bin/env bash
# Subject: points that are alone, between the clusters of supercluster 9.1.0 (npm).
# One would guess: they come back as the features that were given.
# What happens: they come back from their place on the Mercator map. Heights are gone, coordinates are not equal to those
# given, and a station near the pole has moved 440 km to the south.
# Seen: [10,10,500] as [10.000000000000004,10]; [10,89] as [10.000000000000004,85.05112877980659]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'supercluster@9.1.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import Supercluster from 'supercluster'

const places = [
  [10, 10, 500],
  [10, 89],
]
const read = (coordinates) => {
  const point = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates } }
  const [single] = new Supercluster().load([point]).getClusters([-180, -90, 180, 90], 10)
  return JSON.stringify(single.geometry.coordinates)
}
const seen = places.map((place) => `${JSON.stringify(place)} as ${read(place)}`).join('; ')
console.log(seen)
assert.equal(
  seen,
  '[10,10,500] as [10.000000000000004,10]; [10,89] as [10.000000000000004,85.05112877980659]',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
