#!/usr/bin/env bash
# Subject: a position by the distances to three beacons, in the corners of a room, by node-trilateration 1.0.0 (npm).
# One would guess: the position, whichever beacon comes first; beacons that are not on one line are enough.
# What happens: NaN, if the first beacon has the same y as the second or the third, as in two orders of three in a room: the
# equations are divided by that difference. With the beacon that is alone on its wall first the position is right.
# Seen: a phone at 3, 2 in a room of 10 m by 8 m, beacons in three corners, distances exact
#   0,0 10,0 0,8: NaN NaN
#   10,0 0,0 0,8: NaN NaN
#   0,8 0,0 10,0: 3.00 2.00
#   first beacon 1 mm higher: 3.00 2.00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'node-trilateration@1.0.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import trilateration from 'node-trilateration'

const phone = { x: 3, y: 2 }
function show(title, places) {
  const beacons = places.map(([x, y]) => ({ x, y, distance: Math.hypot(x - phone.x, y - phone.y) }))
  const { x, y } = trilateration.calculate(beacons)
  console.log(`${title}: ${x.toFixed(2)} ${y.toFixed(2)}`)
}
show('0,0 10,0 0,8', [[0, 0], [10, 0], [0, 8]])
show('10,0 0,0 0,8', [[10, 0], [0, 0], [0, 8]])
show('0,8 0,0 10,0', [[0, 8], [0, 0], [10, 0]])
show('first beacon 1 mm higher', [[0, 0.001], [10, 0], [0, 8]])
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
