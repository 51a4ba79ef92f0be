#!/usr/bin/env bash
# Subject: a table of AIS reports in which one speed is 102.3, which in AIS means that it is not known, in segments of the track by
# aissegments 0.3.0 (PyPI).
# One would guess: a segment of 10.8 knots, the speed of the other reports and of the positions; or an error, as for an empty field.
# What happens: 102.3 is a speed. The track is cut there, and the ferry goes at 56.55 knots in both parts, even with skip_invalid.
# Seen: 10.8 in all: 10.80 knots; 102.3 in the middle: 56.55, 56.55 knots
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'aissegments==0.3.0' 'numpy==2.4.6'
venv/bin/python - <<'PYTHON'
from pathlib import Path

from aissegments import read_csv_tracks, tdkc_segments


def speeds(middle):
    """The mean speeds of the segments of a ferry that goes north for four minutes."""
    rows = ["MMSI,BaseDateTime,LAT,LON,SOG,COG"]
    for minute, speed in enumerate((10.8, 10.8, middle, 10.8, 10.8)):
        rows.append(f"316001234,2026-05-04T12:0{minute}:00,{44 + 0.003 * minute:.3f},-63.000,{speed},0.0")
    Path("reports.csv").write_text("\n".join(rows) + "\n")
    (track,) = read_csv_tracks("reports.csv", skip_invalid=True)
    return ", ".join(f"{segment.sog_mean:.2f}" for segment in tdkc_segments(track))


seen = f"10.8 in all: {speeds(10.8)} knots; 102.3 in the middle: {speeds(102.3)} knots"
print(seen)
expected = "10.8 in all: 10.80 knots; 102.3 in the middle: 56.55, 56.55 knots"
assert seen == expected, "the behaviour has changed"
PYTHON
