#!/usr/bin/env bash
# Subject: a table of four days and three sites in HDF5, in chunks of two days, of which one day is written, with 7 as the value of
# what is not; numbers above 2^53; and text of a fixed length; written by h5py 3.16.0 (PyPI), read by jsfive 0.4.2 and h5wasm 0.10.3
# (npm).
# One would guess: the same values from both readers.
# What happens: jsfive gives the fill value in a chunk that was written and undefined in one that was not; rounds a number of 64
# bits, where h5wasm has a BigInt; and keeps the zero bytes behind a text, so that it equals no name.
# Seen:
#   days    jsfive  12 30 8 7 7 7 undefined undefined undefined undefined undefined undefined
#   days    h5wasm  12 30 8 7 7 7 7 7 7 7 7 7
#   device  jsfive  9007199254740992
#   device  h5wasm  9007199254740993
#   site    jsfive  "north\u0000\u0000\u0000"
#   site    h5wasm  "north"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'jsfive@0.4.2' 'h5wasm@0.10.3' >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'h5py==3.16.0'
cat >write.py <<'PYTHON'
import h5py
import numpy

with h5py.File("counts.h5", "w") as target:
    days = target.create_dataset("days", shape=(4, 3), dtype="i4", chunks=(2, 3), fillvalue=7)
    days[0] = [12, 30, 8]
    target["device"] = numpy.array([2**53 + 1], dtype="i8")
    target["site"] = numpy.array([b"north"], dtype="S8")
PYTHON
cat >show.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs'
import { File as WasmFile, ready } from 'h5wasm/node'
import { File } from 'jsfive'

await ready
const bytes = readFileSync('counts.h5')
const jsfive = new File(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), 'counts.h5')
const h5wasm = new WasmFile('counts.h5', 'r')
for (const name of ['days', 'device', 'site']) {
  for (const [reader, file] of Object.entries({ jsfive, h5wasm })) {
    const values = Array.from(file.get(name).value, (value) => (typeof value === 'string' ? JSON.stringify(value) : String(value)))
    console.log(name.padEnd(7), reader.padEnd(7), values.join(' '))
  }
}
JAVASCRIPT
{ venv/bin/python write.py && node show.mjs; } >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
