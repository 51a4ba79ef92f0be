#!/usr/bin/env bash
# Subject: the declination of a compass in 2026, by geomag 0.9.2015 and pygeomag 1.1.0 (PyPI).
# One would guess: the same to some minutes, or an error: a model of the Earth's field is made for five years.
# What happens: geomag goes on with the model of 2015, for any day and without a warning. In the Arctic, where the pole wanders,
# a bearing to a transmitter is more than two degrees off: 400 m at 10 km.
# Seen: declination on 1 December 2026, by pygeomag (model of 2025) and by geomag
#   Gatineau      -12.6 -12.8
#   Cambridge Bay 7.2 4.7
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'geomag==0.9.2015' 'pygeomag==1.1.0'
venv/bin/python - >seen <<'PYTHON'
from datetime import date

import geomag
from pygeomag import GeoMag

day = date(2026, 12, 1)
for place, latitude, longitude in (("Gatineau", 45.48, -75.70), ("Cambridge Bay", 69.12, -105.06)):
    known = GeoMag().calculate(glat=latitude, glon=longitude, alt=0, time=2026 + 334 / 365).d
    print(place.ljust(13), f"{known:.1f} {geomag.declination(latitude, longitude, time=day):.1f}")
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
