#!/usr/bin/env bash
# Subject: a layer written to FlatGeobuf and read back, with pyogrio 0.13.0 and geopandas 1.2.0 (PyPI).
# One would guess: the rows come back in the order in which they were written, as from GeoPackage or GeoJSON.
# What happens: the spatial index, which is on unless switched off, sorts the features along a curve. The points of a track
# are no longer a track, and what was kept beside the layer by position belongs to other rows.
# Seen: GeoJSON [0, 1, 2, 3, 4], GPKG [0, 1, 2, 3, 4], FlatGeobuf [0, 2, 4, 3, 1], without index [0, 1, 2, 3, 4]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'geopandas==1.2.0' 'pyogrio==0.13.0' 'pandas==3.1.1'
venv/bin/python -W ignore - <<'PYTHON'
import geopandas

EXTENSIONS = {"GeoJSON": "geojson", "GPKG": "gpkg", "FlatGeobuf": "fgb"}
track = geopandas.GeoDataFrame(
    {"number": range(5)}, geometry=geopandas.points_from_xy([10, 1, 9, 2, 8], [0] * 5), crs="EPSG:4326"
)


def read_back(driver, **options):
    name = f"track.{EXTENSIONS[driver]}"
    track.to_file(name, driver=driver, **options)
    return geopandas.read_file(name).number.tolist()


seen = ", ".join(f"{driver} {read_back(driver)}" for driver in EXTENSIONS)
seen += f", without index {read_back('FlatGeobuf', SPATIAL_INDEX='NO')}"
print(seen)
expected = (
    "GeoJSON [0, 1, 2, 3, 4], GPKG [0, 1, 2, 3, 4], FlatGeobuf [0, 2, 4, 3, 1], without index [0, 1, 2, 3, 4]"
)
assert seen == expected, "the behaviour has changed"
PYTHON
