#!/usr/bin/env bash
# Subject: where a track was at a moment between two of its points, by gpxpy 1.6.2 (PyPI).
# One would guess: get_location_at() gives a position between the two, or the nearer point.
# What happens: it gives the later point, however far that is. A minute after the first point, the answer is where the
# track was 59 minutes later.
# Seen: latitude 45.0 at 10:00, 46.0 at 10:01, 46.0 at 10:30, 46.0 at 11:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'gpxpy==1.6.2'
venv/bin/python - <<'PYTHON'
from datetime import datetime, timedelta, timezone

import gpxpy

SOURCE = """<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="example" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
<trkpt lat="45" lon="-75"><time>2026-05-04T10:00:00Z</time></trkpt>
<trkpt lat="46" lon="-75"><time>2026-05-04T11:00:00Z</time></trkpt>
</trkseg></trk></gpx>"""
(segment,) = gpxpy.parse(SOURCE).tracks[0].segments
start = datetime(2026, 5, 4, 10, tzinfo=timezone.utc)
times = [start + timedelta(minutes=minutes) for minutes in (0, 1, 30, 60)]
seen = "latitude " + ", ".join(f"{segment.get_location_at(time).latitude} at {time:%H:%M}" for time in times)
print(seen)
expected = "latitude 45.0 at 10:00, 46.0 at 10:01, 46.0 at 10:30, 46.0 at 11:00"
assert seen == expected, "the behaviour has changed"
PYTHON
