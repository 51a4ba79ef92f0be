#!/usr/bin/env bash
# Subject: the hour in which a counter's level changes, found by ruptures 1.1.10 (PyPI).
# One would guess: an exact method finds a clean step where it is; an approximate one near it.
# What happens: only each fifth position is a candidate, jump=5, whatever the method. The step is put up to two hours early or
# late, and PELT, which is exact among its candidates, makes two breaks of one, with a level between them that never was.
# Seen: 100 hourly counts, 10 before the step and 50 after it; breaks found with jump as it is, and with jump=1
#   step at 13: PELT [10, 15] [13], dynamic programming [15] [13], binary segmentation [15] [13]
#   step at 48: PELT [45, 50] [48], dynamic programming [50] [48], binary segmentation [50] [48]
#   step at 50: PELT [50] [50], dynamic programming [50] [50], binary segmentation [50] [50]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'ruptures==1.1.10' 'numpy==2.4.6' 'scipy==1.17.1'
venv/bin/python - >seen <<'PYTHON'
import numpy
import ruptures

METHODS = {
    "PELT": (ruptures.Pelt, {"pen": 10}),
    "dynamic programming": (ruptures.Dynp, {"n_bkps": 1}),
    "binary segmentation": (ruptures.Binseg, {"n_bkps": 1}),
}
for step in (13, 48, 50):
    counts = numpy.repeat([10.0, 50.0], [step, 100 - step])
    found = []
    for name, (method, aim) in METHODS.items():
        # The last break of each list is the end of the data.
        breaks = [method(model="l2", **options).fit(counts).predict(**aim)[:-1] for options in ({}, {"jump": 1})]
        found.append(f"{name} {breaks[0]} {breaks[1]}")
    print(f"step at {step}: {', '.join(found)}")
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
