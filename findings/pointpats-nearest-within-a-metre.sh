#!/usr/bin/env bash
# Subject: how many of 200 people stand within a metre of another, by the G function of pointpats 2.5.5 (PyPI) at distances of one's
# own.
# One would guess: the share of people whose nearest neighbour is within each distance.
# What happens: people nearer than the first distance are left out, and the share is of those within the last. So the first share is
# always 0 and the last always 1, whatever the crowd is, and all others depend on the list. F, for empty space, does the same. It is
# right only if the list begins at 0 and ends beyond the largest distance.
# Seen: 200 people at random on a square of 20 m; the share within 1 m is 0.76
#   at 1.0, 1.5, 2.0: 0.00, 0.88, 1.00
#   at 0.5, 1.0, 1.5: 0.00, 0.70, 1.00
#   at 0.0, 0.5, 1.0: 0.00, 0.35, 1.00
#   at 0.0, 0.5, 1.0, 5.0: 0.00, 0.27, 0.76, 1.00
#   by distances to the nearest: within 0.5 0.27, 1.0 0.76, 1.5 0.97, 2.0 1.00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'pointpats==2.5.5' 'libpysal==4.14.1' 'numpy==2.4.6' \
  'scipy==1.17.1' 'pandas==3.0.1' 'geopandas==1.2.0' 'shapely==2.2.0' 'scikit-learn==1.8.0'
cat >show.py <<'PYTHON'
import warnings

warnings.simplefilter("ignore")

import numpy
from pointpats import distance_statistics
from scipy.spatial import KDTree

people = numpy.random.default_rng(3).uniform(0, 20, (200, 2))
for distances in ([1.0, 1.5, 2.0], [0.5, 1.0, 1.5], [0.0, 0.5, 1.0], [0.0, 0.5, 1.0, 5.0]):
    _, shares = distance_statistics.g(people, support=numpy.array(distances))
    print(f"at {', '.join(map(str, distances))}:", ", ".join(f"{share:.2f}" for share in shares))
nearest = KDTree(people).query(people, k=2)[0][:, 1]
print("by distances to the nearest: within", ", ".join(f"{reach} {(nearest <= reach).mean():.2f}" for reach in (0.5, 1.0, 1.5, 2.0)))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
