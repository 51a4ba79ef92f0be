#!/usr/bin/env bash
# Subject: a GeoJSON property such as "08:30:00", read by geopandas 1.2.0 with pyogrio 0.13.0 (PyPI).
# One would guess: GeoJSON has no type for times, so the text stays text, and what was read can be written again.
# What happens: if every value looks like a time of day, the column holds datetime.time objects, to_file() writes them,
# and to_json() raises TypeError. One value "24:00:00", which ISO 8601 allowed until 2019, makes all of them text.
# Seen: time, to_json TypeError; with 24:00:00 str, to_json right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'geopandas==1.2.0' 'pyogrio==0.13.0' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import json

import geopandas


def written(*times):
    features = [
        {"type": "Feature", "properties": {"leave": time}, "geometry": {"type": "Point", "coordinates": [-75.7, 45.4]}}
        for time in times
    ]
    with open("stays.geojson", "w") as file:
        json.dump({"type": "FeatureCollection", "features": features}, file)
    stays = geopandas.read_file("stays.geojson")
    kind = type(stays.leave[0]).__name__
    try:
        stays.to_json()
        return f"{kind}, to_json right"
    except TypeError:
        return f"{kind}, to_json TypeError"


seen = f"{written('08:30:00', '17:15:00')}; with 24:00:00 {written('08:30:00', '24:00:00')}"
print(seen)
assert seen == "time, to_json TypeError; with 24:00:00 str, to_json right", "the behaviour has changed"
PYTHON
