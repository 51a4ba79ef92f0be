#!/usr/bin/env bash
# Subject: a position in GML whose system is named EPSG:4326, not by its URN, read by pygml 0.3.2 and by GDAL in pyogrio 0.13.0
# (PyPI).
# One would guess: the same place. Short names put the longitude first, and URNs the latitude, as WFS 1.0 and 1.1 have it.
# What happens: GDAL goes by the form of the name; pygml puts the latitude first for both, so a place in Ottawa that a WFS 1.0
# wrote is in the Antarctic.
# Seen: <gml:pos> of -75.7 45.4 under the short name and of 45.4 -75.7 under the URN, as longitude and latitude
#   EPSG:4326                  GDAL -75.7 45.4, pygml 45.4 -75.7
#   urn:ogc:def:crs:EPSG::4326 GDAL -75.7 45.4, pygml -75.7 45.4
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pygml==0.3.2' 'lxml==6.1.3' 'pyogrio==0.13.0' 'shapely==2.2.0'
venv/bin/python - >seen <<'PYTHON'
import pygml
import pyogrio
import shapely
from lxml import etree

GML = "http://www.opengis.net/gml"
for number, (name, position) in enumerate({"EPSG:4326": "-75.7 45.4", "urn:ogc:def:crs:EPSG::4326": "45.4 -75.7"}.items()):
    text = f"""<c:places xmlns:c="http://example.org/c" xmlns:gml="{GML}"><gml:featureMember><c:place><c:at>
      <gml:Point srsName="{name}"><gml:pos>{position}</gml:pos></gml:Point></c:at></c:place></gml:featureMember></c:places>"""
    with open(f"{number}.gml", "w") as file:
        file.write(text)
    by_gdal = shapely.from_wkb(pyogrio.raw.read(f"{number}.gml")[2][0])
    by_pygml = pygml.parse(etree.fromstring(text).find(f".//{{{GML}}}Point")).geometry["coordinates"]
    print(name.ljust(26), f"GDAL {by_gdal.x} {by_gdal.y}, pygml {by_pygml[0]} {by_pygml[1]}")
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
