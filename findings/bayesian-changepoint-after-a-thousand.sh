#!/usr/bin/env bash
# Subject: the hour in which a level changes, found by bayesian-changepoint 1.0.1 (npm) in 1,000 and in 1,500 hours.
# One would guess: that hour, in both.
# What happens: a longer series is cut into parts of 1,000 values, and the first part is looked at each time. A change in the
# second part is never found, and one in the first is found twice, the second time at an hour after the end of the series. An
# example of a few weeks shows nothing.
# Seen:
#   1000 hours, change in 600: found in 600
#   1500 hours, change in 600: found in 600 and 1600
#   1500 hours, change in 1200: found in none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'bayesian-changepoint@1.0.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import changepoint from 'bayesian-changepoint'

/** Hourly levels with noise that is the same in each run: 0 before an hour, 10 from then on. */
function levels(hours, change) {
  let seed = 7
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  return Array.from({ length: hours }, (_, hour) => (hour < change ? 0 : 10) + random() + random() + random() - 1.5)
}
for (const [hours, change] of [[1000, 600], [1500, 600], [1500, 1200]]) {
  const detection = new changepoint.default({ breakpointVerifier: () => true })
  detection.exec(levels(hours, change))
  const found = detection.breakPoints().map(({ index }) => index)
  console.log(`${hours} hours, change in ${change}: found in ${found.join(' and ') || 'none'}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
