#!/usr/bin/env bash
# Subject: corridors between five places, with the people an hour as `weight`, in graphology 0.26.0 and its metrics 2.4.2 (npm).
# One would guess: an attribute that all functions read by default has one meaning: more is more.
# What happens: for PageRank, weighted degrees and communities a weight is a strength; for betweenness and shortest paths it is a
# length, by default, too. The hall that 500 people an hour walk through is on no path, and the stair with 3 is on a third of them.
# Closeness ignores weights. networkx has no weights in betweenness unless asked.
# Seen: 500 an hour from the gate through the hall to the platform, 3 by the stair, 500 from the platform to the exit
#   weighted degree: gate 503, hall 1000, platform 1003, stair 6, exit 500
#   PageRank: gate 0.18, hall 0.31, platform 0.32, stair 0.03, exit 0.16
#   betweenness: gate 0.08, hall 0.00, platform 0.58, stair 0.33, exit 0.00
#   betweenness without weights: gate 0.08, hall 0.17, platform 0.58, stair 0.17, exit 0.00
#   shortest path: gate, stair, platform, exit
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'graphology@0.26.0' 'graphology-metrics@2.4.2' 'graphology-shortest-path@2.1.0' \
  >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import graphology from 'graphology'
import metrics from 'graphology-metrics'
import paths from 'graphology-shortest-path'

const corridors = [
  ['gate', 'hall', 500],
  ['hall', 'platform', 500],
  ['gate', 'stair', 3],
  ['stair', 'platform', 3],
  ['platform', 'exit', 500],
]
const graph = new graphology.UndirectedGraph()
for (const [from, to, weight] of corridors) graph.mergeEdge(from, to, { weight })
const places = ['gate', 'hall', 'platform', 'stair', 'exit']
const show = (title, value) => console.log(`${title}:`, places.map((place) => `${place} ${value(place)}`).join(', '))
const { betweenness, pagerank } = metrics.centrality
show('weighted degree', (place) => metrics.node.weightedDegree(graph, place))
for (const [title, found] of [
  ['PageRank', pagerank(graph)],
  ['betweenness', betweenness(graph)],
  ['betweenness without weights', betweenness(graph, { getEdgeWeight: null })],
]) {
  show(title, (place) => found[place].toFixed(2))
}
console.log('shortest path:', paths.dijkstra.bidirectional(graph, 'gate', 'exit').join(', '))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
