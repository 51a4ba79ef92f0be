#!/usr/bin/env bash
# Subject: a phone between three beacons at known distances, by node-trilateration 1.0.0 (npm).
# One would guess: its place, wherever the beacons are, as long as they are not in one line; a fourth one makes it better.
# What happens: the beacons must not be at one height of the plan as the first is: two along a wall that runs from west to east, as
# in most plans, give `NaN`. In another order the same three give the place. A fourth beacon is passed over.
# Seen: the phone is at 3, 4
#   0 0, 10 0, 0 10         NaN, NaN
#   0 10, 0 0, 10 0         3, 4
#   0 0, 10 0, 5 10         NaN, NaN
#   0 0, 10 1, 5 10         3, 4
#   0 0, 0 10, 10 9, 10 0   3, 4
#   fourth is 5 too far     3, 4
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'node-trilateration@1.0.0' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const { calculate } = require('node-trilateration')

const phone = { x: 3, y: 4 }
function show(places, name = places.map((place) => place.join(' ')).join(', '), tooFar = 0) {
  const beacons = places.map(([x, y], index) => ({
    x,
    y,
    distance: Math.hypot(x - phone.x, y - phone.y) + (index === 3 ? tooFar : 0),
  }))
  const { x, y } = calculate(beacons)
  console.log(name.padEnd(23), [x, y].map((value) => Math.round(value * 1e6) / 1e6).join(', '))
}
const corner = [0, 0]
show([corner, [10, 0], [0, 10]])
show([[0, 10], corner, [10, 0]])
show([corner, [10, 0], [5, 10]])
show([corner, [10, 1], [5, 10]])
const four = [corner, [0, 10], [10, 9], [10, 0]]
show(four)
show(four, 'fourth is 5 too far', 5)
JAVASCRIPT
node show.cjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
