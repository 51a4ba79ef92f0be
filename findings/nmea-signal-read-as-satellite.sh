#!/usr/bin/env bash
# Subject: satellites in view, in a GSV sentence of NMEA 0183 version 4.10 or later, by nmea-simple 3.3.0, nmea 0.1.2 and gps 0.9.0
# (npm). Since that version a sentence ends in the number of the signal; receivers of the last ten years send it.
# One would guess: the two satellites that the sentence says are in view.
# What happens: for two of three readers the number of the signal is a third satellite, without elevation or azimuth. Each
# sentence of each constellation adds one, so that there is always a satellite 1 or 7, and counts and sky plots are wrong.
# Seen: nmea-simple 2 in view: 3, 11, 7; nmea 2 in view: 3, 11, 7; gps 2 in view: 3, 11
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'nmea-simple@3.3.0' 'nmea@0.1.2' 'gps@0.9.0' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const simple = require('nmea-simple')
const nmea = require('nmea')
const gps = require('gps')

/** A sentence with its checksum. */
function sentence(body) {
  const sum = [...body].reduce((sum, letter) => sum ^ letter.charCodeAt(0), 0)
  return `$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}`
}

// Two satellites of Galileo, received by the signal E1, which is number 7.
const line = sentence('GAGSV,1,1,02,03,40,083,46,11,17,308,38,7')
const { Parse } = gps.GPS ?? gps.default ?? gps
const [a, b, c] = [simple.parseNmeaSentence(line), nmea.parse(line), Parse(line)]
console.log(
  [
    `nmea-simple ${a.satellitesInView} in view: ${a.satellites.map((each) => each.prnNumber).join(', ')}`,
    `nmea ${b.satsInView} in view: ${b.satellites.map((each) => Number(each.id)).join(', ')}`,
    `gps ${c.satsInView} in view: ${c.satellites.map((each) => each.prn).join(', ')}`,
  ].join('; '),
)
JAVASCRIPT
seen=$(node show.cjs)
echo "$seen"
expected='nmea-simple 2 in view: 3, 11, 7; nmea 2 in view: 3, 11, 7; gps 2 in view: 3, 11'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed" >&2; exit 1; }
