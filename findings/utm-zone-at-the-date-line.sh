#!/usr/bin/env bash
# Subject: the UTM zone of a place at 180°, by utm 1.1.1 (npm), utm 0.9.0 and pygeodesy 26.10.26 (PyPI).
# One would guess: zone 1, or 60 at the other end; there are no others.
# What happens: the first says 61, and refuses to read what it wrote. At -180, which is the same place, it says 1.
# Seen: utm (npm) 61 and 1, zone number out of range (must be between 1 and 60); utm (PyPI) 1 and 1; pygeodesy 1 and 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'utm@1.1.1' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'utm==0.9.0' 'pygeodesy==26.10.26'
cat >show.mjs <<'JAVASCRIPT'
import utm from 'utm'

const [place, same] = [180, -180].map((longitude) => utm.fromLatLon(45, longitude))
let back = 'read'
try {
  utm.toLatLon(place.easting, place.northing, place.zoneNum, place.zoneLetter)
} catch (error) {
  back = error.message
}
console.log(`utm (npm) ${place.zoneNum} and ${same.zoneNum}, ${back}`)
JAVASCRIPT
cat >show.py <<'PYTHON'
import utm
from pygeodesy.utm import toUtm8

readers = {
    "utm (PyPI)": lambda longitude: utm.from_latlon(45, longitude)[2],
    "pygeodesy": lambda longitude: toUtm8(45, longitude).zone,
}
print("; ".join(f"{name} {zone(180)} and {zone(-180)}" for name, zone in readers.items()))
PYTHON
seen="$(node show.mjs); $(venv/bin/python show.py)"
echo "$seen"
expected='utm (npm) 61 and 1, zone number out of range (must be between 1 and 60); utm (PyPI) 1 and 1; pygeodesy 1 and 1'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed" >&2; exit 1; }
