#!/usr/bin/env bash
# Subject: a French table of decimals, as frictionless 5.21.0 (PyPI) describes it.
# One would guess: "12,5" is text, or a number whose decimal mark is a comma.
# What happens: it is a place. The column becomes a geopoint, the cell a longitude of 12 and a latitude of 5, and the
# table is valid. 70,125 is text only because no latitude is 125.
# Seen: speed geopoint, height string; first speed [12, 5]; valid True
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'frictionless==5.21.0'
venv/bin/python -W ignore - <<'PYTHON'
import frictionless

with open("speeds.csv", "w", encoding="utf-8") as file:
    file.write("id;speed;height\n1;12,5;70,125\n2;9,75;71,250\n3;30,0;72,500\n")
table = frictionless.describe("speeds.csv")
types = {field.name: field.type for field in table.schema.fields}
first = table.read_rows()[0]
assert first["id"] == 1
seen = (
    f"speed {types['speed']}, height {types['height']}; first speed {[int(part) for part in first['speed']]}; "
    f"valid {frictionless.validate('speeds.csv').valid}"
)
print(seen)
assert seen == "speed geopoint, height string; first speed [12, 5]; valid True", "the behaviour has changed"
PYTHON
