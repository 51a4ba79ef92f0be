#!/usr/bin/env bash
# Subject: the distance of two geohashes by their common beginning, by pygeohash 3.5.1 (PyPI).
# One would guess: an approximate distance is wrong by a factor, so it can sort out pairs that are far apart.
# What happens: two neighbours on the two sides of the equator or of Greenwich share no letter, and are 20,000 km apart. A
# filter that drops distant pairs by it drops people who stand side by side, on the equator in Uganda or in Greenwich.
# Seen: Ottawa 19 m for 10 m; Uganda 20000000 m for 24 m; Greenwich 20000000 m for 27 m
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pygeohash==3.5.1'
venv/bin/python - <<'PYTHON'
import pygeohash

pairs = {
    "Ottawa": ((45.4215, -75.6972), (45.4216, -75.6972)),
    "Uganda": ((0.0001, 32.58), (-0.0001, 32.58)),
    "Greenwich": ((51.478, 0.0002), (51.478, -0.0002)),
}
seen = {}
for name, places in pairs.items():
    one, other = (pygeohash.encode(latitude, longitude, 9) for latitude, longitude in places)
    seen[name] = pygeohash.geohash_approximate_distance(one, other)
    print(f"{name}: {seen[name]} m for {pygeohash.geohash_haversine_distance(one, other):.0f} m")
assert seen == {"Ottawa": 19, "Uganda": 20000000, "Greenwich": 20000000}, seen
PYTHON
