#!/usr/bin/env bash
# Subject: whether a line lies within a polygon, by @terraformer/spatial 2.2.2 (npm).
# One would guess: only if all of it does.
# What happens: corners are looked at, and no more. A ferry from one arm of a harbour to the other is within its grounds, though
# most of the way is not. One fix more, on the way, and it is outside.
# Seen: a polygon in the form of a U; lines from arm to arm
#   around, within the arms and the base: true
#   straight across the gap:              true
#   the same with a fix halfway:          false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@terraformer/spatial@2.2.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { contains } from '@terraformer/spatial'

const grounds = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [8, 10],
      [8, 2],
      [2, 2],
      [2, 10],
      [0, 10],
      [0, 0],
    ],
  ],
}
const [west, east] = [
  [1, 9],
  [9, 9],
]
for (const [name, way] of [
  ['around, within the arms and the base:', [[1, 1], [9, 1]]],
  ['straight across the gap:', []],
  ['the same with a fix halfway:', [[5, 9]]],
]) {
  console.log(name.padEnd(37), contains(grounds, { type: 'LineString', coordinates: [west, ...way, east] }))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
