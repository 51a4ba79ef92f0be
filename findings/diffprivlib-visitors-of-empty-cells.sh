#!/usr/bin/env bash
# Subject: visitors in the cells of a map, by the private histogram2d of diffprivlib 0.6.6 (PyPI), with an epsilon of 1.
# One would guess: noise of the mean 0, as differential privacy has it, so that the cells of a region add up to about its visitors.
# What happens: what is below 0 is made 0, and what is above stays. Each four empty cells get a visitor or two: 500 visitors in one
# of 2,500 cells are 1,584 visitors in 695 cells; with an epsilon of 0.1 they are 13,282. The finer the map, the fuller it is.
# Seen: epsilon 1: 1584 visitors in 695 cells, 503 where 500 were; epsilon 0.1: 13282 visitors in 1214 cells, 528 where 500 were
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check \
  'diffprivlib==0.6.6' 'scikit-learn==1.5.2' 'numpy==2.4.6' 'scipy==1.17.1'
venv/bin/python -W ignore - <<'PYTHON'
import numpy
from diffprivlib.tools import histogram2d

latitudes, longitudes = numpy.full(500, 45.4215), numpy.full(500, -75.6972)
shown = []
for epsilon in (1, 0.1):
    bounds = [[45, 46], [-76, -75]]
    cells, _, _ = histogram2d(latitudes, longitudes, bins=50, range=bounds, epsilon=epsilon, random_state=1)
    shown.append(
        f"epsilon {epsilon}: {cells.sum():.0f} visitors in {(cells > 0).sum()} cells, {cells.max():.0f} where 500 were"
    )
seen = "; ".join(shown)
print(seen)
expected = (
    "epsilon 1: 1584 visitors in 695 cells, 503 where 500 were; "
    "epsilon 0.1: 13282 visitors in 1214 cells, 528 where 500 were"
)
assert seen == expected, "the behaviour has changed"
PYTHON
