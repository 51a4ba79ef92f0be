#!/usr/bin/env bash
# Subject: a queue of ten people, one metre apart, clustered by sdbscan 0.3.3 (npm), radius 1 m, three points at
# least.
# One would guess: one cluster, as by any DBSCAN: each person but the first and the last has two neighbours.
# What happens: all are noise when they are given in order, one cluster when the middle comes first: a point that was looked at
# before is no neighbour any more, and noise never joins a cluster.
# Seen:
#   in order        : clusters of none, noise 10; density-clustering: clusters of 10
#   the middle first: clusters of 3, noise 7; density-clustering: clusters of 10
#   even, then odd  : clusters of 3 and 3, noise 4; density-clustering: clusters of 10
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'sdbscan@0.3.3' 'density-clustering@1.3.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import clustering from 'density-clustering'
import sdbscan from 'sdbscan'

function show(title, places) {
  const points = places.map((place) => [place, 0])
  const { clusters, noise } = sdbscan(points, 1, 3)
  const other = new clustering.DBSCAN().run(points, 1.001, 3)
  const sizes = (lists) => lists.map((list) => list.length).join(' and ') || 'none'
  console.log(`${title}: clusters of ${sizes(clusters.map(({ data }) => data))}, noise ${noise.length};`
    + ` density-clustering: clusters of ${sizes(other)}`)
}
show('in order        ', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
show('the middle first', [5, 0, 1, 2, 3, 4, 6, 7, 8, 9])
show('even, then odd  ', [0, 2, 4, 6, 8, 1, 3, 5, 7, 9])
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
