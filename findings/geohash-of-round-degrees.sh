#!/usr/bin/env bash
# Subject: the geohash of a place at whole degrees, by ngeohash 0.6.4 and latlon-geohash 2.0.0 (npm), geohash2 1.1 and
# pygeohash 3.5.1 (PyPI).
# One would guess: the same, from all of them: a geohash says which cell a place is in.
# What happens: a place on a border is in the cell south-west of it for two, north-east for two. At 45° north, where a border
# of the first order runs, even the first letter differs, and a join by geohash finds nothing. Half a degree away they agree.
# Seen: 45, -75 and 45.5, -75.5
#   ngeohash       drfxv f246c
#   latlon-geohash f248j f246c
#   geohash2       drfxv f246c
#   pygeohash      f248j f246c
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'ngeohash@0.6.4' 'latlon-geohash@2.0.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'geohash2==1.1' 'pygeohash==3.5.1'
cat >show.mjs <<'JAVASCRIPT'
import latlonGeohash from 'latlon-geohash'
import ngeohash from 'ngeohash'

const places = [
  [45, -75],
  [45.5, -75.5],
]
for (const [name, encode] of Object.entries({ ngeohash: ngeohash.encode, 'latlon-geohash': latlonGeohash.encode })) {
  console.log(name.padEnd(14), ...places.map(([latitude, longitude]) => encode(latitude, longitude, 5)))
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import geohash2
import pygeohash

for library in (geohash2, pygeohash):
    cells = [library.encode(latitude, longitude, precision=5) for latitude, longitude in ((45, -75), (45.5, -75.5))]
    print(library.__name__.ljust(14), *cells)
PYTHON
{ node show.mjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
