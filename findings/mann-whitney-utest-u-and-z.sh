#!/usr/bin/env bash
# Subject: whether two weeks of counts differ, by the Mann-Whitney test of mann-whitney-utest 1.0.5 and
# @tainakanchu/mann-whitney-utest 1.1.0 (npm).
# One would guess: significant() compares U with its critical value at 5 %, or z with 1.96.
# What happens: it compares U with z, two measures of the same difference. Two lists of one count each differ significantly, and two
# of twenty with z 4.7 do not, as soon as a few counts overlap.
# Seen: counts of two weeks, the smaller U, z, and what both libraries say
#   1 and 1, apart: U 0, z 1.00: true true
#   2 and 2, apart: U 0, z 1.55: true true
#   8 and 8, a few overlap: U 8, z 2.53: false false
#   20 and 20, a few overlap: U 24.5, z 4.75: false false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'mann-whitney-utest@1.0.5' '@tainakanchu/mann-whitney-utest@1.1.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import other from '@tainakanchu/mann-whitney-utest'
import library from 'mann-whitney-utest'

const range = (from, count) => Array.from({ length: count }, (_, step) => from + step)
function show(title, ...samples) {
  const values = library.test(samples)
  const z = library.criticalValue(values, samples)
  console.log(`${title}: U ${Math.min(...values)}, z ${z.toFixed(2)}: ${library.significant(values, samples)}`
    + ` ${other.significant(other.test(samples), samples)}`)
}
show('1 and 1, apart', [10], [12])
show('2 and 2, apart', [10, 11], [12, 13])
show('8 and 8, a few overlap', range(1, 8), range(5, 8))
show('20 and 20, a few overlap', range(1, 20), range(14, 20))
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
