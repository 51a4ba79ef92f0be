#!/usr/bin/env bash
# Subject: the distance of two geohashes in metres, by geohash-tools 0.2.0 (PyPI), which calls it exact.
# One would guess: the distance of their centres, 166.8 km from Ottawa to Montréal.
# What happens: degrees are read as radians, so that the distance has little to do with the places: Montréal is four times as far
# from Ottawa as Vancouver is from Toronto, and the end of the street is beyond a walk.
# Seen: street 6289 m for 78, Ottawa to Montréal 13563007 m for 166808, Toronto to Vancouver 3449760 m for 3368218
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'geohash-tools==0.2.0' 'pyproj==3.7.2'
venv/bin/python - <<'PYTHON'
import geohash_tools
from pyproj import Geod

PAIRS = {
    "street": ((45.4215, -75.6972), (45.4215, -75.6962)),
    "Ottawa to Montréal": ((45.4215, -75.6972), (45.5019, -73.5674)),
    "Toronto to Vancouver": ((43.6532, -79.3832), (49.2827, -123.1207)),
}
shown = []
for name, places in PAIRS.items():
    distance = geohash_tools.distance(*(geohash_tools.encode(*place, 9) for place in places))
    (south, west), (north, east) = places
    ground = Geod(ellps="WGS84").inv(west, south, east, north)[2]
    shown.append(f"{name} {distance:.0f} m for {ground:.0f}")
seen = ", ".join(shown)
print(seen)
expected = "street 6289 m for 78, Ottawa to Montréal 13563007 m for 166808, Toronto to Vancouver 3449760 m for 3368218"
assert seen == expected, "the behaviour has changed"
PYTHON
