#!/usr/bin/env bash
# Subject: cleaning a line whose points have heights, by @turf/clean-coords 7.4.0.
# One would guess: only points that add nothing go, since the function says that it removes redundant coordinates.
# What happens: whether a point is redundant is decided in the plane. A summit on a straight road goes, with its height, and
# the profile of the climb is flat.
# Seen: [[0,0,100],[0.5,0,900],[1,0,100]] becomes [[0,0,100],[1,0,100]]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @turf/clean-coords@7.4.0
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { cleanCoords } from '@turf/clean-coords'

const climb = [
  [0, 0, 100],
  [0.5, 0, 900],
  [1, 0, 100],
]
const { coordinates } = cleanCoords({ type: 'LineString', coordinates: climb })
console.log(`${JSON.stringify(climb)} becomes ${JSON.stringify(coordinates)}`)
assert.deepEqual(coordinates, [
  [0, 0, 100],
  [1, 0, 100],
])
JS
node run.mjs
