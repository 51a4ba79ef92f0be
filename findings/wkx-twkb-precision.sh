#!/usr/bin/env bash
# Subject: coordinates in TWKB, which keeps a stated number of decimals, as wkx 0.5.0 (npm) writes them.
# One would guess: they are rounded to the nearest value, so that errors are half as large and cancel out.
# What happens: decimals are cut off, so each coordinate moves towards zero: by up to a metre at the five decimals that
# toTwkb() writes, always to the same side.
# Seen: POINT(-75.690309 45.421529) becomes POINT(-75.6903 45.42152), POINT(0.999999 -0.999999) POINT(0.99999 -0.99999)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'wkx@0.5.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import wkx from 'wkx'

const readBack = (text) => wkx.Geometry.parseTwkb(wkx.Geometry.parse(text).toTwkb()).toWkt()
const [first, second] = ['POINT(-75.690309 45.421529)', 'POINT(0.999999 -0.999999)']
const seen = `${first} becomes ${readBack(first)}, ${second} ${readBack(second)}`
console.log(seen)
assert.equal(
  seen,
  'POINT(-75.690309 45.421529) becomes POINT(-75.6903 45.42152), POINT(0.999999 -0.999999) POINT(0.99999 -0.99999)',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
