#!/usr/bin/env bash
# Subject: a line with measures (LINESTRING M, as kilometres along a road) as GeoJSON, by shapely 2.2.0 (PyPI),
# @terraformer/wkt 2.2.2, wkx 0.5.0 and wellknown 0.5.0 (npm).
# One would guess: GeoJSON has no measures, so they are left out, or refused.
# What happens: in shapely mapping(), which GeoPandas writes by, gives them as heights, and to_geojson() leaves them out.
# @terraformer/wkt gives them as heights, with an "m" in "properties" of the geometry. wkx leaves them out; wellknown
# has no answer for the whole line.
# Seen: LINESTRING M (0 0 5, 1 1 6)
#   shapely mapping    [[0.0, 0.0, 5.0], [1.0, 1.0, 6.0]]
#   shapely to_geojson [[0.0, 0.0], [1.0, 1.0]]
#   @terraformer/wkt   [[0,0,5],[1,1,6]] {"m":true}
#   wkx                [[0,0],[1,1]]
#   wellknown          null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@terraformer/wkt@2.2.2' 'wkx@0.5.0' 'wellknown@0.5.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'shapely==2.2.0'
cat >show.py <<'PYTHON'
import json

import shapely

line = shapely.from_wkt("LINESTRING M (0 0 5, 1 1 6)")
print("shapely mapping   ", json.dumps(shapely.geometry.mapping(line)["coordinates"]))
print("shapely to_geojson", json.dumps(json.loads(shapely.to_geojson(line))["coordinates"]))
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { wktToGeoJSON } from '@terraformer/wkt'
import wellknown from 'wellknown'
import wkx from 'wkx'

const text = 'LINESTRING M (0 0 5, 1 1 6)'
const line = wktToGeoJSON(text)
console.log('@terraformer/wkt  ', JSON.stringify(line.coordinates), JSON.stringify(line.properties))
console.log('wkx               ', JSON.stringify(wkx.Geometry.parse(text).toGeoJSON().coordinates))
console.log('wellknown         ', JSON.stringify(wellknown.parse(text)))
JAVASCRIPT
{ venv/bin/python show.py && node show.mjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
