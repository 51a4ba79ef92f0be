#!/usr/bin/env bash
# Subject: the reachability of points by OPTICS in density-clustering 1.3.0 (npm), places 1 km apart with four points at least.
# One would guess: at least the distance to the fourth nearest point, the core distance, as in the paper; that smooths the plot.
# What happens: the core distance is always 0, as the search for it begins with a radius of 0, which stands for the whole radius.
# So the reachability is the plain distance whatever the number of points is, and a chain of single points looks as dense as a
# crowd.
# Seen:
#   2 points: core distances by definition 1 1 1 1 1 1 1 1, reachability - 1 1 1 1 1 1 1
#   3 points: core distances by definition 2 1 1 1 1 1 1 2, reachability - 1 1 1 1 1 1 1
#   4 points: core distances by definition 3 2 2 2 2 2 2 3, reachability - 1 1 1 1 1 1 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'density-clustering@1.3.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import clustering from 'density-clustering'

const places = [0, 1, 2, 3, 4, 5, 6, 7].map((kilometre) => [kilometre])
const distances = (place) => places.map(([other]) => Math.abs(other - place)).sort((a, b) => a - b)
for (const minimum of [2, 3, 4]) {
  const optics = new clustering.OPTICS()
  optics.run(places, 5, minimum)
  const plot = optics.getReachabilityPlot().map(([, distance]) => distance ?? '-')
  const cores = places.map(([place]) => distances(place)[minimum - 1])
  console.log(`${minimum} points: core distances by definition ${cores.join(' ')}, reachability ${plot.join(' ')}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
