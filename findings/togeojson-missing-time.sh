#!/usr/bin/env bash
# Subject: times of a GPX track in which one point has none, by @tmcw/togeojson 7.1.3 (npm).
# One would guess: the list of times has an entry, if an empty one, for each position.
# What happens: the list is shorter than the positions. Whoever reads both by one index gives each later position the
# time of its successor, and the last none.
# Seen: 3 positions, 2 times; at index 1: the point without a time, 10:02
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@tmcw/togeojson@7.1.3' '@xmldom/xmldom@0.9.12' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { gpx } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'

const source = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="example" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
<trkpt lat="45.1" lon="-75.1"><time>2026-05-04T10:00:00Z</time></trkpt>
<trkpt lat="45.2" lon="-75.2"/>
<trkpt lat="45.3" lon="-75.3"><time>2026-05-04T10:02:00Z</time></trkpt>
</trkseg></trk></gpx>`
const [track] = gpx(new DOMParser().parseFromString(source, 'text/xml')).features
const { coordinates } = track.geometry
const { times } = track.properties.coordinateProperties
assert.deepEqual(coordinates[1], [-75.2, 45.2])
const seen = `${coordinates.length} positions, ${times.length} times; at index 1: the point without a time, ${times[1].slice(11, 16)}`
console.log(seen)
assert.equal(seen, '3 positions, 2 times; at index 1: the point without a time, 10:02', 'the behaviour has changed')
JAVASCRIPT
node show.mjs
