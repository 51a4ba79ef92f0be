#!/usr/bin/env bash
# Subject: a history of OpenStreetMap in PBF, in which a shop was deleted, written by osmium 4.3.2 (PyPI) and read by
# osm-pbf-parser-node 1.1.4 and tiny-osmpbf 0.1.0 (npm).
# One would guess: a reader that says nothing about versions refuses the file: it requires "HistoricalInformation", and a reader has
# to know each feature that a file requires.
# What happens: osm-pbf-parser-node reads it and, unless asked for it, leaves out what marks the shop as gone. There are two of one
# number, and the later one, which has no place, is at 214.7° of latitude and longitude.
# Seen:
#   tiny-osmpbf          1 at 45.4, -75.7 version 1, visible true
#   tiny-osmpbf          1 at 214.7483647, 214.7483647 version 2, visible false
#   osm-pbf-parser-node  1 at 45.4, -75.7 version undefined, visible undefined
#   osm-pbf-parser-node  1 at 214.7483647, 214.7483647 version undefined, visible undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'osm-pbf-parser-node@1.1.4' 'tiny-osmpbf@0.1.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'osmium==4.3.2'
cat >write.py <<'PYTHON'
import osmium
from osmium.osm.mutable import Node

with osmium.SimpleWriter("history.osh.pbf") as writer:
    writer.add_node(Node(id=1, version=1, location=(-75.7, 45.4), tags={"shop": "bakery"}))
    writer.add_node(Node(id=1, version=2, visible=False))
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { createOSMStream } from 'osm-pbf-parser-node'
import read from 'tiny-osmpbf'

const file = 'history.osh.pbf'
const show = (name, { id, lat, lon, version, visible }) =>
  process.stdout.write(`${name.padEnd(20)} ${id} at ${lat}, ${lon} version ${version}, visible ${visible}\n`)
const elements = read(readFileSync(file))
for (const node of elements.elements ?? elements) show('tiny-osmpbf', node)
for await (const item of createOSMStream(file)) if (item.type === 'node') show('osm-pbf-parser-node', item)
JAVASCRIPT
venv/bin/python write.py
node --no-deprecation show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
