#!/usr/bin/env bash
# Subject: the names of shops in an OpenStreetMap file in XML, as GeoJSON, by osm2geojson-lite 1.2.0, from XML and from JSON (npm).
# One would guess: the same names from both: XML has to write an « & » and, in an attribute, quotation marks as entities.
# What happens: entities stay as they are written, so a page that shows the name as text shows `&amp;`; and a name that stands
# between apostrophes, as XML may have it, is lost.
# Seen:
#   JSON Chez "Paul" & fils
#   XML  Chez &quot;Paul&quot; &amp; fils
#   JSON L'Orée
#   XML  L&apos;Orée
#   JSON Aux "3 quais"
#   XML  undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'osm2geojson-lite@1.2.0' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const convert = require('osm2geojson-lite')

const lat = 45.4
const lon = -75.7
for (const [name, attribute] of [
  ['Chez "Paul" & fils', '"Chez &quot;Paul&quot; &amp; fils"'],
  ["L'Orée", '"L&apos;Orée"'],
  ['Aux "3 quais"', `'Aux "3 quais"'`],
]) {
  const json = { elements: [{ type: 'node', id: 1, lat, lon, tags: { name } }] }
  const xml = `<osm version="0.6"><node id="1" lat="${lat}" lon="${lon}"><tag k="name" v=${attribute}/></node></osm>`
  for (const [format, source] of Object.entries({ JSON: json, XML: xml })) {
    console.log(format.padEnd(4), convert(source).features[0].properties.name)
  }
}
JAVASCRIPT
node show.cjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
