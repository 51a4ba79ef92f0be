#!/usr/bin/env bash
# Subject: a phone between four beacons at exact distances, by easy-trilateration 0.1.4 (PyPI), on the plan of a room and on that
# of a city: the same places, with other numbers for the corner of the room.
# One would guess: the same place in the room, as all four distances fit there and nowhere else.
# What happens: the search begins at 0, 0 and looks, as well, for a distance that all four have too much. From a corner far away it
# ends at a place where the squares of distances fit in part: 5.5 m off in a room of 12 m, without a sign of it.
# Seen: the phone is at 3.0, 4.0 from the corner
#   corner at 0, 0             found at 3.0, 4.0, too much 0.0
#   corner at 100, 100         found at 3.0, 4.0, too much 0.0
#   corner at 1000, 1000       found at 7.8, 6.8, too much 15.3
#   corner at 446000, 5030000  found at 7.8, 6.8, too much 15.3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'easy-trilateration==0.1.4' 'scipy==1.17.1' 'numpy==2.4.6'
cat >show.py <<'PYTHON'
import math

from easy_trilateration.least_squares import easy_least_squares
from easy_trilateration.model import Circle

PHONE = (3, 4)
BEACONS = ((0, 0), (10, 0), (0, 10), (9, 12))
for x, y in ((0, 0), (100, 100), (1000, 1000), (446_000, 5_030_000)):
    circles = [Circle(x + beacon[0], y + beacon[1], math.dist(beacon, PHONE)) for beacon in BEACONS]
    found, _ = easy_least_squares(circles)
    place = f"{found.center.x - x:.1f}, {found.center.y - y:.1f}"
    print(f"corner at {x}, {y}".ljust(26), f"found at {place}, too much {abs(found.radius):.1f}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
