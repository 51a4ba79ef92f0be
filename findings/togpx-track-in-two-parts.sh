#!/usr/bin/env bash
# Subject: a GPX track in two segments, made GeoJSON with @mapbox/togeojson 0.16.2 and GPX again with togpx 0.5.4 (npm), which
# share the name coordTimes; read by gpxpy 1.6.2 (PyPI).
# One would guess: the same points at the same times, as with one segment.
# What happens: for two segments the times are two lists, and togpx writes a whole list for each point: point 1 of each segment has
# the times of segment 1. A break of an hour is between the first two points, and both segments lie on each other.
# Seen: times of the points, before and after
#   one segment   10:00 10:01 11:00 11:01 -> 10:00 10:01 11:00 11:01
#   two segments  10:00 10:01 | 11:00 11:01 -> 10:00 11:00 | 10:00 11:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@mapbox/togeojson@0.16.2' 'togpx@0.5.4' '@xmldom/xmldom@0.9.12' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'gpxpy==1.6.2'
cat >again.cjs <<'JAVASCRIPT'
const { readFileSync } = require('node:fs')
const togeojson = require('@mapbox/togeojson')
const togpx = require('togpx')
const { DOMParser } = require('@xmldom/xmldom')

const document = new DOMParser().parseFromString(readFileSync(0, 'utf8'), 'text/xml')
console.log(togpx(togeojson.gpx(document)))
JAVASCRIPT
cat >show.py <<'PYTHON'
import subprocess
from datetime import datetime, timedelta, timezone

import gpxpy
from gpxpy.gpx import GPX, GPXTrack, GPXTrackPoint, GPXTrackSegment

START = datetime(2026, 5, 4, 10, tzinfo=timezone.utc)


def times(gpx):
    return " | ".join(" ".join(f"{point.time:%H:%M}" for point in segment.points) for segment in gpx.tracks[0].segments)


for name, segments in {"one segment": [[0, 1, 60, 61]], "two segments": [[0, 1], [60, 61]]}.items():
    gpx = GPX()
    gpx.tracks.append(GPXTrack(name))
    for minutes in segments:
        segment = GPXTrackSegment()
        for minute in minutes:
            segment.points.append(GPXTrackPoint(45.42, -75.7 + minute / 1000, 70, START + timedelta(minutes=minute)))
        gpx.tracks[0].segments.append(segment)
    again = subprocess.run(["node", "again.cjs"], input=gpx.to_xml(), capture_output=True, text=True, check=True).stdout
    print(name.ljust(13), times(gpx), "->", times(gpxpy.parse(again)))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
