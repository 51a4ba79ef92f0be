#!/usr/bin/env bash
# Subject: the visitors of two sites in two years, two tables joined by site, by dataframe-js 1.4.4 (npm).
# One would guess: a row for each site, and two columns of visitors, or an error, as both columns have the same name.
# What happens: the second table’s rows are put below the first, by leftJoin, rightJoin and outerJoin, so a sum counts both years;
# by innerJoin the second year is gone. With names that differ there are two rows and two columns. If another column, such as the area,
# has changed in one row, that row is there twice.
# Seen:
#   innerJoin: A 10; B 20
#   leftJoin: A 10; B 20; A 11; B 21
#   outerJoin: A 10; B 20; A 11; B 21
#   leftJoin, years in the names: A 10 11; B 20 21
#   leftJoin, areas, one of which has changed: A 10 5 11; B 20 6 21; B 20 7 21
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'dataframe-js@1.4.4' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import library from 'dataframe-js'

const { DataFrame } = library
function show(title, join, first, second) {
  const rows = new DataFrame(first)[join](new DataFrame(second), 'site').toArray()
  console.log(`${title}: ${rows.map((row) => row.join(' ')).join('; ')}`)
}
const before = [{ site: 'A', visitors: 10 }, { site: 'B', visitors: 20 }]
const after = [{ site: 'A', visitors: 11 }, { site: 'B', visitors: 21 }]
for (const join of ['innerJoin', 'leftJoin', 'outerJoin']) show(join, join, before, after)
const named = (rows, name) => rows.map(({ site, visitors }) => ({ site, [name]: visitors }))
show('leftJoin, years in the names', 'leftJoin', named(before, 'in2025'), named(after, 'in2026'))
show(
  'leftJoin, areas, one of which has changed',
  'leftJoin',
  [{ site: 'A', in2025: 10, area: 5 }, { site: 'B', in2025: 20, area: 6 }],
  [{ site: 'A', in2026: 11, area: 5 }, { site: 'B', in2026: 21, area: 7 }],
)
JAVASCRIPT
node show.mjs >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
