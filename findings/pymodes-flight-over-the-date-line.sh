#!/usr/bin/env bash
# Subject: an aircraft at 179.95° west, heard by a receiver at 179.9° east, decoded by pyModeS 3.6.1 (PyPI) with the receiver as
# reference.
# One would guess: a longitude of -179.95, as from an even and an odd message together.
# What happens: 180.05, and -180.05 the other way, out of the range of longitudes. A pair of messages gives the right one, so the
# same flight jumps by 360°.
# Seen:
#   Ottawa   -75.60: one message -75.60, a pair -75.60
#   Fiji     -179.95: one message 180.05, a pair -179.95
#   Fiji     179.95: one message -180.05, a pair 179.95
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pymodes==3.6.1'
cat >show.py <<'PYTHON'
from math import floor

import pyModeS
from pyModeS.util import cprNL, crc


def message(latitude, longitude, odd):
    """An airborne position at 10,000 ft in compact position reporting (RTCA DO-260B, A.1.7.2)."""

    def encode(value, zone):
        return floor(2**17 * (value % zone) / zone + 0.5)

    zone = 360 / (60 - odd)
    north = encode(latitude, zone)
    nearest = zone * (north / 2**17 + floor(latitude / zone))
    east = encode(longitude, 360 / max(cprNL(nearest) - odd, 1))
    altitude = (10000 + 1000) // 25
    altitude = (altitude >> 4) << 5 | 1 << 4 | altitude & 15
    extended = 11 << 51 | altitude << 36 | odd << 34 | north % 2**17 << 17 | east % 2**17
    text = f"8DC82ABC{extended:014X}000000"
    return f"{text[:-6]}{crc(text):06X}"


for title, longitude, receiver in (
    ("Ottawa  ", -75.6, (45.3, -75.7)),
    ("Fiji    ", -179.95, (-17.75, 179.9)),
    ("Fiji    ", 179.95, (-17.75, -179.9)),
):
    latitude = 45.4 if title[0] == "O" else -17.7
    even, odd = message(latitude, longitude, 0), message(latitude, longitude, 1)
    one = pyModeS.decode(even, reference=receiver)
    pair = pyModeS.decode([even, odd], timestamps=[0.0, 0.5])
    print(title, f"{longitude:.2f}: one message {one['longitude']:.2f}, a pair {pair[-1]['longitude']:.2f}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
