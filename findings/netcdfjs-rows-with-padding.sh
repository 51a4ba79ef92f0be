#!/usr/bin/env bash
# Subject: a NetCDF-3 file with a time axis that grows, three sites and signed bytes, written by netCDF4 1.7.5.1.post1 (PyPI) and
# read by netcdfjs 4.0.0 (npm).
# One would guess: two rows of three counts, changes of 1 and -1, and a title with its accent.
# What happens: the bytes that fill a row up to four are read as values: a fourth site has the fill value, and each change is
# followed by three more. A byte of -1 is 255, and UTF-8 in an attribute is read byte by byte.
# Seen:
#   netCDF4  counts [[12, 30, 8], [14, 28, 9]]
#   netCDF4  change [1, -1]
#   netCDF4  title  Séjours
#   netcdfjs counts [[12,30,8,-99],[14,28,9,-99]]
#   netcdfjs change [[1,129,129,129],[255,129,129,129]]
#   netcdfjs title  Sￃﾩjours
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'netcdfjs@4.0.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'netCDF4==1.7.5.1.post1'
cat >write.py <<'PYTHON'
import netCDF4

with netCDF4.Dataset("counts.nc", "w", format="NETCDF3_CLASSIC") as target:
    target.title = "Séjours"
    target.createDimension("time", None)
    target.createDimension("site", 3)
    counts = target.createVariable("counts", "i2", ("time", "site"), fill_value=-99)
    change = target.createVariable("change", "i1", ("time",))
    counts[:] = [[12, 30, 8], [14, 28, 9]]
    change[:] = [1, -1]
with netCDF4.Dataset("counts.nc") as source:
    print("netCDF4 ", "counts", source["counts"][:].tolist())
    print("netCDF4 ", "change", source["change"][:].tolist())
    print("netCDF4 ", "title ", source.title)
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { NetCDFReader } from 'netcdfjs'

const reader = new NetCDFReader(readFileSync('counts.nc'))
for (const name of ['counts', 'change']) console.log('netcdfjs', name, JSON.stringify(reader.getDataVariable(name)))
console.log('netcdfjs', 'title ', reader.getAttribute('title'))
JAVASCRIPT
{ venv/bin/python write.py && node show.mjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
