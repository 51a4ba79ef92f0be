#!/usr/bin/env bash
# Subject: t, the symbol of the tonne, and MB, the megabyte of the SI, by convert-units 2.3.4, convert 8.0.2 and mathjs 15.2.0
# (npm).
# One would guess: 1,000 kilograms and 1,000 kilobytes.
# What happens: for convert-units t is the ton of 2,000 pounds, a tonne is mt, which the SI has for millitonne, and MB is 1,024 KB.
# Seen:
#   convert-units  907.184 kg  1024
#   convert        1000 kg     1000
#   mathjs         1000 kg     1000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'convert-units@2.3.4' 'convert@8.0.2' 'mathjs@15.2.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { convert } from 'convert'
import convertUnits from 'convert-units'
import { unit } from 'mathjs'

for (const [name, tonne, megabyte] of [
  ['convert-units', convertUnits(1).from('t').to('kg'), convertUnits(1).from('MB').to('KB')],
  ['convert', convert(1, 't').to('kg'), convert(1, 'MB').to('kB')],
  ['mathjs', unit(1, 't').toNumber('kg'), unit(1, 'MB').toNumber('kB')],
]) {
  console.log(name.padEnd(14), `${tonne} kg`.padEnd(11), megabyte)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
