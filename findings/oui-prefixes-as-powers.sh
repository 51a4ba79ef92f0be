#!/usr/bin/env bash
# Subject: prefixes of makers of devices in a CSV table, read by d3-dsv 3.0.2 with autoType and by papaparse 5.7.1 with
# dynamicTyping (npm).
# One would guess: 08E689 has a letter, so it is text; the column is text, as it holds 3C15C2.
# What happens: each cell is looked at by itself, and an E between digits is a power of ten. The prefixes of some makers are 0,
# infinite or other numbers, the rest is text, and a join by prefix loses those makers' devices alone.
# Seen: prefixes as they are in the table, and as they are read
#   table     3C15C2 00E018 00E0F9 08E689 60E327 001E10
#   d3-dsv    3C15C2 0 00E0F9 Infinity Infinity 10000000000
#   papaparse 3C15C2 0 00E0F9 08E689 60E327 10000000000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'd3-dsv@3.0.2' 'papaparse@5.7.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { autoType, csvParse } from 'd3-dsv'
import Papa from 'papaparse'

const prefixes = ['3C15C2', '00E018', '00E0F9', '08E689', '60E327', '001E10']
const table = ['prefix', ...prefixes].join('\n')
for (const [name, rows] of [
  ['table', csvParse(table)],
  ['d3-dsv', csvParse(table, autoType)],
  ['papaparse', Papa.parse(table, { header: true, dynamicTyping: true }).data],
]) {
  console.log(name.padEnd(9), rows.map(({ prefix }) => prefix).join(' '))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
