#!/usr/bin/env bash
# Subject: the days on which three sites opened, one of them not known, in a shapefile by pyshp 3.1.6 (PyPI), read by GDAL in
# pyogrio 0.13.0 (PyPI) and by DBFLoader of @loaders.gl/shapefile 4.5.2 (npm).
# One would guess: nothing for the second site, as for its number, which is not known either. A date that is not known is eight
# zeros in a shapefile, or eight spaces.
# What happens: eight zeros are read as the day 0 of the month 0 of the year 0, which counts from 1900: the site opened on
# 30 November 1899. From eight spaces it is `NaN`, not `null`.
# Seen: number and day of opening
#   pyshp           12 2026-05-04, None None, 7 2026-12-31
#   GDAL            12 2026-05-04, None NaT, 7 2026-12-31
#   loaders.gl      12 2026-05-04, null 1899-11-30, 7 2026-12-31
#   the same, blank 12 2026-05-04, null NaN, 7 2026-12-31
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@loaders.gl/core@4.5.4' '@loaders.gl/shapefile@4.5.2' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyshp==3.1.6' 'pyogrio==0.13.0' 'numpy==2.4.6'
cat >show.py <<'PYTHON'
import pathlib

import numpy
import pyogrio
import shapefile

with shapefile.Writer("sites", shapeType=shapefile.POINT) as writer:
    writer.field("NUMBER", "N", 10)
    writer.field("OPENED", "D")
    for number, opened in ((12, "20260504"), (None, None), (7, "20261231")):
        writer.point(-75.7, 45.4)
        writer.record(number, opened)
table = pathlib.Path("sites.dbf").read_bytes()
assert table.count(b"00000000") == 1
pathlib.Path("blank.dbf").write_bytes(table.replace(b"00000000", b" " * 8))
with shapefile.Reader("sites") as reader:
    print("pyshp".ljust(15), ", ".join(f"{number} {opened}" for number, opened in reader.records()))
numbers, opened = pyogrio.raw.read("sites.shp")[3]
rows = zip(("None" if numpy.isnan(number) else f"{number:.0f}" for number in numbers), opened.astype("datetime64[D]"))
print("GDAL".ljust(15), ", ".join(" ".join(map(str, row)) for row in rows))
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { parse } from '@loaders.gl/core'
import { DBFLoader } from '@loaders.gl/shapefile'

for (const [file, name] of Object.entries({ 'sites.dbf': 'loaders.gl', 'blank.dbf': 'the same, blank' })) {
  const bytes = new Uint8Array(readFileSync(file)).buffer
  const { data } = await parse(bytes, DBFLoader, { worker: false, dbf: { encoding: 'utf8', shape: 'object-row-table' } })
  const day = (time) => (Number.isNaN(time) ? 'NaN' : new Date(time).toISOString().slice(0, 10))
  console.log(name.padEnd(15), data.map(({ NUMBER, OPENED }) => `${NUMBER} ${day(OPENED)}`).join(', '))
}
JAVASCRIPT
{ venv/bin/python -W ignore show.py && node show.mjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
