#!/usr/bin/env bash
# Subject: numbers with an exponent, as Python and spreadsheets write them in text, by numeral 2.0.6 (npm).
# One would guess: their value, as for 1e-07, or null, as for a word.
# What happens: an e with a sign after it is read. Otherwise the letter is left out and the digits after it count: 1e3 is 13, 2.5E6
# is 2.56, and 1.5E-07 is below zero. A postal code is 101, and a date has eight digits.
# Seen:
#   1e-7        1e-7
#   1e-07       1e-7
#   1e3         13
#   2.5E6       2.56
#   1.5E-07     -1.507
#   2026-12-01  20261201
#   K1A 0B1     101
#   visits      null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'numeral@2.0.6' >/dev/null
cat >show.cjs <<'JAVASCRIPT'
const numeral = require('numeral')

for (const text of ['1e-7', '1e-07', '1e3', '2.5E6', '1.5E-07', '2026-12-01', 'K1A 0B1', 'visits']) {
  console.log(text.padEnd(11), numeral(text).value())
}
JAVASCRIPT
node show.cjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
