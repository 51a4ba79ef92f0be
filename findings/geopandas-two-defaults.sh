#!/usr/bin/env bash
# Subject: one layer as GeoJSON and as GeoParquet 1.1, neither naming its system, in geopandas 1.2.0 (PyPI).
# One would guess: both defaults are longitude and latitude of WGS 84, so the two layers can be joined to one table.
# What happens: one is in EPSG:4326, the other in OGC:CRS84, which are not equal: concat() raises an error.
# Seen: EPSG:4326, OGC:CRS84, equal False, concat ValueError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check \
  'geopandas==1.2.0' 'pyogrio==0.13.0' 'pandas==3.1.1' 'pyarrow==26.0.1'
venv/bin/python -W ignore - <<'PYTHON'
import json

import geopandas
import pandas
import pyarrow.parquet as parquet

mast = geopandas.GeoDataFrame({"name": ["mast"]}, geometry=geopandas.points_from_xy([10], [60]), crs="OGC:CRS84")
mast.to_parquet("named.parquet")
table = parquet.read_table("named.parquet")
meta = dict(table.schema.metadata)
geo = json.loads(meta[b"geo"])
# Its absence stands for OGC:CRS84 (GeoParquet 1.1, "crs").
del geo["columns"]["geometry"]["crs"]
parquet.write_table(table.replace_schema_metadata(meta | {b"geo": json.dumps(geo)}), "layer.parquet")
with open("layer.geojson", "w") as file:
    json.dump(
        {
            "type": "FeatureCollection",
            "features": [
                {"type": "Feature", "properties": {"name": "mast"}, "geometry": {"type": "Point", "coordinates": [10, 60]}}
            ],
        },
        file,
    )
one, other = geopandas.read_file("layer.geojson"), geopandas.read_parquet("layer.parquet")
try:
    pandas.concat([one, other])
    joined = "works"
except ValueError:
    joined = "ValueError"
seen = f"{one.crs}, {':'.join(other.crs.to_authority())}, equal {one.crs == other.crs}, concat {joined}"
print(seen)
assert seen == "EPSG:4326, OGC:CRS84, equal False, concat ValueError", "the behaviour has changed"
PYTHON
