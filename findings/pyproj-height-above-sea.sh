#!/usr/bin/env bash
# Subject: a height of satellite positioning as a height above the sea, by pyproj 3.7.2 (PyPI).
# One would guess: the height changes by tens of metres or, as the package has no model of the geoid, there is an error;
# at the least only_best=True gives one.
# What happens: the height comes back as it went in, under the name of the other system, and there is no warning. So it
# does with only_best=True and errcheck=True. allow_ballpark=False is what refuses.
# Seen: default 100 m, only_best 100 m, without ballpark ProjError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyproj==3.7.2'
env -u PROJ_NETWORK -u PROJ_ONLY_BEST_DEFAULT -u PROJ_DATA -u PROJ_LIB PROJ_USER_WRITABLE_DIRECTORY="$folder" \
  venv/bin/python -W error - <<'PYTHON'
from pyproj import Transformer
from pyproj.exceptions import ProjError

ELLIPSOID, GEOID = "EPSG:4979", "EPSG:4326+5773"


def height(**options):
    try:
        transformer = Transformer.from_crs(ELLIPSOID, GEOID, **options)
        return f"{transformer.transform(45.42, -75.69, 100, errcheck=True)[2]:.0f} m"
    except ProjError as error:
        return type(error).__name__


seen = f"default {height()}, only_best {height(only_best=True)}, without ballpark {height(allow_ballpark=False)}"
print(seen)
assert seen == "default 100 m, only_best 100 m, without ballpark ProjError", "the behaviour has changed"
PYTHON
