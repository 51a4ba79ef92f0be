#!/usr/bin/env bash
# Subject: the date of a page in microdata, as <time itemprop> without a `datetime`, and a version 2.10 in <data>, by microdata-node
# 2.0.0, microdata-rdf-streaming-parser 3.0.0 (npm), extruct 0.18.0 and microdata 0.8.0 (PyPI).
# One would guess: 2026-12-02 and 2.10: HTML says that the value of such a <time> is its text.
# What happens: the date is empty for three of four. microdata-node makes the version the number 2.1, and microdata reads the word
# that is shown for it.
# Seen:
#   microdata-node                 ""            2.1
#   microdata-rdf-streaming-parser "2026-12-02"  "2.10"
#   extruct                        ""            "2.10"
#   microdata                      ""            "second"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'microdata-node@2.0.0' 'microdata-rdf-streaming-parser@3.0.0' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'extruct==0.18.0' 'microdata==0.8.0'
cat >page.html <<'HTML'
<!doctype html><html lang="en"><title>Counts</title><div itemscope itemtype="https://schema.org/Dataset">
<time itemprop="dateModified">2026-12-02</time> <data itemprop="version" value="2.10">second</data></div></html>
HTML
cat >show.cjs <<'JAVASCRIPT'
const { readFileSync } = require('node:fs')
const { toJson } = require('microdata-node')
const { MicrodataRdfParser } = require('microdata-rdf-streaming-parser')

const page = readFileSync('page.html', 'utf8')
const show = (name, date, version) => console.log(name.padEnd(30), JSON.stringify(date).padEnd(13), JSON.stringify(version))
const [{ properties }] = toJson(page).items
show('microdata-node', properties.dateModified[0], properties.version[0])
const parser = new MicrodataRdfParser({ baseIRI: 'https://own.example/' })
const values = {}
parser.on('data', ({ predicate, object }) => {
  values[predicate.value.replace('https://schema.org/', '')] = object.value
})
parser.on('end', () => show('microdata-rdf-streaming-parser', values.dateModified, values.version))
parser.end(page)
JAVASCRIPT
cat >show.py <<'PYTHON'
import json

import extruct
import microdata

with open("page.html") as source:
    page = source.read()
(item,) = microdata.get_items(page)
(other,) = extruct.extract(page, syntaxes=["microdata"])["microdata"]
for name, date, version in (
    ("extruct", other["properties"]["dateModified"], other["properties"]["version"]),
    ("microdata", item.dateModified, item.version),
):
    print(name.ljust(30), json.dumps(date).ljust(13), json.dumps(version))
PYTHON
{ node show.cjs && venv/bin/python show.py; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
