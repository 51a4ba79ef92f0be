#!/usr/bin/env bash
# Subject: a path with heights as well-known binary, written by WKBWriter of @loaders.gl/wkt 4.5.2 with its option hasZ and read by
# wkx 0.5.0 (npm) and by its own WKBLoader.
# One would guess: with `hasZ: true`, an option that the writer lists, heights are written, as WKTWriter does without being asked.
# What happens: the options are not passed on. The heights are left out in silence, whatever hasZ is.
# Seen:
#   WKTWriter              LINESTRING (-75.7 45.4 70, -75.6 45.5 95)
#   WKBWriter, hasZ: false -75.7 45.4, -75.6 45.5
#   WKBWriter, hasZ: true  -75.7 45.4, -75.6 45.5
#   wkx reads              LINESTRING(-75.7 45.4,-75.6 45.5)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@loaders.gl/core@4.5.4' '@loaders.gl/wkt@4.5.2' 'wkx@0.5.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { encodeSync, parseSync } from '@loaders.gl/core'
import { WKBLoader, WKBWriter, WKTWriter } from '@loaders.gl/wkt'
import wkx from 'wkx'

const path = {
  type: 'LineString',
  coordinates: [
    [-75.7, 45.4, 70],
    [-75.6, 45.5, 95],
  ],
}
console.log('WKTWriter'.padEnd(22), new TextDecoder().decode(encodeSync(path, WKTWriter)))
let binary
for (const hasZ of [false, true]) {
  binary = encodeSync(path, WKBWriter, { wkb: { hasZ } })
  const { coordinates } = parseSync(binary, WKBLoader, { wkb: { shape: 'geojson-geometry' } })
  console.log(`WKBWriter, hasZ: ${hasZ}`.padEnd(22), coordinates.map((position) => position.join(' ')).join(', '))
}
console.log('wkx reads'.padEnd(22), wkx.Geometry.parse(Buffer.from(binary)).toWkt())
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
