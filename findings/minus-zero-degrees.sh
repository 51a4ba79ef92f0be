#!/usr/bin/env bash
# Subject: a position half a degree south of the equator and a quarter west of Greenwich, in degrees and minutes with a minus,
# read by coordinate-parser 1.0.7, geo-coordinates-parser 1.7.4 and geodesy 2.4.0 (npm).
# One would guess: -0.5, -0.25, as with the letters S and W.
# What happens: the first two take the sign from the number of degrees, and -0 has none: 0.5, 0.25, 124 km away.
# Seen: with a minus and with letters
#   coordinate-parser      0.5, 0.25    -0.5, -0.25
#   geo-coordinates-parser 0.5, 0.25    -0.5, -0.25
#   geodesy                -0.5, -0.25  -0.5, -0.25
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'coordinate-parser@1.0.7' 'geo-coordinates-parser@1.7.4' \
  'geodesy@2.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import Coordinates from 'coordinate-parser'
import { convert } from 'geo-coordinates-parser'
import Dms from 'geodesy/dms.js'

const readers = {
  'coordinate-parser': (text) => {
    const place = new Coordinates(text)
    return [place.getLatitude(), place.getLongitude()]
  },
  'geo-coordinates-parser': (text) => {
    const place = convert(text)
    return [place.decimalLatitude, place.decimalLongitude]
  },
  geodesy: (text) => text.split(', ').map((part) => Dms.parse(part)),
}
for (const [name, read] of Object.entries(readers)) {
  const [minus, letters] = [`-0°30'0", -0°15'0"`, `0°30'0"S, 0°15'0"W`].map((text) => read(text).join(', '))
  console.log(name.padEnd(22), minus.padEnd(12), letters)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
