#!/usr/bin/env bash
# Subject: the place of a video in ISO 6709, as telephones write it, read by iso6709 0.1.5 (PyPI).
# One would guess: a height of 70.328 m, and none where there is none.
# What happens: what follows the point of a height is left off without an error, so -0.9 m is 0; and a place without a height is
# at sea level. Latitudes and longitudes keep their decimals.
# Seen:
#   +45.4215-075.6972+070.328/  latitude 45.4215, height 70
#   +45.4215-075.6972-000.900/  latitude 45.4215, height -0
#   +45.4215-075.6972/          latitude 45.4215, height 0
#   +452517-0754150+070/        latitude 45.4214, height 70
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'iso6709==0.1.5'
cat >show.py <<'PYTHON'
from iso6709 import Location

for text in ("+45.4215-075.6972+070.328/", "+45.4215-075.6972-000.900/", "+45.4215-075.6972/", "+452517-0754150+070/"):
    place = Location(text)
    print(f"{text:27} latitude {place.lat.decimal:.4f}, height {place.alt}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
