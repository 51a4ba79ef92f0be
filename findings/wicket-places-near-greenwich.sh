#!/usr/bin/env bash
# Subject: WKT of a place a few centimetres from the meridian of Greenwich or the equator, written and read by wicket 1.3.8 (npm).
# One would guess: what the library wrote it reads back; a number may have an exponent, as JavaScript, PostGIS and Shapely write it.
# What happens: the exponent is left off, so 5 cm west of Greenwich is 5 degrees west. In a line the rest of the number becomes a
# coordinate of its own, and a number without a digit before its point loses what is behind it.
# Seen:
#   [ -5e-7, 51.4778 ] -> POINT(-5e-7 51.4778) -> [ -5, 51.4778 ]
#   [ -75.7, 4.2e-7 ] -> POINT(-75.7 4.2e-7) -> [ -75.7, 4.2 ]
#   [ 0.0000025, 0 ] -> POINT(0.0000025 0) -> [ 0.0000025, 0 ]
#   POINT(.5 45.5) -> [ 5, 45.5 ]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'wicket@1.3.8' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import wicket from 'wicket'

function read(text) {
  const reader = new wicket.Wkt()
  reader.read(text)
  return reader.toJson().coordinates
}
for (const coordinates of [
  [-5e-7, 51.4778],
  [-75.7, 4.2e-7],
  [0.0000025, 0],
]) {
  const writer = new wicket.Wkt()
  writer.fromObject({ type: 'Point', coordinates })
  console.log(coordinates, '->', writer.write(), '->', read(writer.write()))
}
console.log('POINT(.5 45.5)', '->', read('POINT(.5 45.5)'))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
