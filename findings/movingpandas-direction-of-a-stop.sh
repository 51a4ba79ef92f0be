#!/usr/bin/env bash
# Subject: the direction of a car that waits at a light on a straight road, and cuts at turns, by MovingPandas 0.23.0 (PyPI).
# One would guess: a car that stands has no direction, or the one that it had, and a straight road is one piece.
# What happens: it faces north, so its stop is a turn, and AngleChangeSplitter cuts the drive in three, unless the road leads
# north.
# Seen: directions at the light 270, 0, 0, 270; pieces to the west 3, to the south 3, to the north 1
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


def drive(east, north):
    """A straight drive with a fix each minute, and three minutes at a light halfway."""
    steps = [0, 1, 2, 3, 3, 3, 4, 5, 6]
    times = pandas.date_range("2026-05-04 10:00", periods=len(steps), freq="min")
    places = geopandas.points_from_xy([-75 + east * step for step in steps], [45 + north * step for step in steps])
    return movingpandas.Trajectory(geopandas.GeoDataFrame({"car": 1}, geometry=places, index=times, crs=4326), "car")


def pieces(trajectory):
    """How many pieces the drive has when it is cut at turns of 45 degrees."""
    return len(movingpandas.AngleChangeSplitter(trajectory).split(min_angle=45))


west = drive(-0.01, 0)
west.add_direction()
seen = (
    f"directions at the light {', '.join(f'{angle:.0f}' for angle in west.df.direction[3:7])}; pieces "
    f"to the west {pieces(drive(-0.01, 0))}, to the south {pieces(drive(0, -0.01))}, to the north {pieces(drive(0, 0.01))}"
)
print(seen)
expected = "directions at the light 270, 0, 0, 270; pieces to the west 3, to the south 3, to the north 1"
assert seen == expected, "the behaviour has changed"
PYTHON
