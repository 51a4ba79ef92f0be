#!/usr/bin/env bash
# Subject: the private median of waiting times in whole minutes, by diffprivlib 0.6.6 (PyPI), with an epsilon of 1.
# One would guess: about 5 minutes, if all of 1,000 people waited for 5; such noise moves the rank by a few people.
# What happens: any time between the bounds, each as likely as another. The answer is chosen in the gaps between values, and equal
# values have no gap. With a random half minute added to each value before, the answer is right.
# Seen: 1,000 waited 5 minutes: 44, 45, 6, 44, 35; 600 waited 5 and 400 waited 20: 16, 16, 5, 16, 13; spread by half a minute: 5, 5, 5, 5, 5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check \
  'diffprivlib==0.6.6' 'scikit-learn==1.5.2' 'numpy==2.4.6' 'scipy==1.17.1'
venv/bin/python -W ignore - <<'PYTHON'
import numpy
from diffprivlib.tools import median


def show(waits):
    answers = (median(waits, epsilon=1, bounds=(0, 60), random_state=seed) for seed in range(5))
    return ", ".join(f"{answer:.0f}" for answer in answers)


alike = numpy.repeat(5.0, 1000)
two = numpy.repeat([5.0, 20.0], [600, 400])
spread = alike + numpy.random.RandomState(7).uniform(-0.5, 0.5, 1000)
seen = (
    f"1,000 waited 5 minutes: {show(alike)}; 600 waited 5 and 400 waited 20: {show(two)}; "
    f"spread by half a minute: {show(spread)}"
)
print(seen)
expected = (
    "1,000 waited 5 minutes: 44, 45, 6, 44, 35; 600 waited 5 and 400 waited 20: 16, 16, 5, 16, 13; "
    "spread by half a minute: 5, 5, 5, 5, 5"
)
assert seen == expected, "the behaviour has changed"
PYTHON
