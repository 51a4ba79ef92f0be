#!/usr/bin/env bash
# Subject: the maximum speed of a journey, by gpxpy 1.6.2 (PyPI).
# One would guess: a walk of ten minutes and a drive of three at 100 km/h have a maximum speed of 100 km/h.
# What happens: get_moving_data() says 5 km/h. By default it leaves out the longest steps as errors, and all steps of
# the drive are among the longest; the distance, in the same answer, contains them. raw=True gives 100 km/h.
# Seen: default 5.0 km/h over 6123 m, raw 100.2 km/h over 6123 m
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'gpxpy==1.6.2'
venv/bin/python - <<'PYTHON'
from datetime import datetime, timedelta

import gpxpy.gpx

DEGREE_M = 111_194
STEP = timedelta(seconds=10)

track = gpxpy.gpx.GPX()
track.tracks.append(gpxpy.gpx.GPXTrack())
segment = gpxpy.gpx.GPXTrackSegment()
track.tracks[0].segments.append(segment)
latitude, time = 45.0, datetime(2026, 5, 4, 10)
for steps, metres_per_second in ((60, 1.39), (20, 27.8)):
    for _ in range(steps):
        segment.points.append(gpxpy.gpx.GPXTrackPoint(latitude, -75.0, time=time))
        latitude += metres_per_second * STEP.total_seconds() / DEGREE_M
        time += STEP

default, raw = track.get_moving_data(), track.get_moving_data(raw=True)
seen = (
    f"default {default.max_speed * 3.6:.1f} km/h over {default.moving_distance:.0f} m, "
    f"raw {raw.max_speed * 3.6:.1f} km/h over {raw.moving_distance:.0f} m"
)
print(seen)
assert seen == "default 5.0 km/h over 6123 m, raw 100.2 km/h over 6123 m", "the behaviour has changed"
PYTHON
