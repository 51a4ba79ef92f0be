#!/usr/bin/env bash
# Subject: the ground of a school with a fence around it, in OpenStreetMap, as GeoJSON, by osm2geojson-lite 1.2.0 and osmtogeojson
# 2.2.12 (npm).
# One would guess: an area, as without the fence: one tag says that it is one, and no order of tags has a meaning.
# What happens: for osm2geojson-lite the last tag that it knows decides. In alphabetical order, as OpenStreetMap hands tags out,
# `amenity` and `area=yes` come before `barrier` and `highway`: schools, car parks and squares are lines, which contain nobody.
# Seen:
#   amenity=school                 osm2geojson-lite Polygon,    osmtogeojson Polygon
#   amenity=school, barrier=fence  osm2geojson-lite LineString, osmtogeojson Polygon
#   barrier=fence, amenity=school  osm2geojson-lite Polygon,    osmtogeojson Polygon
#   amenity=parking, barrier=fence osm2geojson-lite LineString, osmtogeojson Polygon
#   area=yes, highway=footway      osm2geojson-lite LineString, osmtogeojson Polygon
#   area=no, building=yes          osm2geojson-lite Polygon,    osmtogeojson LineString
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'osm2geojson-lite@1.2.0' 'osmtogeojson@2.2.12' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const lite = require('osm2geojson-lite')
const full = require('osmtogeojson')

const corners = [
  [45.4, -75.7],
  [45.4, -75.69],
  [45.41, -75.69],
]
const nodes = corners.map(([lat, lon], index) => ({ type: 'node', id: index + 1, lat, lon }))

/** The type of the geometry that a converter makes of a closed way with these tags. */
function type(convert, tags) {
  const way = { type: 'way', id: 9, nodes: [1, 2, 3, 1], tags }
  const { features } = convert(structuredClone({ elements: [...nodes, way] }))
  return features.find(({ id }) => id === 'way/9').geometry.type
}
for (const tags of [
  { amenity: 'school' },
  { amenity: 'school', barrier: 'fence' },
  { barrier: 'fence', amenity: 'school' },
  { amenity: 'parking', barrier: 'fence' },
  { area: 'yes', highway: 'footway' },
  { area: 'no', building: 'yes' },
]) {
  const name = Object.entries(tags)
    .map((tag) => tag.join('='))
    .join(', ')
  console.log(name.padEnd(30), `osm2geojson-lite ${`${type(lite, tags)},`.padEnd(11)} osmtogeojson ${type(full, tags)}`)
}
JAVASCRIPT
node show.cjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
