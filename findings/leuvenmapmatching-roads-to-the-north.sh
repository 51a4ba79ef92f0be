#!/usr/bin/env bash
# Subject: the nodes of a map within 100 m of a fix, by leuvenmapmatching 1.1.4 (PyPI) with its index.
# One would guess: those whose distance is less than `max_dist`.
# What happens: first those in a square whose corners, not sides, are `max_dist` away, so its sides are 71 m from the fix. A node
# 80 m to the north or east is not found, one 85 m to the north-east is.
# Seen:
#   60 m north      60 m found
#   80 m north      80 m not found
#   80 m east       80 m not found
#   85 m north-east 85 m found
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'leuvenmapmatching==1.1.4' 'rtree==1.4.1' 'numpy==2.4.6' 'pyproj==3.7.2' 'scipy==1.17.1'
cat >show.py <<'PYTHON'
import logging
from math import cos, radians

from leuvenmapmatching.map.inmem import InMemMap

logging.disable(logging.WARNING)
latitude, longitude = 45.42, -75.69
metre = 1 / 111194.93


def place(north, east):
    return latitude + north * metre, longitude + east * metre / cos(radians(latitude))


places = {"60 m north": (60, 0), "80 m north": (80, 0), "80 m east": (0, 80), "85 m north-east": (60, 60)}
streets = InMemMap("streets", use_latlon=True, use_rtree=True)
for number, (north, east) in enumerate(places.values()):
    streets.add_node(number, place(north, east))
found = {number for _, number, _ in streets.nodes_closeto((latitude, longitude), max_dist=100)}
for number, name in enumerate(places):
    distance = streets.distance((latitude, longitude), streets.node_coordinates(number))
    print(f"{name:16}{distance:.0f} m", "found" if number in found else "not found")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
