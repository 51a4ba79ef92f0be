#!/usr/bin/env bash
# Subject: the mean of waits by their density, from create() and getExpectedValueFromPdf() of pdfast 0.2.0 (npm).
# One would guess: about the mean of the waits, on any grid: a kernel is laid around each wait.
# What happens: it is laid around the grid point below the wait, so the whole curve is moved to the left by half a step on average,
# and by a whole one where waits are just below a point. It is right for waits on the grid and, nearly, for a fine grid.
# Seen: six waits from 2.9 to 7.8 minutes, mean 5.33; the mean by the density from 0 to 12 minutes
#   steps of 2 minutes: 4.00
#   steps of 1 minute: 4.50
#   steps of 0.5 minutes: 5.00
#   steps of 0.01 minutes: 5.33
#   4.9 minutes, three times, steps of 1 minute: 4.00
#   5 minutes, three times, steps of 1 minute: 5.00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'pdfast@0.2.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import density from 'pdfast'

function show(title, waits, step) {
  const curve = density.create(waits, { min: 0, max: 12, size: Math.round(12 / step) + 1, width: 2 })
  console.log(`${title}: ${density.getExpectedValueFromPdf(curve).toFixed(2)}`)
}
const waits = [2.9, 3.8, 4.9, 5.7, 6.9, 7.8]
for (const step of [2, 1, 0.5, 0.01]) show(`steps of ${step} minute${step === 1 ? '' : 's'}`, waits, step)
show('4.9 minutes, three times, steps of 1 minute', [4.9, 4.9, 4.9], 1)
show('5 minutes, three times, steps of 1 minute', [5, 5, 5], 1)
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
