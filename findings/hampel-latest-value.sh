#!/usr/bin/env bash
# Subject: outliers in counts, found by hampel 1.0.2 (PyPI) with a window of five.
# One would guess: an outlier is found wherever it is; near an end the window is shorter.
# What happens: within half a window of either end nothing is an outlier. The latest value, which an alert would be about, never
# is one, and no message says so.
# Seen: positions, of 14, at which a count of 500 among counts of 10 to 12 is found
#   window 5: 2 3 4 5 6 7 8 9 10 11
#   window 9: 4 5 6 7 8 9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'hampel==1.0.2' 'numpy==2.4.6' 'pandas==3.1.1'
venv/bin/python - >seen <<'PYTHON'
import numpy
from hampel import hampel

COUNTS = [10, 11, 10, 12, 11, 10, 11, 12, 10, 11, 10, 12, 11, 10]
for window in (5, 9):
    found = []
    for position in range(len(COUNTS)):
        counts = numpy.array(COUNTS, dtype=float)
        counts[position] = 500
        if position in hampel(counts, window_size=window).outlier_indices:
            found.append(position)
    print(f"window {window}:", *found)
PYTHON
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
