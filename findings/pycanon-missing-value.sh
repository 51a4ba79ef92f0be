#!/usr/bin/env bash
# Subject: the k-anonymity of a table in which one zone is missing, by pycanon 1.3.6 (PyPI).
# One would guess: the row without a zone is alone, so k is 1.
# What happens: if the zone is the only quasi-identifier, the row is left out, and k is 2; with a second one, which is the
# same in all rows, it counts, and k is 1.
# Seen: zone 2; zone and country 1; zone, with "unknown" for the missing one 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pycanon==1.3.6' 'pandas==2.3.3'
venv/bin/python -W ignore - <<'PYTHON'
import pandas
from pycanon import anonymity

people = pandas.DataFrame({"zone": ["north", "north", "south", "south", None], "country": "CA"})
known = people.fillna("unknown")
seen = (
    f"zone {anonymity.k_anonymity(people, ['zone'])}; "
    f"zone and country {anonymity.k_anonymity(people, ['zone', 'country'])}; "
    f"zone, with \"unknown\" for the missing one {anonymity.k_anonymity(known, ['zone'])}"
)
print(seen)
expected = 'zone 2; zone and country 1; zone, with "unknown" for the missing one 1'
assert seen == expected, "the behaviour has changed"
PYTHON
