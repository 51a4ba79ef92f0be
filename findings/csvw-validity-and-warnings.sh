#!/usr/bin/env bash
# Subject: whether a CSVW table is valid that has text in a column of counts, and one with decimal commas, by csvw 4.1.1 (PyPI).
# One would guess: the first is not, and the second is, as its description names the comma, wherever the program runs.
# What happens: `is_valid` asks whether Python showed a warning. Where warnings are off, as in many a job, each table is valid, and
# its JSON has text among numbers. And where they are on, a comma is an error in a `number` and none in a `decimal`.
# Seen: with warnings, and with -W ignore
#   text    not valid ['many', 8]
#   number  not valid ['12,5', 8.0]
#   decimal valid     [12.5, 8.0]
#   text    valid     ['many', 8]
#   number  valid     ['12,5', 8.0]
#   decimal valid     [12.5, 8.0]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'csvw==4.1.1'
cat >show.py <<'PYTHON'
import json
import pathlib

from csvw import CSVW

COLUMNS = {
    "text": ("many", {"base": "integer"}),
    "number": ("12,5", {"base": "number", "format": {"decimalChar": ","}}),
    "decimal": ("12,5", {"base": "decimal", "format": {"decimalChar": ","}}),
}
for name, (value, datatype) in COLUMNS.items():
    pathlib.Path("visits.csv").write_text(f'place,visits\nA,"{value}"\nB,8\n', encoding="utf-8")
    description = {
        "@context": "http://www.w3.org/ns/csvw",
        "url": "visits.csv",
        "tableSchema": {"columns": [{"name": "place"}, {"name": "visits", "datatype": datatype}]},
    }
    pathlib.Path("visits.csv-metadata.json").write_text(json.dumps(description), encoding="utf-8")
    table = CSVW("visits.csv")
    visits = [row["visits"] for row in table.to_json(minimal=True)]
    print(name.ljust(7), "valid    " if table.is_valid else "not valid", visits)
PYTHON
{ venv/bin/python show.py && venv/bin/python -W ignore show.py; } 2>/dev/null >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
