#!/usr/bin/env bash
# Subject: the l-diversity of a table before and after it is sorted, by pycanon 1.3.6 (PyPI).
# One would guess: the same, since it is a property of groups of rows, whatever their order.
# What happens: it finds the rows of a group by their labels, and reads them by their places. In a sorted table these differ,
# and it measures other rows: a zone in which all have one illness is said to have two.
# Seen: as collected l 1, t 0.5; sorted by zone l 2, t 0.0; sorted, with new labels l 1, t 0.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pycanon==1.3.6' 'pandas==2.3.3'
venv/bin/python -W ignore - <<'PYTHON'
import pandas
from pycanon import anonymity

people = pandas.DataFrame({"zone": ["north", "south"] * 2, "illness": ["flu", "cold"] * 2})
in_order = people.sort_values("zone", kind="stable")
tables = {
    "as collected": people,
    "sorted by zone": in_order,
    "sorted, with new labels": in_order.reset_index(drop=True),
}
measures = {"l": anonymity.l_diversity, "t": anonymity.t_closeness}
seen = "; ".join(
    f"{name} " + ", ".join(f"{letter} {measure(table, ['zone'], ['illness'])}" for letter, measure in measures.items())
    for name, table in tables.items()
)
print(seen)
expected = "as collected l 1, t 0.5; sorted by zone l 2, t 0.0; sorted, with new labels l 1, t 0.5"
assert seen == expected, "the behaviour has changed"
PYTHON
