#!/usr/bin/env bash
# Subject: Cursor on Target events as GeoJSON and back, by @tak-ps/node-cot 14.23.2 (npm).
# One would guess: a height that is not known (9999999, as the format writes it) has no height in GeoJSON, and a place
# without one becomes 9999999 again. A hole that cannot be written is an error.
# What happens: the place is 9,999,999 m above the ellipsoid, and a place without a height is at 0, which is a height. The
# hole of an area, as a village within a closed area, is filled without a word.
# Seen: hae 9999999.0 as [-75.1,45.1,9999999]; [-75,45] as hae 0; area with 2 rings comes back with 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . '@tak-ps/node-cot@14.23.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { CoTParser } from '@tak-ps/node-cot'

const event = `<event version="2.0" uid="car" type="a-f-G-U-C" how="m-g" time="2026-05-04T10:00:00Z" start="2026-05-04T10:00:00Z"
stale="2026-05-04T10:05:00Z"><point lat="45.1" lon="-75.1" hae="9999999.0" ce="9999999.0" le="9999999.0"/>
<detail><contact callsign="car"/></detail></event>`
const write = (geometry) =>
  CoTParser.from_geojson({ type: 'Feature', id: 'a', properties: { callsign: 'a' }, geometry })
const ring = (from, to) => [[from, from], [to, from], [to, to], [from, to], [from, from]]

const car = await CoTParser.to_geojson(CoTParser.from_xml(event))
const place = CoTParser.to_xml(await write({ type: 'Point', coordinates: [-75, 45] }))
const rings = [ring(0, 4), ring(1, 2).reverse()]
const area = await CoTParser.to_geojson(await write({ type: 'Polygon', coordinates: rings }))
const seen =
  `hae 9999999.0 as ${JSON.stringify(car.geometry.coordinates)}; [-75,45] as hae ${place.match(/hae="(.*?)"/)[1]}; ` +
  `area with ${rings.length} rings comes back with ${area.geometry.coordinates.length}`
console.log(seen)
assert.equal(
  seen,
  'hae 9999999.0 as [-75.1,45.1,9999999]; [-75,45] as hae 0; area with 2 rings comes back with 1',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
