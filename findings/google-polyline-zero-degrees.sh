#!/usr/bin/env bash
# Subject: a walk over the meridian of Greenwich, points with `lat` and `lng`, as an encoded polyline, by google-polyline 1.0.3
# (npm) and @mapbox/polyline 1.2.1 (npm).
# One would guess: the same line back.
# What happens: a longitude of exactly 0 counts as none, without an error. That point and the next get the longitude before them,
# and the rest of the line is moved by both steps, here 1.4 km to the west. With points as arrays the line is right.
# Seen:
#   mapbox, arrays             51.47 -0.02, 51.471 -0.01, 51.472 0, 51.473 0.01, 51.474 0.02
#   google-polyline, arrays    51.47 -0.02, 51.471 -0.01, 51.472 0, 51.473 0.01, 51.474 0.02
#   google-polyline, lat, lng  51.47 -0.02, 51.471 -0.01, 51.472 -0.01, 51.473 -0.01, 51.474 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'google-polyline@1.0.3' '@mapbox/polyline@1.2.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import mapbox from '@mapbox/polyline'
import google from 'google-polyline'

const walk = [[51.47, -0.02], [51.471, -0.01], [51.472, 0], [51.473, 0.01], [51.474, 0.02]]
function show(title, line) {
  console.log(title.padEnd(26), google.decode(line).map(([latitude, longitude]) => `${latitude} ${longitude}`).join(', '))
}
show('mapbox, arrays', mapbox.encode(walk))
show('google-polyline, arrays', google.encode(walk))
show('google-polyline, lat, lng', google.encode(walk.map(([lat, lng]) => ({ lat, lng }))))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
