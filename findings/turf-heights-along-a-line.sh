#!/usr/bin/env bash
# Subject: a road that climbs from 100 m to 200 m, cut into equal parts by @turf/line-chunk 7.4.0 (npm), and points on it by
# @turf/along 7.4.0.
# One would guess: heights are interpolated as the positions are, or left out.
# What happens: each new point has the height of the next vertex of the road. Half way up is at the summit: the first part
# climbs all of the 100 m, the second is flat.
# Seen: along 200 at a quarter, 200 at a half; chunks [100,200] and [200,200]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@turf/along@7.4.0' '@turf/length@7.4.0' '@turf/line-chunk@7.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { along } from '@turf/along'
import { length } from '@turf/length'
import { lineChunk } from '@turf/line-chunk'

const road = { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [[0, 0, 100], [1, 0, 200]] } }
const full = length(road)
const heightAt = (part) => along(road, full * part).geometry.coordinates[2]
const chunks = lineChunk(road, full / 2).features.map(({ geometry }) => JSON.stringify(geometry.coordinates.map(([, , z]) => z)))
const seen = `along ${heightAt(0.25)} at a quarter, ${heightAt(0.5)} at a half; chunks ${chunks.join(' and ')}`
console.log(seen)
assert.equal(seen, 'along 200 at a quarter, 200 at a half; chunks [100,200] and [200,200]', 'the behaviour has changed')
JAVASCRIPT
node show.mjs
