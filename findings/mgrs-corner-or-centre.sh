#!/usr/bin/env bash
# Subject: the position of an MGRS reference of 10 km, by mgrs 2.2.0, geodesy 2.4.0, @ngageoint/mgrs-js 1.0.0 (npm) and
# mgrs 1.6.0 (PyPI).
# One would guess: one position, the south-west corner of the square, by which MGRS names it.
# What happens: two give the corner and two the centre, among them both libraries named mgrs: 7 km apart. Of these two, one
# takes the centre in metres, the other in degrees.
# Seen: latitude, longitude of 18TVR42
#   mgrs (npm)  45.37634 -75.70240
#   mgrs (PyPI) 45.37635 -75.70245
#   geodesy     45.33094 -75.76569
#   mgrs-js     45.33094 -75.76569
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'mgrs@2.2.0' 'geodesy@2.4.0' '@ngageoint/mgrs-js@1.0.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'mgrs==1.6.0'
cat >show.mjs <<'JAVASCRIPT'
import { MGRS } from '@ngageoint/mgrs-js'
import Mgrs from 'geodesy/mgrs.js'
import mgrs from 'mgrs'

const reference = '18TVR42'
const show = (name, latitude, longitude) => console.log(name.padEnd(11), latitude.toFixed(5), longitude.toFixed(5))
const [longitude, latitude] = mgrs.toPoint(reference)
show('mgrs (npm)', latitude, longitude)
const { lat, lon } = Mgrs.parse(reference).toUtm().toLatLon()
show('geodesy', lat, lon)
const point = MGRS.parse(reference).toPoint()
show('mgrs-js', point.getLatitude(), point.getLongitude())
JAVASCRIPT
cat >show.py <<'PYTHON'
import mgrs

latitude, longitude = mgrs.MGRS().toLatLon("18TVR42")
print(f"mgrs (PyPI) {latitude:.5f} {longitude:.5f}")
PYTHON
{ node show.mjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | sort | diff - <(sort seen) || { echo "the behaviour has changed" >&2; exit 1; }
