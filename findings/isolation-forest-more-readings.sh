#!/usr/bin/env bash
# Subject: faulty readings of a sensor, found by isolation-forest 0.0.9 (npm), with trees of 256 readings, as in the paper.
# One would guess: scores do not depend on how many readings there are; 0.5 is the score of a reading among ordinary ones, and more
# than that is a fault, as its README says.
# What happens: the sample is drawn and then not used; each tree is built of all readings, and its depths are compared with those
# of 256. All scores fall as readings are added: a group of faults has 0.7 among 220 readings and 0.4 among 5,000, and so counts as
# ordinary.
# Seen: mean scores of ordinary readings and of a group of faults, 2 % of all
#   220 readings: isolation-forest 0.4 and 0.7, scikit-learn 0.4 and 0.7
#   1000 readings: isolation-forest 0.4 and 0.6, scikit-learn 0.5 and 0.7
#   5000 readings: isolation-forest 0.3 and 0.4, scikit-learn 0.5 and 0.7
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'isolation-forest@0.0.9' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'scikit-learn==1.8.0' 'numpy==2.4.6' 'scipy==1.17.1'
cat >readings.py <<'PYTHON'
import json

import numpy
from sklearn.ensemble import IsolationForest

random = numpy.random.default_rng(1)
sets = []
for count in (220, 1000, 5000):
    faults = round(count * 0.02)
    readings = numpy.vstack([random.normal(size=(count, 2)), 4 + 0.2 * random.normal(size=(faults, 2))])
    forest = IsolationForest(n_estimators=100, max_samples=min(256, len(readings)), random_state=1).fit(readings)
    scores = -forest.score_samples(readings)
    sets.append({"count": count, "readings": readings.tolist(), "means": [scores[:count].mean(), scores[count:].mean()]})
json.dump(sets, open("sets.json", "w"))
PYTHON
venv/bin/python readings.py
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import library from 'isolation-forest'

// The library draws with Math.random; numbers that repeat make the scores repeat.
let state = 1
Math.random = () => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 31

const mean = (scores) => scores.reduce((sum, score) => sum + score) / scores.length
for (const { count, readings, means } of JSON.parse(readFileSync('sets.json', 'utf8'))) {
  const forest = new library.IsolationForest(100, 256)
  forest.fit(readings.map(([level, change]) => ({ level, change })))
  const scores = forest.scores()
  const shown = (pair) => pair.map((score) => score.toFixed(1)).join(' and ')
  console.log(`${count} readings: isolation-forest ${shown([mean(scores.slice(0, count)), mean(scores.slice(count))])},`
    + ` scikit-learn ${shown(means)}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
