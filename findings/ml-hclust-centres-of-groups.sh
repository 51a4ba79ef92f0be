#!/usr/bin/env bash
# Subject: groups of people by hierarchical clustering with the methods « centroid » and « median », by ml-hclust 4.0.0 (npm).
# One would guess: the height of a join is the distance between the centres of both groups, as by SciPy.
# What happens: the formula for squared distances is used with plain ones, and heights are too small, more so the wider the groups
# are. Groups whose centres are 9.5 m apart are one at a cut of 9 m. Single, complete and average linkage are right, as is ward2.
# Seen: people at 1, 2, 10 and 12 m, whose groups have their centres at 1.5 and 11 m; the last join, and groups at a cut of 9 m
#   average: ml-hclust 9.50 and 2 groups, SciPy 9.50 and 2 groups
#   ward2: ml-hclust 13.44 and 2 groups, SciPy 13.44 and 2 groups
#   centroid: ml-hclust 8.75 and 1 groups, SciPy 9.50 and 2 groups
#   median: ml-hclust 8.75 and 1 groups, SciPy 9.50 and 2 groups
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'ml-hclust@4.0.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'scipy==1.17.1' 'numpy==2.4.6'
venv/bin/python - >scipy.json <<'PYTHON'
import json

from scipy.cluster.hierarchy import fcluster, linkage

found = {}
for name, method in {"average": "average", "ward2": "ward", "centroid": "centroid", "median": "median"}.items():
    tree = linkage([[1], [2], [10], [12]], method)
    found[name] = [float(tree[-1, 2]), len(set(fcluster(tree, 9, "distance").tolist()))]
print(json.dumps(found))
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { agnes } from 'ml-hclust'

const shown = ([height, groups]) => `${height.toFixed(2)} and ${groups} groups`
for (const [method, expected] of Object.entries(JSON.parse(readFileSync('scipy.json', 'utf8')))) {
  const tree = agnes([[1], [2], [10], [12]], { method })
  console.log(`${method}: ml-hclust ${shown([tree.height, tree.cut(9).length])}, SciPy ${shown(expected)}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
