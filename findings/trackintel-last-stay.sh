#!/usr/bin/env bash
# Subject: staypoints of a day, by trackintel 1.4.2 (PyPI).
# One would guess: home, work and home again are three stays, and each ends with the last fix that belongs to it.
# What happens: generate_staypoints() finds two. It leaves out the stay that the track ends in, unless include_last=True;
# and a stay ends with the first fix outside it, so it contains a step of the trip that follows.
# Seen: 2 stays, 3 with include_last; the first fix outside is at 08:05, the first stay ends at 08:05
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'trackintel==1.4.2' 'geopandas==1.2.0' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import geopandas
import pandas
import trackintel

HOME, WORK = (-75.70, 45.42), (-75.66, 45.40)


def place(hour):
    """Position at an hour of the day: two commutes of half an hour, in a straight line."""
    share = min(max((hour - 8) / 0.5, 0), 1) - min(max((hour - 17) / 0.5, 0), 1)
    return tuple(a + (b - a) * share for a, b in zip(HOME, WORK))


times = pandas.date_range("2026-05-04", periods=24 * 12, freq="5min", tz="UTC")
points = geopandas.points_from_xy(*zip(*(place(time.hour + time.minute / 60) for time in times)))
fixes = trackintel.Positionfixes(
    geopandas.GeoDataFrame({"tracked_at": times, "user_id": 1}, geometry=points, crs="EPSG:4326")
)
rule = {"method": "sliding", "dist_threshold": 200, "time_threshold": 10}
_, stays = fixes.generate_staypoints(**rule)
_, with_last = fixes.generate_staypoints(**rule, include_last=True)
outside = times[97]
assert place(outside.hour + outside.minute / 60) != HOME and place(8.0) == HOME
seen = (
    f"{len(stays)} stays, {len(with_last)} with include_last; the first fix outside is at {outside:%H:%M}, "
    f"the first stay ends at {stays.finished_at.iloc[0]:%H:%M}"
)
print(seen)
expected = "2 stays, 3 with include_last; the first fix outside is at 08:05, the first stay ends at 08:05"
assert seen == expected, "the behaviour has changed"
PYTHON
