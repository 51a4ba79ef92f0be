#!/usr/bin/env bash
# Subject: the unit of a tolerance, by MovingPandas 0.23.0 (PyPI), for a trajectory in longitude and latitude.
# One would guess: all generalizers of one module take their tolerance in one unit.
# What happens: MinDistanceGeneralizer(tolerance=50) means 50 metres, DouglasPeuckerGeneralizer(tolerance=50) means
# 50 degrees, so a walk around a block of 1 km becomes its first and its last point, without a warning.
# Seen: 41 fixes; by minimum distance 21, by Douglas-Peucker 2, by Douglas-Peucker with 50 m in degrees 5
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

METRES = 50
DEGREES_PER_METRE = 1 / 111_194
# A square with sides of 10 x 26 m, on the equator, where a degree is as long in both directions.
corners = [(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]
steps = [(0, 0)]
for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
    steps += [(x0 + (x1 - x0) * i / 10, y0 + (y1 - y0) * i / 10) for i in range(1, 11)]
side = 26 * DEGREES_PER_METRE
points = geopandas.points_from_xy([x * side for x, _ in steps], [y * side for _, y in steps])
times = pandas.date_range("2026-05-04 10:00", periods=len(steps), freq="20s")
walk = movingpandas.Trajectory(geopandas.GeoDataFrame(geometry=points, crs="EPSG:4326", index=times), "walk")


def fixes(generalizer, tolerance):
    return len(generalizer(walk).generalize(tolerance=tolerance).df)


seen = (
    f"{len(walk.df)} fixes; by minimum distance {fixes(movingpandas.MinDistanceGeneralizer, METRES)}, "
    f"by Douglas-Peucker {fixes(movingpandas.DouglasPeuckerGeneralizer, METRES)}, "
    "by Douglas-Peucker with 50 m in degrees "
    f"{fixes(movingpandas.DouglasPeuckerGeneralizer, METRES * DEGREES_PER_METRE)}"
)
print(seen)
expected = (
    "41 fixes; by minimum distance 21, by Douglas-Peucker 2, by Douglas-Peucker with 50 m in degrees 5"
)
assert seen == expected, "the behaviour has changed"
PYTHON
