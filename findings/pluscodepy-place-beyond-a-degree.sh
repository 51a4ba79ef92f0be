#!/usr/bin/env bash
# Subject: a short plus code with the name of a city, as maps show it, read by pluscodepy 0.0.11 (PyPI); the code is made by
# openlocationcode 1.0.1, which pluscodepy uses.
# One would guess: the place that was meant: a short code stands for the nearest place to the city that has it.
# What happens: the letters of the city's own cell, which is a degree wide, are put before it. A place beyond the next whole degree
# is moved by a degree: 22 km north of Québec becomes 89 km south.
# Seen:
#   a place 6 km north of Québec is VQ8R+RR Québec, read as 46.867, -71.208
#   a place 22 km north of Québec is 2Q8R+2R Québec, read as 46.015, -71.208, where 47.015 was meant
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pluscodepy==0.0.11' 'openlocationcode==1.0.1' 'requests==2.34.2'
cat >show.py <<'PYTHON'
from openlocationcode import openlocationcode
from pluscodepy import Converter

city = {"name": "Québec", "latitude": 46.8139, "longitude": -71.208}
for latitude in (46.867, 47.015):
    code = openlocationcode.encode(latitude, city["longitude"])
    short = openlocationcode.shorten(code, city["latitude"], city["longitude"])
    recovered = openlocationcode.decode(openlocationcode.recoverNearest(short, city["latitude"], city["longitude"]))
    found = Converter([city]).decode(f"{short} {city['name']}")
    kilometres = (latitude - city["latitude"]) * 111.2
    line = f"a place {kilometres:.0f} km north of Québec is {short} Québec, read as {found[0]:.3f}, {found[1]:.3f}"
    print(line if found[0] == recovered.latitudeCenter else f"{line}, where {recovered.latitudeCenter:.3f} was meant")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
