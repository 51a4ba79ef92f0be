#!/usr/bin/env bash
# Subject: GeoJSON of a plane without a place on Earth, read by pyogrio 0.13.0 with GDAL (PyPI), into geopandas 1.2.0.
# One would guess: "crs": null, which the format of 2008 defines as "no system can be assumed", gives a layer without one.
# What happens: the layer is in EPSG:4326, as if the member were absent, and metres become degrees outside the globe.
# A GeoPackage written without a system keeps none.
# Seen: absent EPSG:4326, null EPSG:4326; GeoPackage None
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyogrio==0.13.0' 'geopandas==1.2.0' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import json

import geopandas

feature = {
    "type": "Feature",
    "properties": {"name": "mast"},
    "geometry": {"type": "Point", "coordinates": [1200.5, 880.25]},
}


def system(**members):
    with open("plane.geojson", "w") as file:
        json.dump({"type": "FeatureCollection", **members, "features": [feature]}, file)
    return geopandas.read_file("plane.geojson").crs


geopandas.GeoDataFrame({"name": ["mast"]}, geometry=geopandas.points_from_xy([1200.5], [880.25])).to_file("plane.gpkg")
seen = f"absent {system()}, null {system(crs=None)}; GeoPackage {geopandas.read_file('plane.gpkg').crs}"
print(seen)
assert seen == "absent EPSG:4326, null EPSG:4326; GeoPackage None", "the behaviour has changed"
PYTHON
