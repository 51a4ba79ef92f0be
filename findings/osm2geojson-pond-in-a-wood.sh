#!/usr/bin/env bash
# Subject: a wood with a pond in it, from OpenStreetMap, as GeoJSON by osm2geojson-lite 1.2.0 and osmtogeojson 2.2.12 (npm).
# One would guess: two places, the wood with a hole and the pond.
# What happens: a way that a relation refers to is left out, even if it has tags of its own, so the pond is a hole and nothing
# else, unless renderTagged and excludeWay: false are set. Which ponds are gone depends on what lies around them.
# Seen: places by osmtogeojson, and by osm2geojson-lite with completeFeature, which is to give all elements
#   osmtogeojson: wood (2 rings), pond (1 ring)
#   osm2geojson-lite: wood (2 rings)
#   osm2geojson-lite with two options more: pond (1 ring), wood (2 rings)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'osm2geojson-lite@1.2.0' 'osmtogeojson@2.2.12' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const osm2geojson = require('osm2geojson-lite')
const osmtogeojson = require('osmtogeojson')

const corners = [
  [45.4, -75.7],
  [45.4, -75.6],
  [45.5, -75.6],
  [45.43, -75.65],
  [45.43, -75.64],
  [45.44, -75.64],
]
const map = () => ({
  version: 0.6,
  elements: [
    ...corners.map(([lat, lon], index) => ({ type: 'node', id: index + 1, lat, lon })),
    { type: 'way', id: 1, nodes: [1, 2, 3, 1] },
    { type: 'way', id: 2, nodes: [4, 5, 6, 4], tags: { natural: 'water', name: 'pond' } },
    {
      type: 'relation',
      id: 3,
      members: [
        { type: 'way', ref: 1, role: 'outer' },
        { type: 'way', ref: 2, role: 'inner' },
      ],
      tags: { type: 'multipolygon', natural: 'wood', name: 'wood' },
    },
  ],
})
for (const [name, { features }] of [
  ['osmtogeojson', osmtogeojson(map(), { flatProperties: true })],
  ['osm2geojson-lite', osm2geojson(map(), { completeFeature: true })],
  [
    'osm2geojson-lite with two options more',
    osm2geojson(map(), { completeFeature: true, renderTagged: true, excludeWay: false }),
  ],
]) {
  const places = features.map(({ properties, geometry: { coordinates } }) => {
    return `${properties.name} (${coordinates.length} ring${coordinates.length > 1 ? 's' : ''})`
  })
  console.log(`${name}: ${places.join(', ')}`)
}
JAVASCRIPT
node show.cjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
