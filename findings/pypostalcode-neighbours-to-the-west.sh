#!/usr/bin/env bash
# Subject: the areas of Canadian postal codes within 10 km of another, by pypostalcode 0.4.1 (PyPI).
# One would guess: those within 10 km, or within a square around it; and if A is near B, B is near A.
# What happens: to the east the square reaches 10 km, to the west as many degrees of longitude as of latitude, so 7 km at Montréal
# and less further north: in its west 11 areas are missing, in its east none.
# Seen:
#   Montréal: 86 areas within 10 km; missing 11 in the west, 0 in the east
#     H4P is 7.9 km from H2X: not among its neighbours; H2X among the neighbours of H4P: True
#   Toronto: 59 areas within 10 km; missing 4 in the west, 0 in the east
#     M6P is 7.9 km from M5V: not among its neighbours; M5V among the neighbours of M6P: True
#   Québec: 24 areas within 10 km; missing 3 in the west, 0 in the east
#     G1X is 8.0 km from G1R: not among its neighbours; G1R among the neighbours of G1X: True
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pypostalcode==0.4.1'
cat >show.py <<'PYTHON'
from math import asin, cos, radians, sin, sqrt

from pypostalcode import PostalCodeDatabase

codes = PostalCodeDatabase()


def distance(a, b):
    half = sin(radians(b.latitude - a.latitude) / 2) ** 2
    half += cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(radians(b.longitude - a.longitude) / 2) ** 2
    return 2 * 6371 * asin(sqrt(half))


for name, code in (("Montréal", "H2X"), ("Toronto", "M5V"), ("Québec", "G1R")):
    centre = codes[code]
    found = {one.postalcode for one in codes.get_postalcodes_around_radius(code, 10)}
    near = [one for one in codes.get_postalcodes_around_radius(code, 100) if distance(centre, one) <= 10]
    missing = [one for one in near if one.postalcode not in found]
    west = sum(one.longitude < centre.longitude for one in missing)
    print(f"{name}: {len(near)} areas within 10 km; missing {west} in the west, {len(missing) - west} in the east")
    one = min(missing, key=lambda one: distance(centre, one))
    back = {other.postalcode for other in codes.get_postalcodes_around_radius(one.postalcode, 10)}
    print(f"  {one.postalcode} is {distance(centre, one):.1f} km from {code}: not among its neighbours;", end=" ")
    print(f"{code} among the neighbours of {one.postalcode}: {code in back}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
