#!/usr/bin/env bash
# Subject: moving averages of daily counts with a day that has none, by moving-averages 4.0.6 (npm), whose data may have empty
# values.
# One would guess: the average of the days that have a count.
# What happens: the sum of those, divided by all days: with three days and equal counts a gap makes the average a third less, as a
# count of 0 does. The exponential average passes over it.
# Seen:
#   complete: counts 30 30 30 30 30 30 30
#     ma  - - 30.0 30.0 30.0 30.0 30.0
#     wma - - 30.0 30.0 30.0 30.0 30.0
#     ema 30.0 30.0 30.0 30.0 30.0 30.0 30.0
#   a gap:    counts 30 30 30 - 30 30 30
#     ma  - - 30.0 20.0 20.0 20.0 30.0
#     wma - - 30.0 15.0 20.0 25.0 30.0
#     ema 30.0 30.0 30.0 30.0 30.0 30.0 30.0
#   a zero:   counts 30 30 30 0 30 30 30
#     ma  - - 30.0 20.0 20.0 20.0 30.0
#     wma - - 30.0 15.0 20.0 25.0 30.0
#     ema 30.0 30.0 30.0 15.0 22.5 26.3 28.1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'moving-averages@4.0.6' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import averages from 'moving-averages'

function show(title, counts) {
  const list = (values) => Array.from(values, (value) => (value === undefined ? '-' : value.toFixed(1))).join(' ')
  console.log(`${title} counts ${counts.map((count) => count ?? '-').join(' ')}`)
  for (const name of ['ma', 'wma', 'ema']) console.log(`  ${name.padEnd(3)}`, list(averages[name](counts, 3)))
}
show('complete:', [30, 30, 30, 30, 30, 30, 30])
show('a gap:   ', [30, 30, 30, undefined, 30, 30, 30])
show('a zero:  ', [30, 30, 30, 0, 30, 30, 30])
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
