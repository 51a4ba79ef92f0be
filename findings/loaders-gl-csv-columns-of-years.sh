#!/usr/bin/env bash
# Subject: a CSV table of visits with a column for each year, read by @loaders.gl/csv 4.5.2 (npm), with its options as they are.
# One would guess: the first line has the names of the columns, as it has in the same table with other names.
# What happens: a first line in which any name is a number counts as data. The site of the first row is named "site", the years are
# visits, and the columns have numbers for names.
# Seen:
#   site,before,after: {"site":"A","before":120,"after":130}
#   sums 220, 240
#   site,2025,2026: {"column1":"site","column2":2025,"column3":2026}
#   sums 2245, 2266
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@loaders.gl/core@4.5.4' '@loaders.gl/csv@4.5.2' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import { parse } from '@loaders.gl/core'
import { CSVLoader } from '@loaders.gl/csv'

for (const header of ['site,before,after', 'site,2025,2026']) {
  const { data } = await parse(`${header}\nA,120,130\nB,100,110\n`, CSVLoader)
  console.log(`${header}:`, JSON.stringify(data[0]))
  const sums = data.reduce(([a, b], row) => [a + Object.values(row)[1], b + Object.values(row)[2]], [0, 0])
  console.log('sums', sums.join(', '))
}
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
