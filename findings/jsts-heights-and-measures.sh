#!/usr/bin/env bash
# Subject: a bus stop and a route with heights and measures, `ZM` in well-known text, read by jsts 2.12.1 (npm).
# One would guess: longitude, latitude and height, as with `Z`; or an error.
# What happens: with `ZM` each number is `NaN`, and GeoJSON has `null` for them, without an error. With `M` the measure is the
# height.
# Seen:
#   POINT Z (-75.7 45.4 70)                               [-75.7,45.4,70]
#   POINT M (-75.7 45.4 1250)                             [-75.7,45.4,1250]
#   POINT ZM (-75.7 45.4 70 1250)                         [null,null]
#   LINESTRING ZM (-75.7 45.4 70 0, -75.6 45.5 80 13600)  [[null,null],[null,null]]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'jsts@2.12.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import GeoJSONWriter from 'jsts/org/locationtech/jts/io/GeoJSONWriter.js'
import WKTReader from 'jsts/org/locationtech/jts/io/WKTReader.js'

for (const text of [
  'POINT Z (-75.7 45.4 70)',
  'POINT M (-75.7 45.4 1250)',
  'POINT ZM (-75.7 45.4 70 1250)',
  'LINESTRING ZM (-75.7 45.4 70 0, -75.6 45.5 80 13600)',
]) {
  const { coordinates } = new GeoJSONWriter().write(new WKTReader().read(text))
  console.log(text.padEnd(53), JSON.stringify(coordinates))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
