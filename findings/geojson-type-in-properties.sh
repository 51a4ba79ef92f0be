#!/usr/bin/env bash
# Subject: a feature whose properties have a `type`, read by geojson 3.3.0 (PyPI).
# One would guess: properties are free, and stay as they are.
# What happens: an object in them whose type is the name of one of GeoJSON is made into one, and gets the members that it
# lacks: properties of the type "Point" have coordinates, and those of the type "Feature" have a geometry and properties.
# Seen: {"type": "Point", "count": 3} becomes {"coordinates": [], "count": 3, "type": "Point"};
#   {"type": "Feature", "count": 3} becomes {"count": 3, "geometry": null, "properties": {}, "type": "Feature"};
#   {"type": "point", "count": 3} becomes {"count": 3, "type": "point"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'geojson==3.3.0'
venv/bin/python - <<'PYTHON'
import json

import geojson


def read(properties):
    """The properties of a feature after it was read and written."""
    feature = {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-75, 45]}, "properties": properties}
    return json.loads(geojson.dumps(geojson.loads(json.dumps(feature))))["properties"]


def show(value):
    """A text of an object that does not depend on the order of its members."""
    return json.dumps(value, sort_keys=True)


becomes = {name: read({"type": name, "count": 3}) for name in ("Point", "Feature", "point")}
seen = "; ".join(f'{{"type": "{name}", "count": 3}} becomes {show(after)}' for name, after in becomes.items())
print(seen)
expected = (
    '{"type": "Point", "count": 3} becomes {"coordinates": [], "count": 3, "type": "Point"}; '
    '{"type": "Feature", "count": 3} becomes {"count": 3, "geometry": null, "properties": {}, "type": "Feature"}; '
    '{"type": "point", "count": 3} becomes {"count": 3, "type": "point"}'
)
assert seen == expected, "the behaviour has changed"
PYTHON
