#!/usr/bin/env bash
# Subject: a KML document read and written by fastkml 1.4.0 (PyPI), in which one corner of a line has no height.
# One would guess: the height of that corner is 0 or missing, since KML has it optional in each coordinate; or an error.
# What happens: the line goes. The placemark is read without a geometry, and written without one, and nothing is said. And
# folders are written before the placemarks that came first.
# Seen: read ['second', 'first']; geometry None; LineString in what is written False; with the height 0 written True
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'fastkml==1.4.0' 'pygeoif==1.6.0'
venv/bin/python -W ignore - <<'PYTHON'
from fastkml import KML

SOURCE = """<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Placemark><name>first</name><LineString><coordinates>-75,45 -75.1,45,5</coordinates></LineString></Placemark>
<Folder><name>second</name></Folder>
</Document></kml>"""
document = KML.from_string(SOURCE)
features = document.features[0].features
placemark = next(feature for feature in features if feature.name == "first")
complete = KML.from_string(SOURCE.replace("-75,45 ", "-75,45,0 "))
seen = (
    f"read {[feature.name for feature in features]}; geometry {placemark.geometry}; "
    f"LineString in what is written {'LineString' in document.to_string()}; "
    f"with the height 0 written {'LineString' in complete.to_string()}"
)
print(seen)
expected = (
    "read ['second', 'first']; geometry None; LineString in what is written False; with the height 0 written True"
)
assert seen == expected, "the behaviour has changed"
PYTHON
