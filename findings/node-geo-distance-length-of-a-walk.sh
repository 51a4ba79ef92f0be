#!/usr/bin/env bash
# Subject: the length of a walk as the sum of its steps, by node-geo-distance 1.2.0 (npm).
# One would guess: a number, as any distance is one.
# What happens: each distance is text with three decimals, and their sum is all of them in a row; sorted, 95 m comes after 1.1 km.
# A step of no length is text by one formula and the number 0 by the other.
# Seen:
#   haversineSync steps ["1111.949","0.000","94.516"] sum "01111.9490.00094.516"
#                 sorted ["0.000","1111.949","94.516"]
#   vincentySync  steps ["1111.401",0,"94.469"] sum "01111.401094.469"
#                 sorted [0,"1111.401","94.469"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'node-geo-distance@1.2.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import distance from 'node-geo-distance'

const walk = [45.42, 45.43, 45.43, 45.43085].map((latitude) => ({ latitude, longitude: -75.69 }))
for (const name of ['haversineSync', 'vincentySync']) {
  const steps = walk.slice(1).map((place, index) => distance[name](walk[index], place))
  console.log(name.padEnd(13), 'steps', JSON.stringify(steps), 'sum', JSON.stringify(steps.reduce((sum, step) => sum + step, 0)))
  console.log(''.padEnd(13), 'sorted', JSON.stringify(steps.toSorted()))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
