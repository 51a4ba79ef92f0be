#!/usr/bin/env bash
# Subject: a part of a JSON-stat cube, taken by `Slice()` of jsonstat-toolkit 2.2.2 (npm); its README says that `Dice()` creates a
# subset of the original.
# One would guess: the part is a cube of its own, and the original has all sites for the next part.
# What happens: the original is cut, too, and so is the object that was parsed from JSON. The next question, for another site,
# gets the counts of the first site: a category that is the only one of its dimension is not compared.
# Seen: the counts of site B, then those of site A from the same cube; the values of the parsed object; those of site A alone
#   B       30 40
#   A, x    30
#   A, y    40
#   parsed  30 40
#   A alone 10 20
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'jsonstat-toolkit@2.2.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import JSONstat from 'jsonstat-toolkit'

const text = JSON.stringify({
  version: '2.0',
  class: 'dataset',
  id: ['site', 'month'],
  size: [2, 2],
  dimension: { site: { category: { index: ['A', 'B'] } }, month: { category: { index: ['x', 'y'] } } },
  value: [10, 20, 30, 40],
})
const values = (cells) => [cells].flat().map((cell) => cell.value)
const parsed = JSON.parse(text)
const cube = JSONstat(parsed)
console.log('B      ', ...cube.Slice({ site: 'B' }).value)
for (const month of ['x', 'y']) console.log(`A, ${month}   `, ...values(cube.Data({ site: 'A', month })))
console.log('parsed ', ...parsed.value)
console.log('A alone', ...JSONstat(JSON.parse(text)).Slice({ site: 'A' }).value)
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
