#!/usr/bin/env bash
# Subject: numbers with more than three decimals as structured fields (RFC 9651), by structured-headers 2.1.0,
# structured-field-values 2.0.4 (npm) and http-sf 1.1.0 (PyPI).
# One would guess: they are rounded to three decimals, and what is written can be read again, as 1.0.
# What happens: structured-headers writes 1. for 1.0004 and 0. for 0.0001, which its own parser refuses, so that a field with other
# values in it is lost as a whole. It also rounds halves up, where the RFC rounds them to the even digit.
# Seen: what each writes; whether structured-headers can read it
#   number    structured-headers         structured-field-values  http-sf
#   0.125     share=0.125, queue=12  yes  share=0.125, queue=12    share=0.125, queue=12
#   1.0004    share=1., queue=12    no   share=1.0, queue=12      share=1.0, queue=12
#   0.0001    share=0., queue=12    no   share=0.0, queue=12      share=0.0, queue=12
#   1.9996    share=2., queue=12    no   share=2.0, queue=12      share=2.0, queue=12
#   0.0625    share=0.063, queue=12  yes  share=0.062, queue=12    share=0.062, queue=12
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'structured-headers@2.1.0' 'structured-field-values@2.0.4' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'http-sf==1.1.0'
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { encodeDict } from 'structured-field-values'
import { parseDictionary, serializeDictionary } from 'structured-headers'

const show = (cells) =>
  console.log(cells.map((cell, index) => cell.padEnd([8, 20, 3, 23, 0][index])).join('  ').trimEnd())
const others = JSON.parse(readFileSync('python.json', 'utf8'))
show(['number', 'structured-headers', '', 'structured-field-values', 'http-sf'])
for (const [number, python] of others) {
  const text = serializeDictionary({ share: number, queue: 12 })
  let read = 'yes'
  try {
    parseDictionary(text)
  } catch {
    read = 'no'
  }
  show([String(number), text, read, encodeDict({ share: number, queue: 12 }), python])
}
JAVASCRIPT
cat >write.py <<'PYTHON'
import json

import http_sf

numbers = (0.125, 1.0004, 0.0001, 1.9996, 0.0625)
with open("python.json", "w") as target:
    json.dump([(number, http_sf.ser({"share": number, "queue": 12})) for number in numbers], target)
PYTHON
venv/bin/python write.py
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
