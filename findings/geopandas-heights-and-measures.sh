#!/usr/bin/env bash
# Subject: a line with heights and measures (ZM) in another coordinate system, by geopandas 1.2.0 with shapely 2.2.0 (PyPI).
# One would guess: heights stay as they do without measures, and measures stay or go.
# What happens: the result is a ZM line still, whose heights and measures are all NaN. So it is with translate(), and with
# shapely.transform(include_z=True).
# Seen: Z keeps 7.0, 8.0; ZM keeps nan, nan; has_z True, has_m True; translated nan, nan
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'geopandas==1.2.0' 'shapely==2.2.0' 'pyproj==3.7.2'
venv/bin/python -W ignore - <<'PYTHON'
import geopandas
import shapely

heights = geopandas.GeoSeries.from_wkt(["LINESTRING Z (0 0 7, 10 0 8)"], crs="EPSG:4326")
both = geopandas.GeoSeries.from_wkt(["LINESTRING ZM (0 0 7 1, 10 0 8 2)"], crs="EPSG:4326")


def kept(lines):
    return ", ".join(str(float(height)) for height in shapely.get_coordinates(lines.array, include_z=True)[:, 2])


projected = both.to_crs("EPSG:3857")
seen = (
    f"Z keeps {kept(heights.to_crs('EPSG:3857'))}; ZM keeps {kept(projected)}; "
    f"has_z {projected.has_z[0]}, has_m {projected.has_m[0]}; translated {kept(both.translate(1, 1))}"
)
print(seen)
expected = "Z keeps 7.0, 8.0; ZM keeps nan, nan; has_z True, has_m True; translated nan, nan"
assert seen == expected, "the behaviour has changed"
PYTHON
