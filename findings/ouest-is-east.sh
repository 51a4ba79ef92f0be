#!/usr/bin/env bash
# Subject: a longitude with O for « ouest », as French writes west, read by geodesy 2.4.0, parse-dms 0.0.5, dms-conversion 3.1.4,
# @mapbox/sexagesimal 1.2.0 and geo-coordinates-parser 1.7.4 (npm) and lat-lon-parser 1.3.1 (PyPI).
# One would guess: west, or an error.
# What happens: five of six pass over a letter that they do not know, and take the longitude for one to the east. All of Quebec is
# in Kazakhstan and China then, at latitudes that are right.
# Seen: 75°41'25"W, 75°41'25"O and 75°41'25" Ouest
#   geodesy                -75.69 75.69 75.69
#   parse-dms              -75.69 75.69 75.69
#   dms-conversion         -75.69 75.69 75.69
#   @mapbox/sexagesimal    -75.69 75.69 75.69
#   geo-coordinates-parser -75.69 error error
#   lat-lon-parser         -75.69 75.69 75.69
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geodesy@2.4.0' 'parse-dms@0.0.5' 'dms-conversion@3.1.4' \
  '@mapbox/sexagesimal@1.2.0' 'geo-coordinates-parser@1.7.4' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'lat-lon-parser==1.3.1'
printf '%s\n' $'75°41\'25"W' $'75°41\'25"O' $'75°41\'25" Ouest' >longitudes
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import sexagesimal from '@mapbox/sexagesimal'
import { parseDms } from 'dms-conversion'
import { convert } from 'geo-coordinates-parser'
import LatLon from 'geodesy/latlon-spherical.js'
import dms from 'parse-dms'

const LATITUDE = '45°25\'17"N'
const readers = {
  geodesy: (longitude) => LatLon.parse(LATITUDE, longitude).lon,
  'parse-dms': (longitude) => dms(`${LATITUDE} ${longitude}`).lon,
  'dms-conversion': parseDms,
  '@mapbox/sexagesimal': (longitude) => sexagesimal(longitude),
  'geo-coordinates-parser': (longitude) => convert(`${LATITUDE} ${longitude}`).decimalLongitude,
}
const longitudes = readFileSync('longitudes', 'utf8').trim().split('\n')
for (const [name, read] of Object.entries(readers)) {
  const found = longitudes.map((longitude) => {
    try {
      return read(longitude).toFixed(2)
    } catch {
      return 'error'
    }
  })
  console.log(name.padEnd(22), ...found)
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import lat_lon_parser

with open("longitudes") as longitudes:
    print("lat-lon-parser".ljust(22), *(f"{lat_lon_parser.parse(longitude.strip()):.2f}" for longitude in longitudes))
PYTHON
{ node show.mjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
