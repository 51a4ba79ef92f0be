#!/usr/bin/env bash
# Subject: the polygon of a warning in GeoRSS, each corner on a line of its own, read by georsstogeojson 0.2.0 (npm).
# One would guess: the same as with all corners on one line: numbers are separated by white space, as in any list of XML.
# What happens: only spaces are looked for. Two numbers around the end of a line are one text, of which the first is read: with
# five corners the rest makes other places, with four the item is left out. No error.
# Seen: latitudes and longitudes near Ottawa, as [longitude, latitude]
#   5 corners, one line   [[-75.5,45],[-75.4,45.1],[-75.3,45.2],[-75.2,45.3],[-75.5,45]]
#   5 corners, five lines [[-75.5,45],[-75.3,-75.4],[-75.5,-75.2]]
#   4 corners, one line   [[-75.5,45],[-75.4,45.1],[-75.3,45.2],[-75.5,45]]
#   4 corners, four lines none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'georsstogeojson@0.2.0' '@xmldom/xmldom@0.8.11' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { DOMParser } from '@xmldom/xmldom'
import { parse } from 'georsstogeojson'

const five = ['45.0 -75.5', '45.1 -75.4', '45.2 -75.3', '45.3 -75.2', '45.0 -75.5']
const four = ['45.0 -75.5', '45.1 -75.4', '45.2 -75.3', '45.0 -75.5']
function show(title, corners) {
  const feed = `<rss xmlns:georss="http://www.georss.org/georss" version="2.0"><channel><item><title>Wind</title>
    <georss:polygon>${corners}</georss:polygon></item></channel></rss>`
  const [feature] = parse(new DOMParser().parseFromString(feed, 'text/xml')).features
  console.log(title.padEnd(21), feature ? JSON.stringify(feature.geometry.coordinates[0]) : 'none')
}
show('5 corners, one line', five.join(' '))
show('5 corners, five lines', five.join('\n'))
show('4 corners, one line', four.join(' '))
show('4 corners, four lines', four.join('\n'))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
