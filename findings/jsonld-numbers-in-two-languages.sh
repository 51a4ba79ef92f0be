#!/usr/bin/env bash
# Subject: the numbers of one JSON-LD document as RDF, by jsonld 9.0.0 (npm) and rdflib 7.6.0 (PyPI).
# One would guess: the same triples, so that descriptions can be compared, merged and signed.
# What happens: 1.0 is an integer to one and a double to the other, and 45.42 has two spellings, which RDF holds for two
# literals. No number with a point is the same, and in the merged graph each is there twice.
# Seen: 5, 1.0 and 45.42
#   jsonld "5"^^integer "1"^^integer "4.542E1"^^double
#   rdflib "5"^^integer "1.0"^^double "45.42"^^double
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'jsonld@9.0.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'rdflib==7.6.0'
cat >place.json <<'JSON'
{
  "@context": { "@vocab": "https://schema.org/" },
  "@id": "https://example.com/place",
  "a": 5,
  "b": 1.0,
  "c": 45.42
}
JSON
cat >write.mjs <<'JAVASCRIPT'
import { readFile } from 'node:fs/promises'
import jsonld from 'jsonld'

process.stdout.write(await jsonld.toRDF(JSON.parse(await readFile('place.json', 'utf8')), { format: 'application/n-quads' }))
JAVASCRIPT
cat >write.py <<'PYTHON'
from rdflib import Graph

print(Graph().parse("place.json", format="json-ld").serialize(format="nt"))
PYTHON
literals() { sort | sed -n 's/.*org\/[abc]> \("[^"]*"^^\)<.*#\(.*\)> \.$/\1\2/p' | tr '\n' ' ' | sed 's/ $//'; }
{ echo "jsonld $(node write.mjs | literals)" && echo "rdflib $(venv/bin/python write.py | literals)"; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
