#!/usr/bin/env bash
# Subject: numbers with a unit, in a field of Table Schema with `"bareNumber": false`, read by tableschema 1.12.6 (npm).
# One would guess: what is before and behind the number goes, and -71 dBm is -71: the minus is a part of the number.
# What happens: all that is no digit goes from the front, the minus, too: -71 dBm is 71, a signal 142 dB stronger,
# and -20.5 °C is 20.5. A field without the option keeps the minus.
# Seen:
#   number, bare:      "-71" -> -71
#   number, not bare:  "-71" -> 71
#   number, not bare:  "-71 dBm" -> 71
#   number, not bare:  "-20.5 °C" -> 20.5
#   integer, not bare: "-71 dBm" -> 71
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'tableschema@1.12.6' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import tableschema from 'tableschema'

for (const [type, bareNumber, text] of [
  ['number', true, '-71'],
  ['number', false, '-71'],
  ['number', false, '-71 dBm'],
  ['number', false, '-20.5 °C'],
  ['integer', false, '-71 dBm'],
]) {
  const field = new tableschema.Field({ name: 'strength', type, bareNumber })
  const title = `${type}, ${bareNumber ? 'bare' : 'not bare'}:`
  console.log(title.padEnd(18), `"${text}" -> ${field.castValue(text)}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
