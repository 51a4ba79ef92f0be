#!/usr/bin/env bash
# Subject: an area with heights in GML, read by geography-markup-language 0.2.0 (npm) and by GDAL in pyogrio 0.13.0 (PyPI).
# One would guess: the same corners wherever `srsDimension="3"` is written: in the list of positions, or at the polygon, from which
# the list inherits it.
# What happens: at the polygon it is passed over, and the numbers are read in twos: a corner at 45.4, -75.7 and 70 m is followed by
# one at 70, 45.5. There are six corners instead of four.
# Seen: where srsDimension is, the number of corners that GDAL reads, and the corners of geography-markup-language
#   list    4: 45.4 -75.7 70, 45.5 -75.7 71, 45.5 -75.6 72, 45.4 -75.7 70
#   polygon 4: 45.4 -75.7, 70 45.5, -75.7 71, 45.5 -75.6, 72 45.4, -75.7 70
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geography-markup-language@0.2.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyogrio==0.13.0' 'shapely==2.2.0'
cat >show.cjs <<'JAVASCRIPT'
const { readFileSync } = require('node:fs')
const { Polygon } = require('geography-markup-language')

const polygon = /<gml:Polygon.*<\/gml:Polygon>/s
for (const name of ['list', 'polygon']) {
  const { rings } = Polygon(readFileSync(`${name}.gml`, 'utf8').match(polygon)[0])
  console.log(rings[0].map((corner) => corner.join(' ')).join(', '))
}
JAVASCRIPT
cat >show.py <<'PYTHON'
import subprocess

import pyogrio
import shapely

POSITIONS = "45.4 -75.7 70 45.5 -75.7 71 45.5 -75.6 72 45.4 -75.7 70"
DIMENSION = 'srsDimension="3"'
corners = {}
for name, at_polygon, at_list in (("list", "", f" {DIMENSION}"), ("polygon", f" {DIMENSION}", "")):
    with open(f"{name}.gml", "w") as file:
        file.write(
            '<c:sites xmlns:c="http://example.org/c" xmlns:gml="http://www.opengis.net/gml"><gml:featureMember><c:site><c:area>'
            f'<gml:Polygon srsName="urn:ogc:def:crs:EPSG::4979"{at_polygon}><gml:exterior><gml:LinearRing>'
            f"<gml:posList{at_list}>{POSITIONS}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon>"
            "</c:area></c:site></gml:featureMember></c:sites>"
        )
    corners[name] = len(shapely.from_wkb(pyogrio.raw.read(f"{name}.gml")[2][0]).exterior.coords)
by_script = subprocess.run(["node", "show.cjs"], capture_output=True, check=True, text=True).stdout.splitlines()
for (name, count), positions in zip(corners.items(), by_script):
    print(name.ljust(7), f"{count}: {positions}")
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
