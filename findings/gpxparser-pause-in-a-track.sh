#!/usr/bin/env bash
# Subject: a walk that goes on elsewhere after a pause (two segments of a GPX track), in gpxparser 3.0.8 (npm).
# One would guess: the way between the segments, where nothing was recorded, is not walked: 2.2 km, as gpxpy 1.6.2 (PyPI) says.
# What happens: all points of the track become one list. The 110 km between the segments are in its length, and in the
# GeoJSON that it gives.
# Seen: gpxpy 2.2 km; gpxparser 112.3 km, LineString of 4 points
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'gpxparser@3.0.8' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'gpxpy==1.6.2'
cat >walk.gpx <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="example" xmlns="http://www.topografix.com/GPX/1/1"><trk>
<trkseg><trkpt lat="45" lon="-75"/><trkpt lat="45.01" lon="-75"/></trkseg>
<trkseg><trkpt lat="46" lon="-75"/><trkpt lat="46.01" lon="-75"/></trkseg>
</trk></gpx>
XML
cat >show.py <<'PYTHON'
import gpxpy

with open("walk.gpx") as file:
    print(f"gpxpy {gpxpy.parse(file).length_2d() / 1000:.1f} km; ", end="")
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import Parser from 'gpxparser'

const walk = new Parser()
walk.parse(readFileSync('walk.gpx', 'utf8'))
const [{ distance }] = walk.tracks
const { type, coordinates } = walk.toGeoJSON().features[0].geometry
console.log(`gpxparser ${(distance.total / 1000).toFixed(1)} km, ${type} of ${coordinates.length} points`)
JAVASCRIPT
seen=$(venv/bin/python show.py && node show.mjs)
echo "$seen"
expected='gpxpy 2.2 km; gpxparser 112.3 km, LineString of 4 points'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed" >&2; exit 1; }
