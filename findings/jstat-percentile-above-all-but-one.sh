#!/usr/bin/env bash
# Subject: a high percentile of waits, by jstat 1.9.6 (npm), whose percentile() is that of Excel.
# One would guess: between the longest wait and the one before it, as from Excel, numpy and simple-statistics.
# What happens: the longest wait is left out, unless the percentile is 100. Each percentile above that of the second longest wait is
# the second longest wait: of ten waits from the 89th on, of twenty from the 95th on. Below that all is right.
# Seen: percentiles of ten waits in minutes, 1 to 9 and one of 60
#   50: jstat 5.5, simple-statistics 5.5
#   75: jstat 7.75, simple-statistics 7.75
#   88: jstat 8.92, simple-statistics 8.92
#   90: jstat 9, simple-statistics 14.1
#   95: jstat 9, simple-statistics 37.05
#   99: jstat 9, simple-statistics 55.41
#   100: jstat 60, simple-statistics 60
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'jstat@1.9.6' 'simple-statistics@7.12.1' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import jstat from 'jstat'
import { quantileSorted } from 'simple-statistics'

const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 60]
const shown = (minutes) => Number(minutes.toFixed(2))
for (const percent of [50, 75, 88, 90, 95, 99, 100]) {
  const share = percent / 100
  console.log(`${percent}: jstat ${shown(jstat.percentile(waits, share))},`
    + ` simple-statistics ${shown(quantileSorted(waits, share))}`)
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
