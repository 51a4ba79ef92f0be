#!/usr/bin/env bash
# Subject: a position written as text, as geopy 2.5.0 (PyPI) reads it into a Point.
# One would guess: degrees and minutes with letters for the hemisphere are read, and so are latitude, longitude and height
# with spaces between; what cannot be read raises an error, as a latitude above 90 does.
# What happens: the pattern is searched for within the text, and finds the last two numbers. Minutes without their mark
# become a latitude, and the height a longitude. A letter turns the sign: a west longitude written with both goes east.
# Seen: (latitude, longitude) of each text
#   45 30 N 75 15 W        75.0   -15.0
#   45° 30' N 75° 15' W    45.5   -75.25
#   45.5 -75.25 100        -75.25 100.0
#   45.5, -75.25, 100m     45.5   -75.25
#   45.5 N, -75.25 W       45.5   75.25
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'geopy==2.5.0'
cat >show.py <<'PYTHON'
from geopy.point import Point

for text in (
    "45 30 N 75 15 W",
    "45° 30' N 75° 15' W",
    "45.5 -75.25 100",
    "45.5, -75.25, 100m",
    "45.5 N, -75.25 W",
):
    point = Point(text)
    print(f"{text:22} {point.latitude:<6} {point.longitude}")
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
