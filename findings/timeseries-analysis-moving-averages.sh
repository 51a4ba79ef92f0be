#!/usr/bin/env bash
# Subject: moving averages of four values in timeseries-analysis 1.0.12 (npm), for counts that rise from 10 to 20.
# One would guess: a linearly weighted average gives the latest count the largest weight, an exponential one passes its result on,
# and both contain the count of the day.
# What happens: the linear one gives the oldest the largest weight, and leaves the day itself out, as the simple one does; the
# exponential one knows only the day and the one before, so it follows a jump in two days whatever its period. The first four
# values are not averages.
# Seen:
#   counts                       10.0 10.0 10.0 10.0 10.0 20.0 20.0 20.0 20.0 20.0
#   linear, as defined           10.0 10.0 10.0 10.0 10.0 14.0 17.0 19.0 20.0 20.0
#   lwma({ period: 4 })          10.0 10.0 10.0 10.0 10.0 10.0 11.0 13.0 16.0 20.0
#   exponential, as defined      10.0 10.0 10.0 10.0 10.0 14.0 16.4 17.8 18.7 19.2
#   ema({ period: 4 })           10.0 10.0 10.0 10.0 10.0 14.0 20.0 20.0 20.0 20.0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'timeseries-analysis@1.0.12' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { createRequire } from 'node:module'

const timeseries = createRequire(import.meta.url)('timeseries-analysis')
const counts = [10, 10, 10, 10, 10, 20, 20, 20, 20, 20]
const series = counts.map((count, day) => [new Date(Date.UTC(2026, 4, day + 1)), count])
function show(title, values) {
  console.log(title.padEnd(28), values.map((value) => value.toFixed(1)).join(' '))
}
const last = (day) => counts.slice(Math.max(0, day - 3), day + 1)
show('counts', counts)
show('linear, as defined', counts.map((_, day) => {
  const weighted = last(day).map((count, index) => [count, index + 1])
  return weighted.reduce((sum, [count, weight]) => sum + count * weight, 0) / weighted.reduce((sum, [, weight]) => sum + weight, 0)
}))
show('lwma({ period: 4 })', new timeseries.main(series.slice()).lwma({ period: 4 }).toArray())
let mean = counts[0]
show('exponential, as defined', counts.map((count) => (mean += (count - mean) * (2 / 5))))
show('ema({ period: 4 })', new timeseries.main(series.slice()).ema({ period: 4 }).toArray())
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
