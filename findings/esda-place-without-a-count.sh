#!/usr/bin/env bash
# Subject: clusters of high and low counts on a map, where the count of one place is not known (NaN), by esda 2.9.0 (PyPI).
# One would guess: an error, or p-values that are NaN, as Moran's I is.
# What happens: the p-value of the permutations is the least there is, 0.001, for Moran's I, Geary's C and Getis and Ord's G, and so
# at all 25 places of the local measures, whatever the counts are: NaN is not larger than anything. By Moran's quadrants all are low
# places among low places. The same is so when all counts are equal.
# Seen: 25 counts in a square without order, 999 permutations; the number of places with p below 0.01
#   all known   I -0.05 p > 0.3, local: Moran 1 of 25, Getis and Ord 0 of 25
#   one unknown I nan p = 0.001, local: Moran 25 of 25, Getis and Ord 25 of 25; quadrants [3]
#   all equal   I nan p = 0.001, local: Moran 25 of 25, Getis and Ord 25 of 25; quadrants [3]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'esda==2.9.0' 'libpysal==4.14.1' 'numpy==2.4.6' \
  'scipy==1.17.1' 'pandas==3.0.1' 'geopandas==1.2.0' 'shapely==2.2.0' 'scikit-learn==1.8.0'
cat >show.py <<'PYTHON'
import warnings

warnings.simplefilter("ignore")

import esda
import numpy
from libpysal.weights import lat2W

weights = lat2W(5, 5)
numpy.random.seed(1)


def show(title, counts):
    counts = numpy.array(counts, dtype=float)
    whole = esda.Moran(counts, weights, permutations=999)
    local = esda.Moran_Local(counts, weights, permutations=999, seed=1)
    hot = esda.G_Local(counts, weights, permutations=999, seed=1)
    chance = "> 0.3" if whole.p_sim > 0.3 else f"= {whole.p_sim}"
    found = [f"{sum(measure.p_sim < 0.01)} of 25" for measure in (local, hot)]
    quadrants = "" if numpy.isfinite(whole.I) else f"; quadrants {sorted(set(local.q.tolist()))}"
    print(f"{title} I {whole.I:.2f} p {chance}, local: Moran {found[0]}, Getis and Ord {found[1]}{quadrants}")


COUNTS = [20, 19, 22, 30, 7, 24, 10, 29, 15, 16, 25, 13, 8, 17, 9, 18, 27, 23, 21, 11, 14, 12, 28, 26, 31]
show("all known  ", COUNTS)
show("one unknown", [numpy.nan if place == 7 else count for place, count in enumerate(COUNTS)])
show("all equal  ", [12] * 25)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
