#!/usr/bin/env bash
# Subject: the dimensions of a table whose column of counts is named `visites`, written as JSON-stat by pyjstat 2.4.0 (PyPI).
# One would guess: with `value="visites"` all other columns are dimensions, whatever their names.
# What happens: a column is left out if its name is a part of the word. `site` is a part of `visites`, and `cout` is not: the
# cube has no sites, and four counts in two cells. The same columns with counts named `visits` have both dimensions.
# Seen: the dimensions, their sizes, and the counts
#   visits    ['site', 'mois'] [2, 2] [10, 11, 20, 21]
#   visites   ['mois'] [2] [10, 11, 20, 21]
#   visiteurs ['mois'] [2] [10, 11, 20, 21]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pyjstat==2.4.0' 'pandas==3.0.1' 'numpy==2.4.6' 'requests==2.32.5'
cat >show.py <<'PYTHON'
import json

import pandas
from pyjstat import pyjstat

rows = [("Gare", "2026-01", 10), ("Gare", "2026-02", 11), ("Quai", "2026-01", 20), ("Quai", "2026-02", 21)]
for name in ("visits", "visites", "visiteurs"):
    table = pandas.DataFrame(rows, columns=["site", "mois", name])
    cube = json.loads(pyjstat.Dataset.read(table, value=name).write(value=name))
    print(name.ljust(9), cube["id"], cube["size"], cube[name])
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
