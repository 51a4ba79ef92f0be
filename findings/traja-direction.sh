#!/usr/bin/env bash
# Subject: the angle of each step of a path, by traja 25.0.1 (PyPI).
# One would guess: north is 90, south -90 or 270, and west 180, as in the other function, calc_heading().
# What happens: calc_angle() only says how steep a step is. A path that goes north and comes back has one angle throughout,
# and one that goes east and back as well; a mean or a chart of directions has half of them turned round.
# Seen: steps north, south, east, west: angle [90.0, 90.0, 0.0, 0.0], heading [90.0, -90.0, 0.0, -180.0]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'traja==25.0.1' 'pandas==3.1.1' 'numpy==2.4.6' 'scikit-learn==1.9.1'
venv/bin/python -W ignore - <<'PYTHON'
import traja

path = traja.TrajaDataFrame({"x": [0, 0, 0, 1, 0], "y": [0, 1, 0, 0, 0]})
angle, heading = (function(path).tolist()[1:] for function in (traja.calc_angle, traja.calc_heading))
seen = f"steps north, south, east, west: angle {angle}, heading {heading}"
print(seen)
expected = "steps north, south, east, west: angle [90.0, 90.0, 0.0, 0.0], heading [90.0, -90.0, 0.0, -180.0]"
assert seen == expected, "the behaviour has changed"
PYTHON
