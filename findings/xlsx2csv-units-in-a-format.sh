#!/usr/bin/env bash
# Subject: numbers of an Excel workbook whose format shows a unit, such as `0" km"`, as CSV by xlsx2csv 0.8.6 (PyPI).
# One would guess: 12, or 12 km as the cell shows it.
# What happens: a letter of the unit that also stands for a part of a date (d, m, h, s, y) makes a date of the number, and the
# format is written with parts of that date in it. The number 12 is nowhere in the row.
# Seen: 12 in each format
#   0" km"        0" k01"
#   0" m"         0" 01"
#   0" visites"   0" visites"
#   0" Hz"        0" 12z"
#   0" min"       0" 01in"
#   0" °C"        12
#   0             12
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'xlsx2csv==0.8.6' 'openpyxl==3.1.5'
cat >show.py <<'PYTHON'
import csv
import io

from openpyxl import Workbook
from xlsx2csv import Xlsx2csv

formats = ('0" km"', '0" m"', '0" visites"', '0" Hz"', '0" min"', '0" °C"', "0")
workbook = Workbook()
for row, name in enumerate(formats, 1):
    workbook.active.cell(row, 1, 12).number_format = name
workbook.save("units.xlsx")
text = io.StringIO()
Xlsx2csv("units.xlsx").convert(text)
for name, row in zip(formats, csv.reader(io.StringIO(text.getvalue()))):
    print(name.ljust(13), row[0])
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
