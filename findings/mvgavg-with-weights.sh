#!/usr/bin/env bash
# Subject: the moving average of daily counts with weights, by mvgavg 0.1.0 (PyPI).
# One would guess: with equal weights the plain moving average; with any weights 30 for counts that are all 30.
# What happens: it is divided by the sum of the weights and by their number, too. Over three days counts of 30 have an average of
# 10, over seven of 4.3; without weights it is 30.
# Seen:
#   3 days, weights none        30.0 30.0 30.0 30.0 30.0 30.0 30.0 30.0
#   3 days, weights equal       10.0 10.0 10.0 10.0 10.0 10.0 10.0 10.0
#   3 days, weights triangular  10.0 10.0 10.0 10.0 10.0 10.0 10.0 10.0
#   7 days, weights none        30.0 30.0 30.0 30.0
#   7 days, weights equal       4.3 4.3 4.3 4.3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'mvgavg==0.1.0' 'numpy==2.4.6'
cat >show.py <<'PYTHON'
from mvgavg import mvgavg

counts = [30] * 10
for title, weights in (("none", False), ("equal", [1, 1, 1]), ("triangular", [1, 2, 1])):
    print(f"3 days, weights {title:11}", " ".join(f"{mean:.1f}" for mean in mvgavg(counts, 3, weights=weights)))
for title, weights in (("none", False), ("equal", [1] * 7)):
    print(f"7 days, weights {title:11}", " ".join(f"{mean:.1f}" for mean in mvgavg(counts, 7, weights=weights)))
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
