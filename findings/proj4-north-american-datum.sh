#!/usr/bin/env bash
# Subject: a place on a map in NAD27, as old Canadian maps are, in WGS 84, by proj4 2.22.0 (npm) and pyproj 3.7.2 (PyPI).
# One would guess: without grid files both take a mean shift of tens of metres, or say that a file is missing.
# What happens: proj4 knows the datum by name, finds none of its grids, which it counts as optional, and leaves the place
# where it is, silently. With a shift given in its stead (+towgs84) it moves it.
# Seen: moved by proj4 0 m, by pyproj 22 m, by proj4 with +towgs84 34 m
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'proj4@2.22.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyproj==3.7.2'
cat >show.mjs <<'JAVASCRIPT'
import proj4 from 'proj4'

const move = (source) => proj4(source, 'EPSG:4326', [-75, 45])
console.log(JSON.stringify(['+datum=NAD27', '+ellps=clrk66 +towgs84=-8,160,176'].map((datum) => move(`+proj=longlat ${datum}`))))
JAVASCRIPT
node show.mjs >moved.json
venv/bin/python - <<'PYTHON'
import json

import pyproj

pyproj.network.set_network_enabled(False)
with open("moved.json") as file:
    named, shifted = json.load(file)
places = {
    "by proj4": named,
    "by pyproj": pyproj.Transformer.from_crs("EPSG:4267", "EPSG:4326", always_xy=True).transform(-75, 45),
    "by proj4 with +towgs84": shifted,
}
ellipsoid = pyproj.Geod(ellps="WGS84")
seen = "moved " + ", ".join(f"{name} {ellipsoid.inv(-75, 45, *place)[2]:.0f} m" for name, place in places.items())
print(seen)
assert seen == "moved by proj4 0 m, by pyproj 22 m, by proj4 with +towgs84 34 m", "the behaviour has changed"
PYTHON
