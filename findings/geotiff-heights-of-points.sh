#!/usr/bin/env bash
# Subject: a GeoTIFF of heights whose values belong to points, not to cells (GTRasterTypeGeoKey is 2), read by geotiff 3.0.5
# (npm) and by GDAL in rasterio 1.4.4 (PyPI).
# One would guess: both say that the same heights are at the same places.
# What happens: the place that such a file states is the centre of the first cell. GDAL makes a corner of it; geotiff.js hands it
# on as the corner, though it knows the key. Each height is half a cell too far south and east.
# Seen: the corners of the same image of 3 by 3 heights, 20 m apart
#   cells  rasterio 446000 5029940 446060 5030000
#   cells  geotiff  446000 5029940 446060 5030000 pixelIsArea() is true
#   points rasterio 446000 5029940 446060 5030000
#   points geotiff  446010 5029930 446070 5029990 pixelIsArea() is false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'geotiff@3.0.5' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'rasterio==1.4.4' 'numpy==2.4.6'
cat >write.py <<'PYTHON'
import numpy
import rasterio
from rasterio.transform import from_origin

heights = numpy.arange(9, dtype="float32").reshape(1, 3, 3)
for name, kind in (("cells", "Area"), ("points", "Point")):
    form = {"driver": "GTiff", "width": 3, "height": 3, "count": 1, "dtype": "float32", "crs": "EPSG:32618"}
    with rasterio.open(f"{name}.tif", "w", transform=from_origin(446000, 5030000, 20, 20), **form) as file:
        file.write(heights)
        file.update_tags(AREA_OR_POINT=kind)
PYTHON
cat >show.py <<'PYTHON'
import sys

import rasterio

with rasterio.open(f"{sys.argv[1]}.tif") as file:
    print(sys.argv[1].ljust(6), "rasterio", *map(int, file.bounds))
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { fromArrayBuffer } from 'geotiff'

const name = process.argv[2]
const image = await (await fromArrayBuffer(new Uint8Array(readFileSync(`${name}.tif`)).buffer)).getImage()
console.log(name.padEnd(6), 'geotiff ', ...image.getBoundingBox(), `pixelIsArea() is ${image.pixelIsArea()}`)
JAVASCRIPT
venv/bin/python write.py
for name in cells points; do
  venv/bin/python show.py "$name"
  node show.mjs "$name"
done >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
