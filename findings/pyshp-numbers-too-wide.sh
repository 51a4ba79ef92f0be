#!/usr/bin/env bash
# Subject: values that are too wide for their column in a shapefile, written and read by pyshp 3.1.6 (PyPI).
# One would guess: a warning for text and for numbers, or an error.
# What happens: text is cut with a warning. A number is cut without one, at its end, so it loses its last digits and is another
# number: 123456 visitors in a column of four are 1234. A column for
# which no decimals are named has none.
# Seen: column, value, what is read, warnings
#   C 4    Gatineau 'Gati'  PossibleDataLoss
#   N 4 0  123456   1234    none
#   N 4 0  -1234    -123    none
#   N 6 2  12345.67 12345.0 none
#   N      12.75    12      none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyshp==3.1.6'
cat >show.py <<'PYTHON'
import warnings

import shapefile

for column, value in (
    (("C", 4), "Gatineau"),
    (("N", 4, 0), 123456),
    (("N", 4, 0), -1234),
    (("N", 6, 2), 12345.67),
    (("N",), 12.75),
):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with shapefile.Writer("places", shapeType=shapefile.POINT, encoding="utf-8") as writer:
            writer.field("value", *column)
            writer.point(-75.7, 45.4)
            writer.record(value)
    with shapefile.Reader("places", encoding="utf-8") as reader:
        read = reader.record(0)[0]
    names = {warning.category.__name__ for warning in caught} or {"none"}
    print(" ".join(map(str, column)).ljust(6), str(value).ljust(8), repr(read).ljust(7), *names)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
