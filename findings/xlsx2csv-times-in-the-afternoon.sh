#!/usr/bin/env bash
# Subject: times in an Excel workbook written by openpyxl 3.1.5, as CSV by xlsx2csv 0.8.6 (PyPI).
# One would guess: half past eight in the evening is 20:30:00; the format `h:mm:ss` has 24 hours, as it has no AM/PM.
# What happens: a single `h` gives twelve hours and no AM/PM, so morning and evening are the same text, and half past midnight is
# half past noon. openpyxl gives this format to each date with a time. Most times are a second short, as nothing is rounded.
# Seen:
#   2026-03-01 00:30:00 yyyy-mm-dd h:mm:ss  2026-03-01 12:30:00
#   2026-03-01 08:30:00 yyyy-mm-dd h:mm:ss  2026-03-01 08:29:59
#   2026-03-01 12:30:00 yyyy-mm-dd h:mm:ss  2026-03-01 12:30:00
#   2026-03-01 20:30:00 yyyy-mm-dd h:mm:ss  2026-03-01 08:29:59
#   2026-03-01 20:30:00 yyyy-mm-dd hh:mm:ss 2026-03-01 20:29:59
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'xlsx2csv==0.8.6' 'openpyxl==3.1.5'
cat >show.py <<'PYTHON'
import io
from datetime import datetime

from openpyxl import Workbook
from xlsx2csv import Xlsx2csv

workbook = Workbook()
cells = [workbook.active.cell(row + 1, 1, datetime(2026, 3, 1, hour, 30)) for row, hour in enumerate((0, 8, 12, 20, 20))]
cells[-1].number_format = "yyyy-mm-dd hh:mm:ss"
workbook.save("times.xlsx")
text = io.StringIO()
Xlsx2csv("times.xlsx").convert(text)
for cell, line in zip(cells, text.getvalue().splitlines()):
    print(cell.value, cell.number_format.ljust(19), line)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
