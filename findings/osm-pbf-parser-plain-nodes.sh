#!/usr/bin/env bash
# Subject: a map of OpenStreetMap in PBF, written by osmium 4.3.2 (PyPI) with dense nodes, as it does by default, and with plain
# ones, read by osm-pbf-parser 2.3.0 and tiny-osmpbf 0.1.0 (npm).
# One would guess: the same nodes and ways; the format has both forms, and each reader has to know both.
# What happens: osm-pbf-parser leaves the plain nodes out and goes on to the ways, which are then of nodes that do not exist. There
# is no error, only a line in the log.
# Seen:
#   dense nodes: osm-pbf-parser 2 nodes, 1 way; tiny-osmpbf 2 nodes, 1 way
#   plain nodes: osm-pbf-parser 0 nodes, 1 way; tiny-osmpbf 2 nodes, 1 way
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'osm-pbf-parser@2.3.0' 'tiny-osmpbf@0.1.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'osmium==4.3.2'
cat >write.py <<'PYTHON'
import osmium
from osmium.osm.mutable import Node, Way

for name, form in (("dense", "pbf"), ("plain", "pbf,pbf_dense_nodes=false")):
    with osmium.SimpleWriter(osmium.io.File(f"{name}.pbf", form)) as writer:
        writer.add_node(Node(id=1, location=(-75.7, 45.4), tags={"shop": "bakery"}))
        writer.add_node(Node(id=2, location=(-75.6, 45.4)))
        writer.add_way(Way(id=3, nodes=[1, 2], tags={"highway": "footway"}))
PYTHON
cat >show.cjs <<'JAVASCRIPT'
const { once } = require('node:events')
const { createReadStream, readFileSync } = require('node:fs')
const parser = require('osm-pbf-parser')
const read = require('tiny-osmpbf')

const count = (elements, type) => elements.filter((element) => element.type === type).length
const describe = (elements) => `${count(elements, 'node')} nodes, ${count(elements, 'way')} way`
async function show(name) {
  const file = `${name}.pbf`
  const elements = []
  const stream = createReadStream(file).pipe(parser())
  stream.on('data', (items) => elements.push(...items))
  await once(stream, 'end')
  const others = read(readFileSync(file))
  process.stdout.write(`${name} nodes: osm-pbf-parser ${describe(elements)}; tiny-osmpbf ${describe(others.elements ?? others)}\n`)
}
console.log = () => {}
show('dense').then(() => show('plain'))
JAVASCRIPT
venv/bin/python write.py
node --no-deprecation show.cjs 2>log >seen || { cat log >&2; exit 1; }
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
