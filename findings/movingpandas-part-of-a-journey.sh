#!/usr/bin/env bash
# Subject: the part of a journey between two times that are between fixes, by MovingPandas 0.23.0 (PyPI).
# One would guess: get_segment_between() and get_linestring_between(), which are described in the same words, have the same
# ends.
# What happens: the line ends where the car was at these times; the segment, with the first and last fix between them. Of
# five minutes of driving before a stop and five after it, nothing is left.
# Seen: the line 15.8 km, from -75.10 to -75.30; the segment 0.0 km, from -75.20 to -75.20
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'movingpandas==0.23.0' 'geopandas==1.2.0' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import geopandas
import movingpandas
import pandas
import pyproj

# Ten minutes of driving, two hours at a place, ten minutes of driving, with a fix at each beginning and end.
times = pandas.DatetimeIndex(["2026-05-04 10:00", "2026-05-04 10:10", "2026-05-04 12:10", "2026-05-04 12:20"])
places = geopandas.points_from_xy([-75.0, -75.2, -75.2, -75.4], [45] * 4)
car = movingpandas.Trajectory(geopandas.GeoDataFrame({"car": 1}, geometry=places, index=times, crs=4326), "car")
between = (pandas.Timestamp("2026-05-04 10:05").to_pydatetime(), pandas.Timestamp("2026-05-04 12:15").to_pydatetime())


def show(line):
    """Length and ends of a line."""
    length = pyproj.Geod(ellps="WGS84").geometry_length(line) / 1000
    (west, _), (east, _) = line.coords[0], line.coords[-1]
    return f"{length:.1f} km, from {west:.2f} to {east:.2f}"


line = car.get_linestring_between(*between)
segment = car.get_segment_between(*between).to_linestring()
seen = f"the line {show(line)}; the segment {show(segment)}"
print(seen)
expected = "the line 15.8 km, from -75.10 to -75.30; the segment 0.0 km, from -75.20 to -75.20"
assert seen == expected, "the behaviour has changed"
PYTHON
