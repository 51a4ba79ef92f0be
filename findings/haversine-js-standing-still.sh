#!/usr/bin/env bash
# Subject: the distance from a fix to the same fix, a person who waits, by haversine-js 1.0.0 (npm) and haversine 1.1.1 (npm).
# One would guess: 0, as by the haversine formula for any two places.
# What happens: haversine-js uses the law of cosines. In one place of 23 around Ottawa the cosine is a little above 1, and the
# distance is `NaN`, so the length of the whole walk is; a step of 22 cm is 21 or 23 cm.
# Seen:
#   places without a distance to themselves: 427 of 10000
#   a walk with a rest, haversine-js NaN
#   a walk with a rest, haversine    3336
#   22 cm, haversine-js 0.212 haversine 0.222
#   22 cm, haversine-js 0.233 haversine 0.222
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'haversine-js@1.0.0' 'haversine@1.1.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import haversine from 'haversine'
import haversineJs from 'haversine-js'

const metres = { radius: haversineJs.EARTH.M }
const places = Array.from({ length: 10_000 }, (_, index) => ({ latitude: 45 + index / 10_000, longitude: -75.7 }))
const unknown = places.filter((place) => Number.isNaN(haversineJs(place, place, metres)))
console.log('places without a distance to themselves:', unknown.length, 'of', places.length)
const walk = [
  { latitude: 45.0001, longitude: -75.7 },
  { latitude: unknown[0].latitude, longitude: -75.7 },
  { latitude: unknown[0].latitude, longitude: -75.7 },
  { latitude: 45.0301, longitude: -75.7 },
]
const length = (distance) => walk.slice(1).reduce((sum, place, index) => sum + distance(walk[index], place), 0)
console.log('a walk with a rest, haversine-js', length((a, b) => haversineJs(a, b, metres)))
console.log('a walk with a rest, haversine   ', Math.round(length((a, b) => haversine(a, b, { unit: 'meter' }))))
for (const start of [45.42, 45.43]) {
  const step = [{ latitude: start, longitude: -75.7 }, { latitude: start + 0.000002, longitude: -75.7 }]
  console.log('22 cm, haversine-js', haversineJs(...step, metres).toFixed(3), 'haversine', haversine(...step, { unit: 'meter' }).toFixed(3))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
