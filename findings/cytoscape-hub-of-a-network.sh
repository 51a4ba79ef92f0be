#!/usr/bin/env bash
# Subject: how central the hub of four stations is, without directions, by cytoscape 3.34.4 (npm).
# One would guess: a betweenness of 3, one for each pair of the others, and the highest PageRank; « normalized » is a share of all
# pairs, as in Freeman’s paper, graphology and networkx.
# What happens: each pair counts twice, so betweenness is 6; « normalized » is a share of the highest value, so any network has a
# station with 1. PageRank follows edges from source to target only, though all else takes them as undirected and there is no option:
# the hub has the lowest rank, that of a station without any line.
# Seen: a hub with lines to three stations, and one station without a line
#   betweenness: cytoscape 6 0 0 0 0, graphology 3 0 0 0 0
#   normalized:  cytoscape 1.00 0.00 0.00 0.00 0.00, graphology 0.50 0.00 0.00 0.00 0.00
#   PageRank:    cytoscape 0.17 0.22 0.22 0.22 0.17, graphology 0.46 0.17 0.17 0.17 0.04
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'cytoscape@3.34.4' 'graphology@0.26.0' 'graphology-metrics@2.4.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import cytoscape from 'cytoscape'
import graphology from 'graphology'
import metrics from 'graphology-metrics'

const stations = ['hub', 'north', 'east', 'south', 'apart']
const lines = [['hub', 'north'], ['hub', 'east'], ['hub', 'south']]
const drawing = cytoscape({
  headless: true,
  elements: [
    ...stations.map((id) => ({ data: { id } })),
    ...lines.map(([source, target]) => ({ data: { source, target } })),
  ],
}).elements()
const graph = new graphology.UndirectedGraph()
for (const station of stations) graph.addNode(station)
for (const [from, to] of lines) graph.addEdge(from, to)

function show(title, ofDrawing, ofGraph, digits) {
  const list = (value) => stations.map((station) => value(station).toFixed(digits)).join(' ')
  console.log(`${title.padEnd(12)} cytoscape ${list((station) => ofDrawing(`#${station}`))},`
    + ` graphology ${list((station) => ofGraph[station])}`)
}
const between = drawing.betweennessCentrality({ directed: false })
const { betweenness, pagerank } = metrics.centrality
show('betweenness:', between.betweenness, betweenness(graph, { normalized: false }), 0)
show('normalized:', between.betweennessNormalized, betweenness(graph), 2)
show('PageRank:', drawing.pageRank().rank, pagerank(graph), 2)
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
