#!/usr/bin/env bash
# Subject: the length of a walk with a fix each second, by geolib 3.3.14 (npm).
# One would guess: that of the walk, to the metre, which is the accuracy that its distances have unless another is asked for.
# What happens: each step is rounded to a metre before the steps are added. At 1.4 m/s a walk of 840 m has 600 m, at 1.6 m/s
# one of 960 m has 1,200 m, and a stroll at 0.4 m/s has no length.
# Seen: ten minutes at 0.4, 1.4 and 1.6 m/s: 0, 600, 1200; from the first fix to the last 240, 840, 960
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geolib@3.3.14' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import geolib from 'geolib'

const DEGREE = (6378137 * Math.PI) / 180
const walk = (speed) =>
  Array.from({ length: 601 }, (_, second) => ({ latitude: 45 + (second * speed) / DEGREE, longitude: -75 }))
const walks = [0.4, 1.4, 1.6].map(walk)
const lengths = walks.map((fixes) => geolib.getPathLength(fixes))
const distances = walks.map((fixes) => geolib.getDistance(fixes[0], fixes.at(-1)))
const seen =
  `ten minutes at 0.4, 1.4 and 1.6 m/s: ${lengths.join(', ')}; ` +
  `from the first fix to the last ${distances.join(', ')}`
console.log(seen)
assert.equal(
  seen,
  'ten minutes at 0.4, 1.4 and 1.6 m/s: 0, 600, 1200; from the first fix to the last 240, 840, 960',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
