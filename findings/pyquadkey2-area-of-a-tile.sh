#!/usr/bin/env bash
# Subject: the area of a tile in square metres, by pyquadkey2 0.3.2 (PyPI).
# One would guess: the area of its ground; a key tells at which latitude a tile lies, and tiles shrink towards the poles.
# What happens: each tile has the area of one at the equator. Visitors for each square kilometre come out at half of what they are
# in Ottawa, at a fourth in Whitehorse, and at a fourteenth in Resolute.
# Seen: Quito 23.93 km² for 23.77, Ottawa 23.93 km² for 11.79, Whitehorse 23.93 km² for 5.74, Resolute 23.93 km² for 1.68
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyquadkey2==0.3.2' 'pyproj==3.7.2'
venv/bin/python - <<'PYTHON'
from pyproj import Geod
from pyquadkey2 import quadkey
from pyquadkey2.quadkey import TileAnchor

PLACES = {"Quito": (-0.18, -78.47), "Ottawa": (45.42, -75.70), "Whitehorse": (60.72, -135.06), "Resolute": (74.70, -94.83)}


def ground(key):
    """The area of a tile on WGS 84, in km²."""
    south, west = key.to_geo(TileAnchor.ANCHOR_SW)
    north, east = key.to_geo(TileAnchor.ANCHOR_NE)
    area, _ = Geod(ellps="WGS84").polygon_area_perimeter([west, east, east, west], [south, south, north, north])
    return abs(area) / 1e6


shown = []
for name, place in PLACES.items():
    key = quadkey.from_geo(place, 13)
    shown.append(f"{name} {key.area() / 1e6:.2f} km² for {ground(key):.2f}")
seen = ", ".join(shown)
print(seen)
expected = (
    "Quito 23.93 km² for 23.77, Ottawa 23.93 km² for 11.79, "
    "Whitehorse 23.93 km² for 5.74, Resolute 23.93 km² for 1.68"
)
assert seen == expected, "the behaviour has changed"
PYTHON
