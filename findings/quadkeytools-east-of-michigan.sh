#!/usr/bin/env bash
# Subject: the quadkey of a place, by quadkeytools 0.0.2 (npm).
# One would guess: that of its tile, as from other libraries.
# What happens: longitudes are cut off at 85.05° west, the limit that web maps have for latitudes. Vancouver is right; Ottawa, Quito,
# Greenwich and Tokyo are all on one meridian in Michigan, and `inside` agrees. A test in the west of North America shows nothing.
# Seen: Vancouver -123.12 for -123.12, Ottawa -85.05 for -75.70, Quito -85.05 for -78.47, Greenwich -85.05 for 0.00, Tokyo -85.05 for 139.69
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'quadkeytools@0.0.2' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const quadkeys = require('quadkeytools')

const places = {
  Vancouver: { lat: 49.28, lng: -123.12 },
  Ottawa: { lat: 45.42, lng: -75.7 },
  Quito: { lat: -0.18, lng: -78.47 },
  Greenwich: { lat: 51.48, lng: 0 },
  Tokyo: { lat: 35.68, lng: 139.69 },
}
const shown = Object.entries(places).map(([name, place]) => {
  const key = quadkeys.locationToQuadkey(place, 14)
  if (!quadkeys.inside(place, key)) throw new Error('inside() disagrees')
  return `${name} ${quadkeys.origin(key).lng.toFixed(2)} for ${place.lng.toFixed(2)}`
})
console.log(shown.join(', '))
JAVASCRIPT
seen=$(node show.cjs)
echo "$seen"
expected='Vancouver -123.12 for -123.12, Ottawa -85.05 for -75.70, Quito -85.05 for -78.47, Greenwich -85.05 for 0.00, Tokyo -85.05 for 139.69'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed" >&2; exit 1; }
