#!/usr/bin/env bash
# Subject: a KML track with heights and times, read by @tmcw/togeojson 7.1.3 and written again by @placemarkio/tokml 0.3.9
# (npm), both of one author.
# One would guess: the heights are written again, since they are coordinates in both formats; perhaps the times are lost.
# What happens: heights are cut off every coordinate. The times stay, as JSON in the value of one Data element, where no
# program looks for them. The older tokml 0.4.0 keeps the heights, and writes the times as [object Object].
# Seen: read [[-75,45,100],[-75.1,45,250]]
#       @placemarkio/tokml -75,45 -75.1,45 {"times":["2026-05-04T10:00:00Z","2026-05-04T10:01:00Z"]}
#       tokml -75,45,100 -75.1,45,250 [object Object]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . \
  '@tmcw/togeojson@7.1.3' '@xmldom/xmldom@0.9.12' '@placemarkio/tokml@0.3.9' 'tokml@0.4.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { toKML } from '@placemarkio/tokml'
import { kml } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import tokml from 'tokml'

const parse = (source) => new DOMParser().parseFromString(source, 'text/xml')
const source = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Placemark><gx:Track>
<when>2026-05-04T10:00:00Z</when><when>2026-05-04T10:01:00Z</when>
<gx:coord>-75 45 100</gx:coord><gx:coord>-75.1 45 250</gx:coord></gx:Track></Placemark></kml>`
const read = kml(parse(source))
const text = (document, name) => document.getElementsByTagName(name)[0].textContent.trim().replace(/\s+/g, ' ')
const written = Object.entries({ '@placemarkio/tokml': toKML(read), tokml: tokml(read) }).map(([name, result]) => {
  const document = parse(result)
  return `${name} ${text(document, 'coordinates')} ${text(document, 'value')}`
})
const seen = [`read ${JSON.stringify(read.features[0].geometry.coordinates)}`, ...written]
console.log(seen.join('\n'))
assert.deepEqual(
  seen,
  [
    'read [[-75,45,100],[-75.1,45,250]]',
    '@placemarkio/tokml -75,45 -75.1,45 {"times":["2026-05-04T10:00:00Z","2026-05-04T10:01:00Z"]}',
    'tokml -75,45,100 -75.1,45,250 [object Object]',
  ],
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
