#!/usr/bin/env bash
# Subject: the true heading of a vessel near north, by @signalk/nmea0183-signalk 3.20.1 (npm), in degrees.
# One would guess: 355.5, 4.5 and 17.5, as Signal K has headings from 0 to 2π.
# What happens: deviation and variation are added and nothing else, so a heading can be negative or more than a circle. It is
# an angle still, but a mean, a filter or a chart of headings takes a turn for a value of its own.
# Seen:
#   HCHDG,10.0,,,14.5,W      Magnetic 10 True -4.5
#   HCHDG,350.0,,,14.5,E     Magnetic 350 True 364.5
#   HCHDG,358.0,5.0,E,14.5,E Magnetic 363 True 377.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@signalk/nmea0183-signalk@3.20.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import Parser from '@signalk/nmea0183-signalk'

const parser = new Parser()
const degrees = (radians) => String(Math.round(radians * (180 / Math.PI) * 10) / 10)
for (const text of ['HCHDG,10.0,,,14.5,W', 'HCHDG,350.0,,,14.5,E', 'HCHDG,358.0,5.0,E,14.5,E']) {
  const checksum = [...text].reduce((sum, letter) => sum ^ letter.charCodeAt(0), 0)
  const sentence = `$${text}*${checksum.toString(16).toUpperCase().padStart(2, '0')}`
  const values = Object.fromEntries(parser.parse(sentence).updates[0].values.map(({ path, value }) => [path, value]))
  const headings = ['Magnetic', 'True'].map((kind) => `${kind} ${degrees(values[`navigation.heading${kind}`])}`)
  console.log(text.padEnd(24), ...headings)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
