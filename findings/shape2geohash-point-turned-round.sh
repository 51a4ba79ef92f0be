#!/usr/bin/env bash
# Subject: the geohash of a GeoJSON point, asked twice, and of one with a height, by shape2geohash 1.2.6 (npm).
# One would guess: the same geohash each time, and the point as it was.
# What happens: the point is turned round in place. After the first call Ottawa is in the Antarctic, and a second call, or whatever
# draws it, has it there. A height of 70 m is taken for the latitude.
# Seen:
#   first call  f244m2 then the point is [45.4,-75.7]
#   second call j48335 then the point is [-75.7,45.4]
#   with height [-75.7,45.4,70] [""]
#   with height [5.7,45.4,70] ["vh2q1p"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'shape2geohash@1.2.6' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import shape2geohash from 'shape2geohash'

const office = { type: 'Point', coordinates: [-75.7, 45.4] }
for (const call of ['first call ', 'second call']) {
  const [geohash] = await shape2geohash(office)
  console.log(call, geohash, 'then the point is', JSON.stringify(office.coordinates))
}
const roof = { type: 'Point', coordinates: [-75.7, 45.4, 70] }
const stop = { type: 'Point', coordinates: [5.7, 45.4, 70] }
for (const point of [roof, stop]) {
  const text = JSON.stringify(point.coordinates)
  console.log('with height', text, JSON.stringify(await shape2geohash(point)))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
