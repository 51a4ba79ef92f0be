#!/usr/bin/env bash
# Subject: a grid of heights as text (easting, northing, height), by the XYZ driver of GDAL 3.10.3 (rasterio 1.4.4, PyPI).
# One would guess: the header is a line to skip, or the unit in it is welcome.
# What happens: the words decide. With `easting,northing,height` the file is a raster; with `east_m,north_m,height_m`,
# the same numbers are "not recognized as being in a supported file format".
# Seen: easting,northing,height: XYZ 3 x 4; east_m,north_m,height_m: not recognized
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'rasterio==1.4.4'
venv/bin/python -W ignore - <<'PYTHON'
import rasterio


def opened(header):
    with open("grid.csv", "w") as file:
        print(header, file=file)
        for north in (0, 10, 20):
            for east in (0, 10, 20, 30):
                print(east, north, east + north, sep=",", file=file)
    try:
        with rasterio.open("grid.csv") as raster:
            return f"{header}: {raster.driver} {raster.height} x {raster.width}"
    except rasterio.errors.RasterioIOError as error:
        assert "not recognized" in str(error), error
        return f"{header}: not recognized"


assert rasterio.__gdal_version__ == "3.10.3", rasterio.__gdal_version__
seen = "; ".join(opened(header) for header in ("easting,northing,height", "east_m,north_m,height_m"))
print(seen)
expected = "easting,northing,height: XYZ 3 x 4; east_m,north_m,height_m: not recognized"
assert seen == expected, "the behaviour has changed"
PYTHON
