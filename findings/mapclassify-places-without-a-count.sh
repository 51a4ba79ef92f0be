#!/usr/bin/env bash
# Subject: a classification of counts for a map, where the count of one place is not known (NaN), by mapclassify 2.10.0 (PyPI).
# One would guess: that place has no class, or the call fails, as NaturalBreaks does.
# What happens: it is in the lowest class, as if it had few visitors. With natural breaks by Fisher and Jenks and with head/tail
# breaks all places are in one class, and the bounds are NaN; with quantiles the highest bound is NaN, and so the place with most
# visitors is in the lowest class. No error.
# Seen: the classes of 1, 2, 3, NaN, 9, 20 and 30 visitors
#   UserDefined     [0, 0, 0, 0, 1, 2, 2] bounds [5.0, 10.0, 100.0]
#   EqualInterval   [0, 0, 0, 0, 0, 1, 2] bounds [10.67, 20.33, 30.0]
#   Quantiles       [0, 0, 0, 0, 1, 1, 0] bounds [3.0, 20.0, nan]
#   FisherJenks     [0, 0, 0, 0, 0, 0, 0] bounds [30.0, 30.0, nan]
#   HeadTailBreaks  [0, 0, 0, 0, 0, 0, 0] bounds [nan, nan]
#   NaturalBreaks   ValueError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'mapclassify==2.10.0' 'numpy==2.4.6' 'scipy==1.17.1' \
  'pandas==3.0.1' 'scikit-learn==1.8.0' 'networkx==3.6.1'
cat >show.py <<'PYTHON'
import warnings

warnings.simplefilter("ignore")

import mapclassify
import numpy

counts = numpy.array([1, 2, 3, numpy.nan, 9, 20, 30])
schemes = {
    "UserDefined": {"bins": [5, 10, 100]},
    "EqualInterval": {"k": 3},
    "Quantiles": {"k": 3},
    "FisherJenks": {"k": 3},
    "HeadTailBreaks": {},
    "NaturalBreaks": {"k": 3},
}
for name, options in schemes.items():
    try:
        found = getattr(mapclassify, name)(counts, **options)
        print(name.ljust(15), found.yb.tolist(), "bounds", [round(float(bound), 2) for bound in found.bins])
    except ValueError as error:
        print(name.ljust(15), type(error).__name__)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
