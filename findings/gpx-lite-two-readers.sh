#!/usr/bin/env bash
# Subject: a GPX file with points without a time and a track without a name, by the two readers of gpx-lite 0.0.6 (PyPI),
# `parse()` and, for large files, `iterparse()`.
# One would guess: the same from both.
# What happens: the first has no time and no name for them. The second gives a point the time before it, even that of the file,
# and a track the name of the track before. A fix in a tunnel has a time that it never had.
# Seen:
#   parse     To work none, 04 May 12:00, none
#   parse     None    04 May 17:00
#   iterparse To work 01 January 00:00, 04 May 12:00, 04 May 12:00
#   iterparse To work 04 May 17:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'gpx-lite==0.0.6'
cat >show.py <<'PYTHON'
from pathlib import Path

import gpx_lite

file = Path("tracks.gpx")
file.write_text(
    """<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x">
<metadata><time>2026-01-01T00:00:00Z</time></metadata>
<trk><name>To work</name><number>1</number><trkseg>
<trkpt lat="45.40" lon="-75.70"></trkpt>
<trkpt lat="45.41" lon="-75.70"><time>2026-05-04T12:00:00Z</time></trkpt>
<trkpt lat="45.42" lon="-75.70"></trkpt>
</trkseg></trk>
<trk><number>2</number><trkseg><trkpt lat="45.43" lon="-75.70"><time>2026-05-04T17:00:00Z</time></trkpt></trkseg></trk>
</gpx>"""
)


def time(point):
    try:
        return f"{point.time:%d %B %H:%M}"
    except TypeError:
        return "none"


for read in (gpx_lite.parse, gpx_lite.iterparse):
    with file.open() as handle:
        for track in read(handle):
            print(f"{read.__name__:9}", f"{track.name!s:7}", ", ".join(time(point) for segment in track for point in segment))
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
