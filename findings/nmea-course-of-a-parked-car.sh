#!/usr/bin/env bash
# Subject: the course of a car that stands, in RMC and VTG sentences of NMEA 0183, by nmea-simple 3.3.0, nmea 0.1.2, nmea-0183 0.0.7
# and gps 0.9.0 (npm). Receivers leave the field empty below some speed, as there is no course.
# One would guess: no course; a sentence that gives north says 000.0.
# What happens: three of four readers say 0, so that each car at a kerb faces north, and a rose of directions has a peak there.
# Seen: RMC nmea-simple 0, nmea 0, nmea-0183 0, gps null; VTG nmea-simple 0, nmea 0, gps null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'nmea-simple@3.3.0' 'nmea@0.1.2' 'nmea-0183@0.0.7' 'gps@0.9.0' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const simple = require('nmea-simple')
const nmea = require('nmea')
const nmea0183 = require('nmea-0183')
const gps = require('gps')

/** A sentence with its checksum. */
function sentence(body) {
  const sum = [...body].reduce((sum, letter) => sum ^ letter.charCodeAt(0), 0)
  return `$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}`
}

const { Parse } = gps.GPS ?? gps.default ?? gps
const rmc = sentence('GPRMC,235959,A,4525.290,N,07541.832,W,000.0,,040526,,,A')
const vtg = sentence('GPVTG,,T,,M,0.00,N,0.00,K,A')
const courses = [
  ['nmea-simple', (line) => simple.parseNmeaSentence(line).trackTrue],
  ['nmea', (line) => nmea.parse(line).trackTrue],
  ['nmea-0183', (line) => nmea0183.parse(line).course],
  ['gps', (line) => Parse(line).track],
]
const show = (line, readers) => readers.map(([name, course]) => `${name} ${course(line)}`).join(', ')
// The third reads no VTG.
console.log(`RMC ${show(rmc, courses)}; VTG ${show(vtg, courses.filter(([name]) => name !== 'nmea-0183'))}`)
JAVASCRIPT
seen=$(node show.cjs)
echo "$seen"
expected='RMC nmea-simple 0, nmea 0, nmea-0183 0, gps null; VTG nmea-simple 0, nmea 0, gps null'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed" >&2; exit 1; }
