#!/usr/bin/env bash
# Subject: points at the border of a cluster, found by DBSCAN in density-clustering 1.3.0 (npm).
# One would guess: a point is in a cluster or noise, and two points whose distance is the radius are neighbours, as in the paper.
# What happens: a border point that comes before the cluster's core is in the cluster and is noise, too, so clusters and noise add
# up to more points than there are; and points at exactly the radius are not neighbours, so on a grid nothing is a cluster.
# Seen:
#   a row from its end   : 6 points, clusters [[1,0,2,3,4,5]], noise [0]
#   a row from its middle: 6 points, clusters [[0,1,3,4,2,5]], noise []
#   a grid, radius 1     : 9 points, clusters [], noise [0,1,2,3,4,5,6,7,8]
#   a grid, radius 1.01  : 9 points, clusters [[0,1,3,2,4,6,5,7,8]], noise []
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'density-clustering@1.3.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import clustering from 'density-clustering'

function show(title, points, radius, minimum) {
  const dbscan = new clustering.DBSCAN()
  const clusters = dbscan.run(points, radius, minimum)
  console.log(`${title}: ${points.length} points, clusters ${JSON.stringify(clusters)}, noise ${JSON.stringify(dbscan.noise)}`)
}
const row = [0, 2, 3, 4, 5, 7]
show('a row from its end   ', row.map((x) => [x, 0]), 2.5, 4)
show('a row from its middle', [3, 2, 0, 4, 5, 7].map((x) => [x, 0]), 2.5, 4)
const grid = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y]))
show('a grid, radius 1     ', grid, 1, 3)
show('a grid, radius 1.01  ', grid, 1.01, 3)
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
