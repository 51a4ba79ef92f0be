#!/usr/bin/env bash
# Subject: a GPX track in two segments, with a tunnel between them, read for map matching by leuvenmapmatching 1.1.4 (PyPI).
# One would guess: both segments, as one path or as two.
# What happens: the path ends at the tunnel. `gpx_to_path()` reads the first segment of the first track and nothing else, so the
# match is that of the first minutes.
# Seen:
#   fixes of the file: 7
#   fixes of the path: 3 of which the last is at 12:02
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'leuvenmapmatching==1.1.4' 'gpxpy==1.6.2' 'numpy==2.4.6' 'scipy==1.17.1'
cat >show.py <<'PYTHON'
from pathlib import Path

import gpxpy
from leuvenmapmatching.util.gpx import gpx_to_path


def segment(*minutes):
    return "".join(f'<trkpt lat="45.{40 + m}" lon="-75.7"><time>2026-05-04T12:{m:02}:00Z</time></trkpt>' for m in minutes)


file = Path("ride.gpx")
file.write_text(
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x"><trk>'
    f"<trkseg>{segment(0, 1, 2)}</trkseg><trkseg>{segment(5, 6, 7, 8)}</trkseg></trk></gpx>"
)
print("fixes of the file:", gpxpy.parse(file.read_text()).get_points_no())
path = gpx_to_path(file)
print("fixes of the path:", len(path), "of which the last is at", f"{path[-1][2]:%H:%M}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
