#!/usr/bin/env bash
# Subject: heights in TopoJSON, written with topojson-server 3.0.1 and read with topojson-client 3.1.0 (npm).
# One would guess: they are kept, as a third number of each position; or all of them are dropped.
# What happens: lines on the same plan are one arc, whatever their heights. A metro under a street is read again at the height
# of the street. With quantization all heights are dropped.
# Seen: heights of a street and a metro that runs under it and then turns off
#   written       street 60,60,60 metro 40,40,40,40
#   read          street 60,60,60 metro 60,60,40,40
#   quantization  street none metro none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'topojson-server@3.0.1' 'topojson-client@3.1.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'

const plan = [
  [-75.7, 45.42],
  [-75.69, 45.42],
  [-75.68, 45.42],
  [-75.68, 45.43],
]
const line = (places, height) => ({ type: 'LineString', coordinates: places.map((place) => [...place, height]) })
const lines = () => ({ street: line(plan.slice(0, 3), 60), metro: line(plan, 40) })
const heights = ({ coordinates }) => (coordinates[0].length === 3 ? coordinates.map(([, , height]) => height) : 'none')
function show(name, geometries) {
  console.log(name.padEnd(13), ...Object.entries(geometries).map(([key, geometry]) => `${key} ${heights(geometry)}`))
}
const read = (topology) =>
  Object.fromEntries(Object.entries(topology.objects).map(([key, object]) => [key, feature(topology, object).geometry]))

show('written', lines())
show('read', read(topology(lines())))
show('quantization', read(topology(lines(), 1e6)))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
