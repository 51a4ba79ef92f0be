#!/usr/bin/env bash
# Subject: a place 100 km away by `moveTo()`, and the distance to it by `distanceTo()` of geolocation-utils 1.2.6 (npm).
# One would guess: 100 km, and the same heading.
# What happens: the Earth is flat for the first and a sphere for the second. The place is 300 m too near in Ottawa, and 1 km too
# near and 1.7° off in Resolute, in the Arctic; and longitudes exceed 180°.
# Seen:
#   Nairobi  100.0 km at 45°: 100.0 km at 45.0°, longitude 37.44
#   Ottawa   100.0 km at 45°: 99.7 km at 44.5°, longitude -74.79
#   Resolute 100.0 km at 90°: 100.0 km at 88.4°, longitude -91.57
#   Resolute 100.0 km at 45°: 99.0 km at 43.3°, longitude -92.56
#   Fiji     100.0 km at 90°: 100.0 km at 90.1°, longitude 180.44
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geolocation-utils@1.2.6' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import utils from 'geolocation-utils'

for (const [name, lat, lon, heading] of [
  ['Nairobi ', -1.3, 36.8, 45],
  ['Ottawa  ', 45.42, -75.69, 45],
  ['Resolute', 74.7, -94.97, 90],
  ['Resolute', 74.7, -94.97, 45],
  ['Fiji    ', -17.7, 179.5, 90],
]) {
  const start = { lat, lon }
  const end = utils.moveTo(start, { distance: 100_000, heading })
  const back = utils.headingDistanceTo(start, end)
  console.log(
    `${name} 100.0 km at ${heading}°: ${(back.distance / 1000).toFixed(1)} km at ${back.heading.toFixed(1)}°,`,
    `longitude ${end.lon.toFixed(2)}`,
  )
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
