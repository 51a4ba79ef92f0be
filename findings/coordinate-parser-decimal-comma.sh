#!/usr/bin/env bash
# Subject: positions with decimal commas, as French writes them, read by coordinate-parser 1.0.7 (npm).
# One would guess: 45.5, -75.25, or an error, which it promises for text that is no position.
# What happens: what follows a comma is minutes. With one decimal the place is 48 km away; with five the latitude is 747.55.
# Seen: "45,5 -75,25" 45.0833, -75.4167; "45,42153 -75,69719" 747.5500, -1236.9833; with points 45.4215, -75.6972
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'coordinate-parser@1.0.7' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import Coordinates from 'coordinate-parser'

const read = (text) => {
  const place = new Coordinates(text)
  return [place.getLatitude(), place.getLongitude()].map((degrees) => degrees.toFixed(4)).join(', ')
}
const long = '45,42153 -75,69719'
const seen = [
  ...['45,5 -75,25', long].map((text) => `"${text}" ${read(text)}`),
  `with points ${read(long.replaceAll(',', '.'))}`,
].join('; ')
console.log(seen)
assert.equal(
  seen,
  '"45,5 -75,25" 45.0833, -75.4167; "45,42153 -75,69719" 747.5500, -1236.9833; with points 45.4215, -75.6972',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
