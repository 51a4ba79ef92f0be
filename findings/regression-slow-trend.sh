#!/usr/bin/env bash
# Subject: the trend of a share over 100 weeks, by regression 2.0.1 (npm).
# One would guess: points on a line give that line, with the accuracy of a number; decimals matter where it is shown.
# What happens: slope and offset are rounded to two decimals before anything is made of them. A trend of 0.4 points a week
# is none, the forecast is flat, and R² of points on one line is 0.
# Seen: slope, offset, forecast for week 150 (it is 0.8) and R², as it is, and with precision: 6
#   linear       0 0.4 0.4 0
#   precision: 6 0.004 0.2 0.8 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'regression@2.0.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import regression from 'regression'

const shares = Array.from({ length: 101 }, (_, week) => [week, 0.2 + 0.004 * week])
for (const [name, options] of [
  ['linear', {}],
  ['precision: 6', { precision: 6 }],
]) {
  const line = regression.linear(shares, options)
  console.log(name.padEnd(12), ...line.equation, line.predict(150)[1], line.r2)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
