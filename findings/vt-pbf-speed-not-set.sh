#!/usr/bin/env bash
# Subject: one property that is `undefined`, in a vector tile by geojson-vt 4.0.2 and vt-pbf 3.1.3, read by @mapbox/vector-tile
# 1.3.1 and 3.0.0 (npm).
# One would guess: it is left out, as JSON.stringify() leaves it out, and as vt-pbf leaves out `null`.
# What happens: a value without a type is written, which the format does not allow. Version 3 of the reader throws for the whole
# layer, so one vehicle without a speed takes all vehicles of the tile off the map; version 1 reads null.
# Seen: a tile of two vehicles, the second without a speed
#   null      reader 1: {"speed":12} {}
#   null      reader 3: {"speed":12} {}
#   undefined reader 1: {"speed":12} {"speed":null}
#   undefined reader 3: unknown feature value
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geojson-vt@4.0.2' 'vt-pbf@3.1.3' 'pbf@4.0.1' \
  'reader-1@npm:@mapbox/vector-tile@1.3.1' 'reader-3@npm:@mapbox/vector-tile@3.0.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import geojsonvt from 'geojson-vt'
import Pbf from 'pbf'
import one from 'reader-1'
import { VectorTile as Reader3 } from 'reader-3'
import vtpbf from 'vt-pbf'

for (const speed of [null, undefined]) {
  const features = [{ speed: 12 }, { speed }].map((properties) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [-75.7, 45.4] },
  }))
  const tile = geojsonvt({ type: 'FeatureCollection', features }).getTile(0, 0, 0)
  const bytes = vtpbf.fromGeojsonVt({ vehicles: tile }, { version: 2 })
  for (const [name, Reader] of Object.entries({ 'reader 1': one.VectorTile, 'reader 3': Reader3 })) {
    let seen
    try {
      const layer = new Reader(new Pbf(bytes)).layers.vehicles
      seen = [0, 1].map((index) => JSON.stringify(layer.feature(index).properties)).join(' ')
    } catch (error) {
      seen = error.message
    }
    console.log(String(speed).padEnd(9), `${name}: ${seen}`)
  }
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
