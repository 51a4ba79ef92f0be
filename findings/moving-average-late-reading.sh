#!/usr/bin/env bash
# Subject: the exponential moving average of readings each minute, one of which arrives late, by moving-average 1.0.1 (npm), which
# takes the time of each reading.
# One would guess: a late reading has a small weight, or none; an average lies between the readings.
# What happens: its weight is negative, and grows with the delay: five minutes late it makes -2 of readings between 20 and 22, ten
# minutes late -3386. The variance is below 0 and the deviation `NaN`. No error.
# Seen: 31 readings of 20 to 22, a span of one minute, and then one more of 21, late by the time of the newest
#   in time: average 20.9, variance 0.1, deviation 0.3
#   2 minutes late: average 19.9, variance 1.2, deviation 1.1
#   5 minutes late: average -2.0, variance -477.4, deviation NaN
#   10 minutes late: average -3386.4, variance -11603328.0, deviation NaN
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'moving-average@1.0.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import movingAverage from 'moving-average'

const minute = 60_000
for (const late of [0, 2, 5, 10]) {
  const average = movingAverage(minute)
  for (let time = 1; time <= 31; time += 1) average.push(time * minute, 20 + (time % 3))
  average.push((late === 0 ? 32 : 31 - late) * minute, 21)
  console.log(`${late === 0 ? 'in time' : `${late} minutes late`}: average ${average.movingAverage().toFixed(1)},`
    + ` variance ${average.variance().toFixed(1)}, deviation ${average.deviation().toFixed(1)}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
