#!/usr/bin/env bash
# Subject: the interval of a share when none of 20 people, or all of them, answered yes, by binoculars 0.1.3 (PyPI), method
# clopper-pearson.
# One would guess: from 0 to 0.168, and from 0.832 to 1, as from SciPy.
# What happens: the lower bound of none and the upper of all are `NaN`, so the true share is in neither interval, and a comparison
# with a threshold is false without an error. The other three methods have numbers; with « normal » both intervals have no width.
# Seen: 95 %, none, two and all of 20
#   jeffrey: 0.000 to 0.117, 0.021 to 0.284, 0.883 to 1.000
#   wilson: 0.000 to 0.161, 0.028 to 0.301, 0.839 to 1.000
#   normal: 0.000 to 0.000, -0.031 to 0.231, 1.000 to 1.000
#   clopper-pearson: nan to 0.168, 0.012 to 0.317, 0.832 to nan
#   SciPy, exact: 0.000 to 0.168, 0.012 to 0.317, 0.832 to 1.000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'binoculars==0.1.3' 'scipy==1.17.1' 'numpy==2.4.6'
cat >show.py <<'PYTHON'
from binoculars import binomial_confidence
from scipy.stats import binomtest

for method in ("jeffrey", "wilson", "normal", "clopper-pearson"):
    bounds = [binomial_confidence(count / 20, 20, method=method) for count in (0, 2, 20)]
    print(f"{method}:", ", ".join(f"{lower:.3f} to {upper:.3f}" for lower, upper in bounds))
exact = [binomtest(count, 20).proportion_ci(method="exact") for count in (0, 2, 20)]
print("SciPy, exact:", ", ".join(f"{lower:.3f} to {upper:.3f}" for lower, upper in exact))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
