#!/usr/bin/env bash
# Subject: k-anonymity and l-diversity by anonypy 0.2.1 (PyPI), where the data do not allow them.
# One would guess: no rows, or an error; what cannot be made anonymous is suppressed.
# What happens: the limit decides only whether a group is divided. The first group, all of the data, is never checked and comes
# out: three visitors for k = 5, and six who were all at a clinic for l = 2, so that all know where each of them was.
# Seen: k = 5: 3 visitors in 1 group; l = 2: 6 visitors in 1 group, at clinic
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'anonypy==0.2.1' 'pandas==2.3.3' 'numpy==2.0.2'
venv/bin/python -W ignore - <<'PYTHON'
import anonypy
import pandas


def preserver(*places):
    visits = pandas.DataFrame({"age": range(20, 20 + len(places)), "place": places})
    visits["place"] = visits["place"].astype("category")
    return anonypy.Preserver(visits, ["age"], "place")


def show(rows, *more):
    visitors = sum(row["count"] for row in rows)
    groups = len({str(row["age"]) for row in rows})
    return ", ".join([f"{visitors} visitors in {groups} group", *more])


few = preserver("clinic", "shop", "library").anonymize_k_anonymity(k=5)
alike = preserver(*["clinic"] * 6).anonymize_l_diversity(k=2, l=2)
places = sorted({row["place"] for row in alike})
seen = f"k = 5: {show(few)}; l = 2: {show(alike, 'at ' + ' and '.join(places))}"
print(seen)
expected = "k = 5: 3 visitors in 1 group; l = 2: 6 visitors in 1 group, at clinic"
assert seen == expected, "the behaviour has changed"
PYTHON
