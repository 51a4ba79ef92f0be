#!/usr/bin/env bash
# Subject: which columns are the place, as csv2geojson 5.1.2 finds them by their names.
# One would guess: a name that begins with lat or lon and states a unit, as lat_deg, is taken before another word.
# What happens: the name of which the letters lat are the largest part is taken, in any word. In a table of buses the column
# late, minutes behind the timetable, becomes the latitude, and its values vanish from the properties. Nothing is said.
# Seen: late,lat_deg,lon_deg / 4,45.42,-75.69 becomes [-75.69,4]; delay instead of late: [-75.69,45.42]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csv2geojson@5.1.2
cat >run.cjs <<'JS'
const assert = require('node:assert/strict')
const { csv2geojson } = require('csv2geojson')

function placeOf(table) {
  let place
  csv2geojson(table, (error, layer) => {
    assert.equal(error, null)
    place = layer.features[0].geometry.coordinates
  })
  return place
}

const late = placeOf('late,lat_deg,lon_deg\n4,45.42,-75.69\n')
const delay = placeOf('delay,lat_deg,lon_deg\n4,45.42,-75.69\n')
console.log(`late: ${JSON.stringify(late)}; delay: ${JSON.stringify(delay)}`)
assert.deepEqual(late, [-75.69, 4])
assert.deepEqual(delay, [-75.69, 45.42])
JS
node run.cjs
