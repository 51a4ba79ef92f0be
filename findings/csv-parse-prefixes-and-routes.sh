#!/usr/bin/env bash
# Subject: cells of a CSV table with the options cast and cast_date, by csv-parse 7.0.3 (npm), with papaparse 5.7.1 and
# dynamicTyping for comparison.
# One would guess: text stays text: a number in hexadecimal, the name of a route, a share in French.
# What happens: with cast, 0x1F is 0, which is neither its text nor its value. With cast_date, what ends in a number up to 12 is a
# day of the year 2001: a route, a share of 5 %, a count of 12,5, and « Décembre 5 » is in May.
# Seen:
#   cell          cast           cast_date    papaparse
#   0x1F          0              0            "0x1F"
#   Route 5       "Route 5"      2001-05-01   "Route 5"
#   5 %           "5 %"          2001-05-01   "5 %"
#   12,5          "12,5"         2001-12-05   "12,5"
#   Décembre 5    "Décembre 5"   2001-05-01   "Décembre 5"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'csv-parse@7.0.3' 'papaparse@5.7.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { parse } from 'csv-parse/sync'
import papaparse from 'papaparse'

const show = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value))
console.log(['cell'.padEnd(13), 'cast'.padEnd(14), 'cast_date'.padEnd(12), 'papaparse'].join(' '))
for (const cell of ['0x1F', 'Route 5', '5 %', '12,5', 'Décembre 5']) {
  const text = `cell\n"${cell}"\n`
  const [{ cell: cast }] = parse(text, { columns: true, cast: true })
  const [{ cell: dated }] = parse(text, { columns: true, cast: true, cast_date: true })
  const [{ cell: other }] = papaparse.parse(text, { header: true, dynamicTyping: true }).data
  console.log([cell.padEnd(13), show(cast).padEnd(14), show(dated).padEnd(12), show(other)].join(' ').trimEnd())
}
JAVASCRIPT
TZ=UTC node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
