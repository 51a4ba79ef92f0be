#!/usr/bin/env bash
# Subject: a GPX file with places named 001 and 1e3, read and written again by gpx-parser-builder 1.2.0 (npm).
# One would guess: the same names, as GPX has text for them.
# What happens: names that look like numbers become numbers, and are written so: 1 and 1000. Stops and trail markers have such
# names.
# Seen:
#   in the file 001 1e3 0x1F 12.50 A7
#   read        1 1000 31 12.5 "A7"
#   written     1 1000 31 12.5 A7
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'gpx-parser-builder@1.2.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { createRequire } from 'node:module'

const loaded = createRequire(import.meta.url)('gpx-parser-builder')
const Gpx = loaded.default ?? loaded
const names = ['001', '1e3', '0x1F', '12.50', 'A7']
const places = names.map((name) => `<wpt lat="45.4" lon="-75.7"><name>${name}</name></wpt>`).join('')
const read = Gpx.parse(`<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">${places}</gpx>`)
console.log('in the file', names.join(' '))
console.log('read       ', read.wpt.map(({ name }) => JSON.stringify(name)).join(' '))
console.log('written    ', Array.from(read.toString().matchAll(/<name>(.*?)<\/name>/g), ([, name]) => name).join(' '))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
